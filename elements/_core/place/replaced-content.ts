import { WORDLESS } from '../../../page/activation/wordless.js';
import type { HtmlForm } from '../declare/html-form.js';
import { authoredNodes, isMeaningful, isUnknown } from '../read/dom-content.js';
import { looksUnclosed } from '../read/parsed-tag.js';
import { keepUse } from '../write/keep-use.js';
import { hideFallback, NOTHING_LEFT, parted, showFallback } from './light-children.js';
import { showInShadow } from './shadow-styles.js';

/** A view with a live node, or with a name for assistive technology alone, is not empty. An empty button is. */
const SOMETHING = `${WORDLESS}, slot, [aria-label]`;

/** A view that stands, and what it means for the author's content. */
interface Standing {
  readonly host: HTMLElement;
  readonly container: HTMLElement;
  readonly isIsolated: boolean;
  /** True if the view shows nothing, so that the author's content stays in sight. */
  readonly isEmpty: boolean;
  /** True if the tag has swallowed what was to follow it, so that this is to be read behind the view. */
  readonly isUnclosed: boolean;
}

/** Hides what a view replaces, and puts the nodes that it has no place for ahead of it or behind it. */
export function hideReplaced(standing: Standing, leftover: readonly Node[]): void {
  const { host, container, isIsolated, isEmpty, isUnclosed } = standing;
  container.style.display = isEmpty ? 'none' : '';
  if (isIsolated)
    keepUse(host, () => {
      takeOut(host, leftover);
      const { shown, ahead } = besideView(host, leftover, isEmpty || isUnclosed);
      showInShadow(container.parentNode!, container, shown, ahead);
    });
  else if (isEmpty) showFallback(host);
  else {
    if (isUnclosed && host.firstChild !== container) keepUse(host, () => host.prepend(container));
    const { behind } = isUnclosed ? NOTHING_LEFT : parted(authoredNodes(host), leftover);
    hideFallback(host, isUnclosed ? isSlotted : (node) => !leftover.includes(node));
    takeOut(host, leftover);
    const [next] = behind;
    if (next && container.nextSibling !== next) keepUse(host, () => host.insertBefore(container, next));
  }
}

/** The children that stay in sight beside a view in a shadow root: all of them, or those that it has no place for. */
function besideView(host: Element, leftover: readonly Node[], isAll: boolean) {
  const children = [...host.childNodes];
  if (isAll) return { shown: children, ahead: [] };
  const shown = children.filter((node) => leftover.includes(node) || isUnknown(host, node));
  return { shown, ahead: parted(authoredNodes(host), leftover).ahead };
}

/** Nodes that have no place in the view come out of the fallback, or out of the element around them that has one. */
function takeOut(host: Element, leftover: readonly Node[]): void {
  for (const node of leftover) if (node.parentNode !== host) host.append(node);
}

/** Tells whether a tag has swallowed what was to follow it: its view lacks words that stand in it. */
export const swallows = (host: Element, view: Element, form: HtmlForm | undefined): boolean =>
  !form?.isReworded &&
  looksUnclosed(host) &&
  authoredNodes(host).some((node) => isMeaningful(node) && !isSlotted(node) && !says(view, node));

const isSlotted = (node: Node) => node instanceof Element && node.slot !== '';

/** A view may put words of its own between those of an author. */
const says = (view: Node, node: Node, said = spoken(view)): boolean =>
  said.includes(spoken(node)) ||
  (node.hasChildNodes() &&
    [...node.childNodes].filter(isMeaningful).every((child) => says(view, child, said)));
const spoken = ({ textContent }: Node) => (textContent ?? '').replace(/\s+/g, '');

export const showsAnything = (view: Element): boolean =>
  view.textContent!.trim() !== '' || view.querySelector(SOMETHING) !== null;
