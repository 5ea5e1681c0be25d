import { DOM } from '../_core/read/dom-content.js';
import { languageAround } from '../_core/read/language-around.js';
import { headingIds } from './heading-ids.js';
import { type HeadingTree, listHeadings, wholeWords } from './list-headings.js';

/** Which headings count. Class lists are comma-separated. A class counts on a heading or on anything around it. */
export interface HeadingOptions {
  /** The highest level, `h1` to `h6`. */
  readonly startLevel?: string;
  /** The deepest level, `h1` to `h6`. */
  readonly stopLevel?: string;
  /** Only headings with one of these classes count. */
  readonly includeClasses?: string;
  /** No heading with one of these classes counts. */
  readonly ignoreClasses?: string;
}

/** A heading as contents list it: its text, its level, and where it is. */
export interface HeadingEntry {
  readonly id: string;
  /** The heading's text. */
  readonly value: string;
  /** 1 to 6. */
  readonly level: number;
  /** The heading's language, if it is another than that of `root`. */
  readonly lang?: string;
}

export interface Headings {
  readonly entries: readonly HeadingEntry[];
  /** The entries' elements, in the same order. */
  readonly elements: readonly HTMLElement[];
  /** The shadow roots of isolated tags that were searched. */
  readonly shadowRoots: readonly ShadowRoot[];
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

const PAGE: HeadingTree<Node> = {
  ...DOM,
  parent: ({ parentElement, parentNode }) =>
    parentElement ?? (parentNode as Partial<ShadowRoot> | null)?.host,
};

/**
 * The headings below `root` that a table of contents lists, in the order of the page, those of isolated tags included. A
 * heading without an id gets one.
 *
 * Left out are headings without text, in other headings, those that nobody sees, those in `nav`, `header`, `footer`,
 * dialogs, tables of contents, `svg` and `math`, and those with the attribute `data-toc-ignore` on or around them.
 *
 * @throws Error as `checkHeadingRange` does.
 */
export const collectHeadings = (root: ParentNode, options: HeadingOptions = {}): HeadingEntry[] => [
  ...findHeadings(root, options, languageAround(root instanceof Element ? root : document.documentElement))
    .entries,
];

/**
 * As `collectHeadings`, with the elements.
 *
 * @param around the language that entries need not name.
 */
export function findHeadings(
  root: ParentNode,
  options: HeadingOptions,
  around: string | undefined,
): Headings {
  // Where nothing is laid out, as in unit tests' DOMs, headings have no boxes, so only attributes can hide them.
  const isRendered =
    root.isConnected && (root.ownerDocument ?? root) === document && document.documentElement.clientWidth > 0;
  const shadowRoots: ShadowRoot[] = [];
  const found = listHeadings<Node>(headingsBelow(root, shadowRoots), options, PAGE)
    .map((heading) => ({ ...heading, element: heading.element as HTMLElement }))
    .filter(({ element }) => !isRendered || isVisible(element));
  // Ids are written last, so that the browser computes styles once for all headings.
  const given = new Set<string>();
  const makeId = headingIds<Element>((id, heading) => given.has(id) || isTaken(id, heading, root));
  return {
    entries: found.map(({ element, value, level }, at) => {
      element.id ||= makeId(element, value, at + 1);
      given.add(element.id);
      return { id: element.id, value, level, ...languageOf(element, around) };
    }),
    elements: found.map(({ element }) => element),
    shadowRoots,
  };
}

function headingsBelow(root: ParentNode, shadowRoots: ShadowRoot[]): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${HEADINGS}, [isolated]`)].flatMap((element) => {
    const { shadowRoot } = element;
    if (shadowRoot) shadowRoots.push(shadowRoot);
    if (shadowRoot) return headingsBelow(shadowRoot, shadowRoots);
    return element.matches(HEADINGS) ? [element] : [];
  });
}

const languageOf = (heading: Element, around: string | undefined) => {
  const lang = languageAround(wholeWords<Node>(heading, PAGE) as Element);
  return lang && lang !== around && { lang };
};

/** An element with the id of a global variable would hide it, or be hidden by it. */
function isTaken(id: string, heading: Element, root: ParentNode): boolean {
  if (id in window || id in document) return true;
  const isHere = heading.getRootNode() === heading.ownerDocument;
  return (
    heading.ownerDocument.getElementById(id) !== null ||
    (!isHere && root.querySelector(`#${CSS.escape(id)}`) !== null)
  );
}

/** Clipped to nothing, by today's and by yesterday's property. */
const CLIPPED = /^(?:inset\((?:50|100)%\)|circle\(0(?:px|%)?(?: at .*)?\)|rect\((0px|1px), \1, \1, \1\))$/;

/** Whether somebody sees it. Safari has no `checkVisibility` before 17.4. */
function isVisible(element: HTMLElement): boolean {
  if (element.checkVisibility?.({ visibilityProperty: true, checkVisibilityCSS: true }) === false)
    return false;
  const { clip, clipPath, position } = getComputedStyle(element);
  if (CLIPPED.test(clipPath) || (CLIPPED.test(clip) && ['absolute', 'fixed'].includes(position)))
    return false;
  // Themes keep what is for screen readers alone in a box of a pixel.
  return element.getClientRects().length === 0 || element.getBoundingClientRect().width > 1;
}
