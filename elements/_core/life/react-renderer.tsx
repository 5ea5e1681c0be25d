import { Component, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ID_PREFIX_MARK } from '../../../page/wake/prerendered.js';
import { Labels } from '../../../react-views/_shared/text/labels-context.js';
import type { ReactRenderer, Shown } from './renderer.js';

// Two copies of React on one page count their ids alike; the prefix keeps them apart.
const COPY = Math.random().toString(36).slice(2, 6);
let prefixes = 0;

const roots = new WeakMap<Element, Root>();

/** Renders by React: each container is a root. */
export const reactRenderer: ReactRenderer = {
  show(views) {
    for (const { place } of views) place();
    flushSync(() => {
      for (const shown of views) rootOf(shown.container).render(bounded(shown));
    });
  },
  hydrate(shown) {
    const { container } = shown;
    flushSync(() => {
      const prefix = idPrefixOf(container);
      roots.set(container, hydrateRoot(container, bounded(shown), hydratedOptions(prefix)));
    });
  },
  remove(container) {
    roots.get(container)?.unmount();
    roots.delete(container);
  },
};

const bounded = ({ view, props, labels, fail }: Shown) => (
  <Boundary onError={fail}>
    <Labels value={labels}>{createElement(view, props)}</Labels>
  </Boundary>
);

function rootOf(container: Element): Root {
  const root = roots.get(container) ?? createRoot(container, rootOptions());
  roots.set(container, root);
  return root;
}

/**
 * The ids of a root are apart from those of every other. Errors reach the element through its boundary, which says them
 * once; React's own report would be a second.
 */
const rootOptions = () => ({ identifierPrefix: `${COPY}${prefixes++}`, onCaughtError: () => {} });

/** A view that somebody has changed meanwhile, as translators do, is rendered anew: that is no error. */
const hydratedOptions = (identifierPrefix: string) => ({
  ...rootOptions(),
  identifierPrefix,
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
