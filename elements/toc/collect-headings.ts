import { languageAround } from '../_core/language-around.js';
import { classSelector } from './class-list.js';
import { HeadingIds } from './heading-ids.js';
import { checkHeadingRange } from './heading-range.js';
import { headingWords } from './heading-words.js';

/** Which headings count. Class lists are comma-separated; a class counts on a heading or on anything around it. */
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

export const DEFAULT_LEVELS = { startLevel: 'h2', stopLevel: 'h6' } as const;

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** A heading in one of these is not part of the page's content, or readers do not get it. */
const APART = [
  ...['nav', 'header', 'footer', 'dialog', '[role="navigation"]', '[role="banner"]', '[role="contentinfo"]'],
  ...['[role="dialog"]', '[role="alertdialog"]', '[aria-hidden="true"]', '[hidden]', 'uni-toc'],
  ...['[data-toc-ignore]', '[toc-ignore]'],
].join();

/**
 * The headings below `root` that a table of contents lists, in the order of the page, those of isolated tags included. A
 * heading without an id gets one.
 *
 * Left out are headings without text, in other headings, those that nobody sees, those in `nav`, `header`, `footer`, dialogs and tables of contents,
 * and those with the attribute `data-toc-ignore` on or around them.
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
  const { start, stop } = checkHeadingRange(
    options.startLevel || DEFAULT_LEVELS.startLevel,
    options.stopLevel || DEFAULT_LEVELS.stopLevel,
  );
  const included = classSelector(options.includeClasses);
  const apart = [APART, classSelector(options.ignoreClasses)].filter(Boolean).join();
  // Where nothing is laid out, as in unit tests' DOMs, headings have no boxes, so only attributes can hide them.
  const isRendered =
    root.isConnected && (root.ownerDocument ?? root) === document && document.documentElement.clientWidth > 0;
  const shadowRoots: ShadowRoot[] = [];
  const found = headingsBelow(root, shadowRoots)
    .map((element) => ({ element, level: Number(element.localName.slice(1)), value: '' }))
    .filter(
      ({ element, level }) =>
        level >= start &&
        level <= stop &&
        !isWithin(element, apart) &&
        (included === '' || isWithin(element, included)),
    )
    .map((heading) => ({ ...heading, value: headingWords(heading.element) }))
    .filter(({ element, value }) => value !== '' && (!isRendered || isVisible(element)));
  // Ids are written last, so that the browser computes styles once for all headings.
  const ids = new HeadingIds(root);
  return {
    entries: found.map(({ element, value, level }, at) => ({
      id: ids.idOf(element, value, at + 1),
      value,
      level,
      ...languageOf(element, around),
    })),
    elements: found.map(({ element }) => element),
    shadowRoots,
  };
}

function headingsBelow(root: ParentNode, shadowRoots: ShadowRoot[]): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${HEADINGS}, [isolated]`)].flatMap((element) => {
    if (element.parentElement?.closest(HEADINGS)) return [];
    const { shadowRoot } = element;
    if (shadowRoot) shadowRoots.push(shadowRoot);
    if (shadowRoot) return headingsBelow(shadowRoot, shadowRoots);
    return element.matches(HEADINGS) ? [element] : [];
  });
}

const languageOf = (heading: Element, around: string | undefined) => {
  const lang = languageAround(wholeWords(heading));
  return lang && lang !== around && { lang };
};

/** The innermost element that has all words of a heading, because an editor may put the language there. */
function wholeWords(heading: Element): Element {
  const [only, ...others] = [...heading.childNodes].filter(
    (node) => node instanceof Element || (node instanceof Text && node.data.trim() !== ''),
  );
  return only instanceof Element && others.length === 0 ? wholeWords(only) : heading;
}

function isWithin(element: Element, selector: string): boolean {
  const root = element.getRootNode();
  return element.closest(selector) !== null || (root instanceof ShadowRoot && isWithin(root.host, selector));
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
