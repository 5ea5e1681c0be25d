import type { Root } from 'react-dom/client';
import { livingViews } from './react-source.js';
import { isNeedOfReact } from './static-renderer/needs-react.js';
import type { StillView } from './static-renderer/walk-view.js';

/** One view to render in a batch. */
export interface RenderJob extends StillView {
  /** A living root renders it; without one it is still: rendered without React. */
  readonly root: Root | undefined;
  /** A server's view to take over as it stands, by a new root that is handed to `rooted`. */
  readonly hydrates?: HTMLElement;
  rooted(root: Root): void;
  /** Renders a still view. @throws NeedsReact, or what the view throws. */
  show(): void;
  /** Called when a still view has what only React can render. */
  leaveToReact(what: string): void;
  /** Called with what the view threw, now or at a later update, once React has finished. */
  fail(error: unknown): void;
}

/**
 * Renders all jobs in one task, so that the page is laid out once. Living views need React: it must have been loaded.
 *
 * @returns the jobs whose view did not throw.
 */
export function renderBatch(jobs: readonly RenderJob[]): RenderJob[] {
  const failed = new Set<RenderJob>();
  const living = jobs.filter(isLiving);
  if (living.length > 0) {
    livingViews()?.renderLiving(living, (job, error) => {
      failed.add(job);
      queueMicrotask(() => job.fail(error));
    });
  }
  for (const job of jobs) {
    if (isLiving(job)) continue;
    try {
      job.show();
    } catch (error) {
      failed.add(job);
      queueMicrotask(() => (isNeedOfReact(error) ? job.leaveToReact(error.message) : job.fail(error)));
    }
  }
  return jobs.filter((job) => !failed.has(job));
}

const isLiving = ({ root, hydrates }: RenderJob) => root !== undefined || hydrates !== undefined;
