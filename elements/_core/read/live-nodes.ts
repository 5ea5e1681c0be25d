import { VIEW_CLASS } from '../../../page/activation/prerendered.js';
import { LIVE_SLOT, STAND_IN_MARK } from '../declare/live.js';

// The live nodes of tags whose views show them. Where its author has written such a node, an empty template stands in for it,
// so that its place is known.
const originals = new WeakMap<Node, Element>();
const standIns = new WeakMap<Node, HTMLTemplateElement>();
const keys = new WeakMap<Node, string>();
const used = new WeakMap<Element, number>();
const redirected = new WeakSet<Node>();

/** The end of the name of a node's slot: the same as long as the node is in the tag. */
export function keyIn(host: Element, node: Node): string {
  const known = keys.get(node);
  if (known !== undefined) return known;
  const next = used.get(host) ?? 0;
  keys.set(node, String(next));
  used.set(host, next + 1);
  return String(next);
}

/** The template that stands in for a node that a view shows, or undefined for any other node. */
export const standInOf = (node: Node): HTMLTemplateElement | undefined => standIns.get(node);

/** The node that a template stands in for, any other node itself, or undefined where a script has taken the node away. */
export function original(node: Node): Node | undefined {
  const shown = originals.get(node);
  return shown ? (isShown(shown) ? shown : undefined) : node;
}

const isShown = ({ parentElement, slot }: Element) =>
  parentElement !== null && (slot.startsWith(LIVE_SLOT) || isLiveSlot(parentElement));

export const isLiveSlot = (node: Node): node is HTMLSlotElement =>
  node instanceof HTMLSlotElement && node.name.startsWith(LIVE_SLOT);

/** The slots for live nodes in a part of a view that are the view's own, and not those of a tag in it. */
export const slotsIn = (part: Element, view = part): HTMLSlotElement[] =>
  [...part.querySelectorAll('slot')].filter(
    (slot) => isLiveSlot(slot) && slot.closest(`.${VIEW_CLASS}`) === view,
  );

/** Child nodes as their author has written them. */
export function asWritten(nodes: Iterable<ChildNode>): ChildNode[] {
  return [...nodes].flatMap((node) => {
    // It is read where it was written.
    if (standIns.has(node)) return [];
    return (original(node) as ChildNode | undefined) ?? [];
  });
}

/**
 * Makes a template stand in for a node.
 *
 * @param template the one that a server has written in the node's place. Default: a new one where the node stands now.
 */
export function standIn(host: Element, node: Element, key: string, template?: HTMLTemplateElement): void {
  const stand = template ?? document.createElement('template');
  if (!template) {
    stand.setAttribute(STAND_IN_MARK, key);
    node.before(stand);
  }
  used.set(host, Math.max(used.get(host) ?? 0, Number(key) + 1));
  keys.set(node, key);
  originals.set(stand, node);
  standIns.set(node, stand);
  if (stand.parentNode !== host) redirect(stand.parentNode!);
}

/**
 * Frameworks remove nodes from the parent that they know, or put others before them. There, a template stands in for the
 * node.
 */
function redirect(parent: Node): void {
  if (redirected.has(parent)) return;
  redirected.add(parent);
  const { removeChild, insertBefore } = Node.prototype;
  Object.assign(parent, {
    removeChild<Child extends Node>(child: Child): Child {
      goHome(child);
      return removeChild.call(parent, child) as Child;
    },
    insertBefore<Child extends Node>(child: Child, before: Node | null): Child {
      goHome(child);
      return insertBefore.call(parent, child, (before && standInOf(before)) ?? before) as Child;
    },
  });
}

interface MovesNodes {
  moveBefore(node: Node, before: Node | null): void;
}

/** Moves a node, and keeps its state where the browser can. */
export function move(node: Node, into: Node, before: Node | null = null): void {
  const { moveBefore } = into as Partial<MovesNodes>;
  if (moveBefore && node.isConnected && into.isConnected) moveBefore.call(into, node, before);
  else into.insertBefore(node, before);
}

/** Puts a node that a view shows back where its author has written it. Leaves any other where it is. */
export function goHome(node: Node): void {
  const template = standIns.get(node);
  if (!template) return;
  const element = node as Element;
  standIns.delete(node);
  originals.delete(template);
  if (isShown(element) && template.parentNode) move(node, template.parentNode, template);
  if (element.slot.startsWith(LIVE_SLOT)) element.removeAttribute('slot');
  template.remove();
}
