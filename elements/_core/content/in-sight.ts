import type { ResolvedProps, ViewDefinition } from '../definition.js';
import { givesContent, type Kept, keptContent } from '../props/unseen.js';
import {
  asideIn,
  authoredNodes,
  bringBack,
  isMeaningful,
  readAuthored,
  stash,
  VIEW_CLASS,
} from './authored-content.js';
import { looksUnclosed } from './closed-tag.js';

/** What becomes of the content of an element whose view stands; what has to be told is. */
export function judge(
  host: Element,
  definition: ViewDefinition,
  view: Element,
  props: ResolvedProps,
  isBad: () => boolean,
  isFirst: boolean,
): Kept | undefined {
  if (!hasContent(host)) return undefined;
  return keptContent({
    definition,
    props,
    authored: readAuthored(host),
    isContent: givesContent(definition, (name) => host.hasAttribute(name)),
    shown: view.innerHTML,
    isBad,
    isFirst,
    isUnclosed: () => looksUnclosed(host, definition.display === 'inline'),
  });
}

function hasContent(host: Element): boolean {
  const { firstChild } = host;
  if (!firstChild || (firstChild === host.lastChild && host.firstElementChild?.className === VIEW_CLASS))
    return false;
  return [...(asideIn(host)?.childNodes ?? authoredNodes(host))].some(isMeaningful);
}

/** Shows the authored content with a view, in a shadow root by slots. */
export function keepInSight(host: Element, view: HTMLElement, kept: Kept): void {
  bringBack(host);
  view.style.display = kept === 'instead' ? 'none' : '';
  const root = view.parentNode;
  if (!(root instanceof ShadowRoot)) {
    if (kept === 'instead') return;
    // What was to follow the tag stands behind it.
    if (host.firstChild !== view) host.prepend(view);
    stash(host, isSlotted);
    return;
  }
  const slots = kept === 'instead' ? ['', ...[...host.children].map(({ slot }) => slot)] : [''];
  const present = new Set([...root.querySelectorAll('slot')].map(({ name }) => name));
  for (const name of new Set(slots)) if (!present.has(name)) root.append(slotFor(name));
}

const isSlotted = (node: ChildNode) => node instanceof Element && node.slot !== '';

function slotFor(name: string): HTMLSlotElement {
  const slot = document.createElement('slot');
  slot.dataset.uniKept = '';
  if (name) slot.name = name;
  return slot;
}

/** The view has come to show all of it. */
export function hideContent(host: Element, view: HTMLElement): void {
  view.style.display = '';
  for (const slot of host.shadowRoot?.querySelectorAll('slot[data-uni-kept]') ?? []) slot.remove();
}
