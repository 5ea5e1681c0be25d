import { VIEW_CLASS } from '../../../page/activation/prerendered.js';
import { LIVE_SLOT, type LivePlaces, STAND_IN_MARK } from '../declare/live.js';
import { keepKey, noteOfPage, parentOf } from './node-keys.js';

// The live nodes of tags whose views show them. Where its author has written such a node, an empty template stands in for it,
// so that its place is known.
const originals = new WeakMap<Node, Element>();
const standIns = new WeakMap<Node, HTMLTemplateElement>();
const redirected = new WeakSet<Node>();

/** The template that stands in for a node that a view shows, or undefined for any other node. */
export const standInOf = (node: Node): HTMLTemplateElement | undefined => standIns.get(node);

/** The node that a template stands in for, any other node itself, or undefined where a script has taken the node away. */
export function original(node: Node): Node | undefined {
  const shown = originals.get(node);
  return shown ? (isShown(shown) ? shown : undefined) : node;
}

function isShown(node: Element): boolean {
  const parent = parentOf(node);
  return parent !== null && (slotOf(node).startsWith(LIVE_SLOT) || isLiveSlot(parent));
}

// A live form may have fields of any name, which hide its own members.
const { getAttribute, removeAttribute, setAttribute } = Element.prototype;
const slotOf = (node: Element): string => getAttribute.call(node, 'slot') ?? '';
const isConnected = (node: Node): boolean => Reflect.get(Node.prototype, 'isConnected', node) as boolean;

const isLiveSlot = (node: Node): node is HTMLSlotElement =>
  node instanceof HTMLSlotElement && node.name.startsWith(LIVE_SLOT);

/** The slots for live nodes in a part of a view that are the view's own, and not those of a tag in it. */
const slotsIn = (part: Element, view = part): HTMLSlotElement[] =>
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
function standIn(host: Element, node: Element, key: string, template?: HTMLTemplateElement): void {
  const stand = template ?? document.createElement('template');
  if (!template) {
    stand.setAttribute(STAND_IN_MARK, key);
    parentOf(node)!.insertBefore(stand, node);
  }
  keepKey(host, node, key);
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
function move(node: Node, into: Node, before: Node | null = null): void {
  const { moveBefore } = into as Partial<MovesNodes>;
  if (moveBefore && isConnected(node) && into.isConnected) moveBefore.call(into, node, before);
  // A tag's own `insertBefore` is for frameworks, and brings the node home first.
  else Node.prototype.insertBefore.call(into, node, before);
}

/** Puts a node that a view shows back where its author has written it. Leaves any other where it is. */
export function goHome(node: Node): void {
  const template = standIns.get(node);
  if (!template) return;
  const element = node as Element;
  standIns.delete(node);
  originals.delete(template);
  if (isShown(element) && template.parentNode) move(node, template.parentNode, template);
  if (slotOf(element).startsWith(LIVE_SLOT)) removeAttribute.call(element, 'slot');
  template.remove();
}

/** Moves the live nodes of one tag into its view, and back. */
export class Places implements LivePlaces {
  readonly #host: Element;
  /** The nodes that the view shows, by the ends of the names of their slots. */
  readonly #shown = new Map<string, Element>();

  constructor(host: Element) {
    this.#host = host;
  }

  claim(container: Element, fallback: ParentNode | undefined): void {
    const shown = shownIn(this.#host, [container]);
    for (const template of standInsOf(this.#host, fallback)) {
      const key = template.getAttribute(STAND_IN_MARK)!;
      const node = shown.get(key);
      if (!node) continue;
      standIn(this.#host, node, key, template);
      this.#shown.set(key, node);
    }
  }

  show(container: Element, holes: ReadonlyMap<string, Element>, isIsolated: boolean): void {
    const slots = byKey(slotsIn(container));
    for (const [key, node] of this.#shown)
      if (holes.get(key) !== node || !slots.has(key)) {
        goHome(node);
        this.#shown.delete(key);
      }
    for (const [key, node] of holes) {
      const slot = slots.get(key);
      if (!slot) continue;
      this.#shown.set(key, node);
      if (!standIns.has(node)) standIn(this.#host, node, key);
      if (!isIsolated) {
        if (parentOf(node) !== slot) move(node, slot);
        continue;
      }
      if (slotOf(node) !== slot.name) setAttribute.call(node, 'slot', slot.name);
      if (parentOf(node) !== this.#host) move(node, this.#host);
      if (this.#host.shadowRoot?.slotAssignment === 'manual') slot.assign(node);
    }
  }

  bringHome(): void {
    for (const node of this.#shown.values()) goHome(node);
    this.#shown.clear();
  }
}

/** Puts the live nodes of a copied tag where their author wrote them: a copy of it has copies of them in a copy of its view. */
export function restoreCopies(
  host: Element,
  views: readonly Element[],
  fallback: ParentNode | undefined,
): void {
  const shown = shownIn(host, views);
  for (const template of standInsOf(host, fallback)) {
    const node = shown.get(template.getAttribute(STAND_IN_MARK)!);
    if (node) {
      removeAttribute.call(node, 'slot');
      noteOfPage(node);
    }
    template.replaceWith(...(node ? [node] : []));
  }
}

/**
 * Changes a view's nodes. Its live nodes are no part of it: they wait beside it, in the page, and come into the slots that
 * show them then.
 *
 * @param change is given what takes the live nodes out of a part of the view that goes.
 */
export function besideChange(view: Element, change: (setAside: (part: Node) => void) => void): void {
  const aside = Object.assign(document.createElement('slot'), { name: LIVE_SLOT, hidden: true });
  const waiting: [name: string, node: Element][] = [];
  change((part) => {
    if (!(part instanceof Element)) return;
    for (const slot of isLiveSlot(part) ? [part] : slotsIn(part, view))
      for (const live of [...slot.children]) {
        if (!aside.isConnected) view.after(aside);
        move(live, aside);
        waiting.push([slot.name, live]);
      }
  });
  if (waiting.length > 0) {
    const slots = new Map(slotsIn(view).map((slot) => [slot.name, slot]));
    for (const [name, node] of waiting) {
      const slot = slots.get(name);
      if (slot) move(node, slot);
      else goHome(node);
    }
  }
  aside.remove();
}

const byKey = (slots: readonly HTMLSlotElement[]) =>
  new Map(slots.map((slot) => [slot.name.slice(LIVE_SLOT.length), slot]));

/** The nodes in the slots of views, and those of a tag that a shadow root shows, by the ends of the names of their slots. */
function shownIn(host: Element, views: readonly Element[]): Map<string, Element> {
  const shown = new Map<string, Element>();
  for (const child of host.children)
    if (slotOf(child).startsWith(LIVE_SLOT)) shown.set(slotOf(child).slice(LIVE_SLOT.length), child);
  for (const [key, slot] of byKey(views.flatMap((view) => slotsIn(view))))
    if (slot.firstElementChild) shown.set(key, slot.firstElementChild);
  return shown;
}

/** The templates in a tag that stand in for nodes which are not known yet. */
function standInsOf(host: Element, fallback: ParentNode | undefined): HTMLTemplateElement[] {
  const roots = fallback ? [host, fallback] : [host];
  const all = roots.flatMap((root) => [
    ...root.querySelectorAll<HTMLTemplateElement>(`template[${STAND_IN_MARK}]`),
  ]);
  return all.filter((template) => !originals.has(template));
}
