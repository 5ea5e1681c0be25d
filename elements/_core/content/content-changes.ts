import { asideIn, authoredNodes, HOLDER_MARK, isMeaningful, VIEW_CLASS } from '../light-children.js';

const ALL_CHANGES = { childList: true, characterData: true, subtree: true } as const;

/** By the elements, and what they have put aside. */
const followed = new WeakMap<Node, () => void>();
/** One for the page. */
let observer: MutationObserver | undefined;

/**
 * Tells of what somebody, as a rule a framework, makes of the content of an element whose view stands: of changes in what
 * was put aside, and of texts and slots that are written into the element itself, or all that was put aside once more.
 * Other markup there is no content but somebody's own in the place of the view, as personalisation writes it, and stays.
 * In an isolated element all of it stands in the element.
 */
export function followContent(host: Element, changed: () => void): void {
  observer ??= new MutationObserver(tell);
  const aside = asideIn(host);
  if (!followed.has(host))
    observer.observe(host, host.hasAttribute('isolated') ? ALL_CHANGES : { childList: true });
  if (aside && !followed.has(aside)) observer.observe(aside, ALL_CHANGES);
  for (const node of [host, aside]) if (node) followed.set(node, changed);
}

/** The view goes, and what was put aside comes back. */
export function leaveContent(host: Element): void {
  for (const node of [host, asideIn(host)]) if (node) followed.delete(node);
}

function tell(records: readonly MutationRecord[]): void {
  const changes = new Set<() => void>();
  for (const { target, removedNodes } of records) {
    const place = placeOf(target);
    const changed = place && followed.get(place);
    if (changed && (place !== target || isNews(place, removedNodes))) changes.add(changed);
  }
  for (const changed of changes) changed();
}

/** The element, or what it has put aside, in which something has changed. */
function placeOf(target: Node): Node | undefined {
  for (let node: Node | null = target; node; node = node.parentNode) if (followed.has(node)) return node;
  return undefined;
}

const isNews = (place: Node, removed: NodeList): boolean =>
  !(place instanceof Element) || place.hasAttribute('isolated') || hasNewContent(place, removed);

function hasNewContent(host: Element, removed: NodeList): boolean {
  const nodes = authoredNodes(host).filter(isMeaningful);
  if (nodes.length === 0) return [...removed].some(isOurs);
  return (
    nodes.every((node) => !(node instanceof Element) || node.hasAttribute('slot')) ||
    [...removed].some((node) => isOurs(node) && hold(node, nodes))
  );
}

/** Whether these nodes are what somebody has taken away as put aside: the tag is written anew as its server does it. */
function hold(holder: Node, nodes: readonly Node[]): boolean {
  if (!(holder instanceof HTMLTemplateElement)) return false;
  const held = [...holder.content.childNodes].filter(isMeaningful);
  return held.length === nodes.length && held.every((node, at) => node.isEqualNode(nodes[at]!));
}

/** The view, or what was put aside for it. */
const isOurs = (node: Node): boolean =>
  node instanceof Element && (node.className === VIEW_CLASS || node.hasAttribute(HOLDER_MARK));
