import {
  applyDeferredAttributes,
  namesSetOn,
  PRERENDERED_MARK,
  viewRootOf,
} from '../../../page/for-elements.js';
import {
  asideIn,
  authoredNodes,
  INJECTED_MARK,
  isMeaningful,
  removeViews,
  stash,
  VIEW_CLASS,
} from '../content/authored-content.js';

type ElementClass = CustomElementConstructor & { readonly observedAttributes?: readonly string[] };

/** The view that a server rendered into a tag, where the tag says that it is up to date; its styles are set. */
export function prerenderedView(host: Element): HTMLElement | undefined {
  if (!host.hasAttribute(PRERENDERED_MARK)) return undefined;
  if (isOutdated(host)) {
    disownView(host);
    return undefined;
  }
  if (host.hasAttribute('isolated') && !host.shadowRoot) return undefined;
  const root = viewRootOf(host);
  const view = [...root.children].find(({ className }) => className === VIEW_CLASS);
  if (view) applyDeferredAttributes(root);
  return view as HTMLElement | undefined;
}

/**
 * Whether a tag says that it bears its view, and what is in it is none: torn on its way, or somebody else's. An empty tag
 * has nothing that could be shown in its place.
 */
export const isTorn = (host: Element): boolean =>
  host.hasAttribute(PRERENDERED_MARK) &&
  !host.hasAttribute('isolated') &&
  authoredNodes(host).some(isMeaningful);

/** Whether data of the element's were set before it had a class; many attributes and properties are none of its own. */
function isOutdated(host: Element): boolean {
  const { observedAttributes = [], prototype } = host.constructor as ElementClass;
  return namesSetOn(host).some((name) => name in prototype || observedAttributes.includes(name));
}

/** Takes the view away that somebody else has rendered into a tag, and what says so. */
export function disownView(host: Element): void {
  removeViews(host);
  for (const mark of [PRERENDERED_MARK, INJECTED_MARK]) host.removeAttribute(mark);
}

/** Copies a server's view, with its styles where it is isolated; gives what puts the copy into the place of all else. */
export function copyOfView(host: Element, view: Element): () => void {
  const root = viewRootOf(host);
  const copies = (root === host ? [view] : [...root.childNodes]).map((node) => node.cloneNode(true));
  const isAside = asideIn(host) !== undefined;
  return () => {
    if (isAside) stash(host);
    if (root === host) root.append(...copies);
    else root.replaceChildren(...copies);
  };
}
