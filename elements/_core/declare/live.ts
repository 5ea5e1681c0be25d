import type { Tree } from './tree.js';

/** The names of the slots in a view that show live nodes begin so. Sanitised HTML has no slots, so nobody else makes one. */
export const LIVE_SLOT = 'uni-live-';
/** An attribute of the template that holds the place of a live node. Its value is the end of the name of the node's slot. */
export const STAND_IN_MARK = 'data-uni-live';

/** Elements that are more than words and pictures: they load something, hear something, or keep what a visitor does. */
export const LIVE =
  /-|^(?:audio|canvas|dialog|embed|form|iframe|input|meter|output|progress|select|textarea|video)$/;
/** A sanitiser takes these out of rich text, too. */
const UNCOPIED = /^(?:button|fieldset|label|math|object|svg)$/;
const OTHER_HOST = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/** Boxes and their letters, as scripts make them. Authors write paragraphs, headings, lists, links and pictures. */
const BOX = /^(?:div|span|br)$/;
/**
 * Asks whether a copy of a node's HTML would not be the same: it is live, a picture of another host, or an element that a
 * script looks for to fill it, be it empty yet or filled before anybody reads it.
 *
 * @param remembered keeps answers about what is in a node, so that boxes in boxes are looked through once.
 */
export function uncopiedIn<Node>(
  tree: Tree<Node>,
  remembered: (ask: (node: Node) => boolean) => (node: Node) => boolean,
): (node: Node) => boolean {
  const all = (node: Node) => [...tree.children(node)];
  const isBoxes: (node: Node) => boolean = remembered(
    (node) => tree.name(node) === undefined || (BOX.test(tree.name(node)!) && all(node).every(isBoxes)),
  );
  const isEmpty = (node: Node) =>
    all(node).every((child) => tree.name(child) === undefined && tree.text(child).trim() === '');
  return (node) => {
    const name = tree.name(node) ?? '';
    if (LIVE.test(name) || UNCOPIED.test(name)) return true;
    if (name === 'img')
      return ['src', 'data-src'].some((attribute) => OTHER_HOST.test(tree.attribute(node, attribute) ?? ''));
    if (name !== 'div') return false;
    return [...tree.attributeNames(node)].some((each) =>
      each === 'id' ? isBoxes(node) : each.startsWith('data-') && isEmpty(node),
    );
  };
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
