import { Component, type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Labels, type LabelTexts } from '../../react-views/_shared/labels.js';
import { idPrefixOf } from './adoption.js';
import { VIEW_CLASS } from './authored-content.js';
import type { GatheredProps } from './definition.js';

/** One view to render in a batch. */
export interface RenderJob {
  readonly view: ComponentType<GatheredProps>;
  readonly props: GatheredProps;
  /** The views' own words in the language around the element. */
  readonly labels: LabelTexts;
  /** A living root renders it; without one it is rendered once and its nodes are handed to `place`. */
  readonly root: Root | undefined;
  /** A server's view to take over as it stands, by a new root that is handed to `rooted`. */
  readonly hydrates?: HTMLElement;
  rooted?(root: Root): void;
  /** Whether the element shows already what a view that keeps no root has rendered; it then stays as it is. */
  keeps(rendered: Element): boolean;
  /** Takes the container of a view that keeps no root. */
  place(container: HTMLElement): void;
  /** Called with what the view threw, now or at a later update, once React has finished. */
  fail(error: unknown): void;
}

// Two copies of React on one page count their ids alike; the prefix keeps them apart.
const COPY = Math.random().toString(36).slice(2, 6);
let prefixes = 0;

/**
 * Renders all jobs in one synchronous React flush, so that the page is laid out once. Views that keep no root share a
 * scratch root in an inert document, where pictures do not load; clones of their nodes carry nothing of React.
 *
 * @returns the jobs whose view did not throw.
 */
export function renderBatch(jobs: readonly RenderJob[]): RenderJob[] {
  const living = jobs.filter((job) => job.root ?? job.hydrates);
  const still = jobs.filter((job) => !(job.root ?? job.hydrates));
  const failed = new Set<RenderJob>();
  const report = (job: RenderJob) => (error: unknown) => {
    failed.add(job);
    queueMicrotask(() => job.fail(error));
  };
  const scratch = still.length > 0 ? new Scratch(still) : undefined;
  flushSync(() => {
    for (const job of living) renderLiving(job, guarded(job, report(job)));
    scratch?.renderTogether();
  });
  if (scratch?.failed) flushSync(() => scratch.renderApart(report));
  scratch?.placeClones(failed);
  return jobs.filter((job) => !failed.has(job));
}

function renderLiving({ root, hydrates, rooted }: RenderJob, view: ReactNode): void {
  if (root) root.render(view);
  else if (hydrates)
    rooted?.(hydrateRoot(hydrates, view, { ...rootOptions(), identifierPrefix: idPrefixOf(hydrates) }));
}

/** Where views are rendered that keep no root. */
class Scratch {
  failed = false;
  readonly #jobs: readonly RenderJob[];
  readonly #host = document.implementation.createHTMLDocument('').createElement('div');
  readonly #root = createRoot(this.#host, rootOptions());

  constructor(jobs: readonly RenderJob[]) {
    this.#jobs = jobs;
  }

  /** One boundary around all saves one around each; it is enough while nothing throws. */
  renderTogether(): void {
    const onError = () => {
      this.failed = true;
    };
    const views = this.#jobs.map((job) => contained(labelled(job)));
    this.#root.render(<Boundary onError={onError}>{createElement('div', null, ...views)}</Boundary>);
  }

  renderApart(report: (job: RenderJob) => (error: unknown) => void): void {
    const views = this.#jobs.map((job) => contained(guarded(job, report(job))));
    this.#root.render(createElement('div', null, ...views));
  }

  placeClones(failed: ReadonlySet<RenderJob>): void {
    let rendered = this.#host.firstElementChild?.firstElementChild ?? null;
    for (const job of this.#jobs) {
      if (rendered && !failed.has(job) && !job.keeps(rendered))
        job.place(document.importNode(rendered as HTMLElement, true));
      rendered = rendered?.nextElementSibling ?? null;
    }
  }
}

const contained = (view: ReactNode) => <div className={VIEW_CLASS}>{view}</div>;

const labelled = ({ view, props, labels }: RenderJob) => (
  <Labels value={labels}>{createElement(view, props)}</Labels>
);

const guarded = (job: RenderJob, onError: (error: unknown) => void) => (
  <Boundary onError={onError}>{labelled(job)}</Boundary>
);

/** A root that stays with one element, its ids apart from those of every other root. */
export function livingRoot(container: Element): Root {
  return createRoot(container, rootOptions());
}

/** Errors reach the element through its boundary, which says them once; React's own report would be a second. */
const rootOptions = () => ({ identifierPrefix: `${COPY}${prefixes++}`, onCaughtError: () => {} });

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children?: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
