import { Component, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ID_PREFIX_MARK } from '../../../page/wake/prerendered.js';
import { Labels } from '../../../react-views/_shared/text/labels.js';
import type { RenderJob } from './render-batch.js';

// Two copies of React on one page count their ids alike; the prefix keeps them apart.
const COPY = Math.random().toString(36).slice(2, 6);
let prefixes = 0;

/**
 * Renders views that have a root, or get one, in one synchronous React flush, so that the page is laid out once.
 *
 * @param report called with what a view threw, now or at a later update.
 */
export function renderLiving(
  jobs: readonly RenderJob[],
  report: (job: RenderJob, error: unknown) => void,
): void {
  flushSync(() => {
    for (const job of jobs) {
      const view = <Boundary onError={(error) => report(job, error)}>{labelled(job)}</Boundary>;
      if (job.root) job.root.render(view);
      else if (job.hydrates) job.rooted(hydrateRoot(job.hydrates, view, takenOverOptions(job.hydrates)));
    }
  });
}

const labelled = ({ view, props, labels }: RenderJob) => (
  <Labels value={labels}>{createElement(view, props)}</Labels>
);

/** A root that stays with one element, its ids apart from those of every other root. */
export function livingRoot(container: Element): Root {
  return createRoot(container, rootOptions());
}

/** Errors reach the element through its boundary, which says them once; React's own report would be a second. */
const rootOptions = () => ({ identifierPrefix: `${COPY}${prefixes++}`, onCaughtError: () => {} });

/** A view that somebody has changed meanwhile, as translators do, is rendered anew: that is no error. */
const takenOverOptions = (view: Element) => ({
  ...rootOptions(),
  identifierPrefix: idPrefixOf(view),
  onRecoverableError: () => {},
});

function idPrefixOf(view: Element): string {
  const { parentNode } = view;
  const host = parentNode instanceof ShadowRoot ? parentNode.host : view.parentElement;
  return host?.getAttribute(ID_PREFIX_MARK) ?? '';
}

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
