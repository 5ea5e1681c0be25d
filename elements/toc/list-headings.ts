import type { WantedHeadings } from '../_core/declare/controller.js';
import type { Tree } from '../_core/declare/tree.js';
import { validClassNames } from './class-list.js';
import { checkHeadingRange, DEFAULT_LEVELS } from './heading-range.js';
import { isHidden, wordsOfHeading } from './heading-words.js';

/** The elements of a page, in a browser or of a server's parser, each of which knows where it is. */
export interface HeadingTree<Node> extends Tree<Node> {
  /** The parent element, or the host if the element is at the top of a shadow root. */
  parent(element: Node): Node | undefined;
  /** Whether nobody sees an element and what is in it. A browser asks its layout instead. */
  isHidden?(element: Node): boolean;
}

/** A heading that contents list. */
export interface ListedHeading<Node> {
  readonly element: Node;
  readonly value: string;
  readonly level: number;
}

const HEADING = /^h[1-6]$/;
const APART = /^(?:nav|header|footer|dialog|uni-toc|svg|math)$/;
const APART_ROLES = /^(?:navigation|banner|contentinfo|(?:alert)?dialog)$/;
const IGNORED = ['data-toc-ignore', 'toc-ignore'];

/**
 * The headings among those of a page that contents list: of the levels and classes that are wanted, with words of their
 * own, in no other heading, and in nothing that is no part of the content or that readers do not get.
 *
 * @param headings all headings of the page, or of a part of it.
 * @throws Error as `checkHeadingRange` does.
 */
export function listHeadings<Node>(
  headings: readonly Node[],
  wanted: WantedHeadings,
  tree: HeadingTree<Node>,
): ListedHeading<Node>[] {
  const { start, stop } = checkHeadingRange(
    wanted.startLevel || DEFAULT_LEVELS.startLevel,
    wanted.stopLevel || DEFAULT_LEVELS.stopLevel,
  );
  const [included, ignored] = [validClassNames(wanted.includeClasses), validClassNames(wanted.ignoreClasses)];
  /** Each element is judged once, because headings share those around them. */
  const known = new Map<Node, boolean | undefined>();

  const hasClass = (element: Node, names: readonly string[]) =>
    names.length > 0 &&
    (tree.attribute(element, 'class') ?? '').split(/\s+/).some((name) => names.includes(name));
  const isApart = (element: Node): boolean =>
    APART.test(tree.name(element)!) ||
    APART_ROLES.test(tree.attribute(element, 'role') ?? '') ||
    isHidden(element, tree) ||
    IGNORED.some((name) => typeof tree.attribute(element, name) === 'string') ||
    tree.isHidden?.(element) === true ||
    hasClass(element, ignored);
  /** Whether an element counts by its classes or those around it, or undefined if it is no part of what is listed. */
  const judge = (element: Node): boolean | undefined => {
    const around = judgeInside(tree.parent(element));
    return around === undefined || isApart(element) ? undefined : around || hasClass(element, included);
  };
  const judgeInside = (element: Node | undefined): boolean | undefined => {
    if (element === undefined) return included.length === 0;
    if (!known.has(element))
      known.set(element, HEADING.test(tree.name(element)!) ? undefined : judge(element));
    return known.get(element);
  };

  return headings.flatMap((element) => {
    const level = Number(tree.name(element)![1]);
    if (level < start || level > stop || !judge(element)) return [];
    const value = wordsOfHeading(element, tree);
    return value === '' ? [] : [{ element, value, level }];
  });
}

/** The innermost element that has all words of a heading, because an editor may put the language there. */
export function wholeWords<Node>(element: Node, tree: Tree<Node>): Node {
  const isSaid = (node: Node) =>
    tree.name(node) === undefined ? tree.text(node).trim() !== '' : tree.name(node) !== '#comment';
  const [only, ...others] = [...tree.children(element)].filter(isSaid);
  const isAround = only !== undefined && others.length === 0 && tree.name(only) !== undefined;
  return isAround ? wholeWords(only, tree) : element;
}
