import type { Tree } from './tree.js';

/** The names of the slots in a view that show live nodes begin so. Sanitised HTML has no slots, so nobody else makes one. */
export const LIVE_SLOT = 'uni-live-';
/** On the template that stands where the author has written a live node, with the end of its slot's name. */
export const STAND_IN_MARK = 'data-uni-live';

/** Elements that are more than words and pictures: they load something, hear something, or keep what a visitor does. */
export const LIVE =
  /-|^(?:audio|canvas|dialog|embed|form|iframe|input|meter|output|progress|select|textarea|video)$/;
/** A sanitiser takes these out of rich text, too. */
const UNCOPIED = /^(?:button|fieldset|label|math|object|svg)$/;
const OTHER_HOST = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/**
 * True if a copy of a node's HTML would not be the same: it is live, a picture of another host, or an empty element
 * that a script looks for to fill it.
 */
export function isUncopied<Node>(node: Node, tree: Tree<Node>): boolean {
  const name = tree.name(node) ?? '';
  if (LIVE.test(name) || UNCOPIED.test(name)) return true;
  if (name === 'img')
    return ['src', 'data-src'].some((attribute) => OTHER_HOST.test(tree.attribute(node, attribute) ?? ''));
  if (name !== 'div') return false;
  for (const child of tree.children(node))
    if (tree.name(child) !== undefined || tree.text(child).trim() !== '') return false;
  for (const attribute of tree.attributeNames(node))
    if (attribute === 'id' || attribute.startsWith('data-')) return true;
  return false;
}

/** The live nodes of one tag, and where they are. */
export interface LivePlaces {
  /** Pairs the nodes in a served view's slots with the templates that stand in for them. */
  claim(container: Element, fallback: ParentNode | undefined): void;
  /** Moves live nodes into the slots that the view has for them, and those for which it has none back to their places. */
  show(container: Element, holes: ReadonlyMap<string, Element>, isIsolated: boolean): void;
  /** Moves all of them back to where their author has written them. */
  bringHome(): void;
}
