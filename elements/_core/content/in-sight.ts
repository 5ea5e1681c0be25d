import type { Kept } from '../critic/unseen.js';
import type { ResolvedProps, ViewDefinition } from '../define.js';
import {
  asideIn,
  authoredNodes,
  bringBack,
  isMeaningful,
  readAuthored,
  stash,
  VIEW_CLASS,
} from '../light-children.js';
import { givesContent } from '../names.js';
import { looksUnclosed } from '../parsed-tag.js';
import { loadCritic, mayBeUnseen, theCritic } from '../props/doubts.js';

/** What has to come first, before anybody can say what becomes of an element's content. */
export type Doubt = Promise<void>;

/** What becomes of the content of an element whose view stands; what has to be told is. */
export function judge(
  host: Element,
  definition: ViewDefinition,
  view: Element,
  props: ResolvedProps,
  isBad: () => boolean,
  isFirst: boolean,
): Kept | Doubt | undefined {
  const content = contentOf(host);
  if (!content.some(isMeaningful) || !mayBeUnseen(content, view)) return undefined;
  return (
    loadCritic() ??
    theCritic()?.keptContent({
      definition,
      props,
      authored: readAuthored(host),
      isContent: givesContent(definition, (name) => host.hasAttribute(name)),
      shown: view.innerHTML,
      isBad,
      isFirst,
      isUnclosed: () => looksUnclosed(host, definition.display === 'inline'),
    })
  );
}

function contentOf(host: Element): Node[] {
  const { firstChild } = host;
  if (!firstChild || (firstChild === host.lastChild && host.firstElementChild?.className === VIEW_CLASS))
    return [];
  return [...(asideIn(host)?.childNodes ?? authoredNodes(host))];
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
