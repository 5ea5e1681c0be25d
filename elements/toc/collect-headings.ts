import { classSelector } from './class-list.js';
import { HeadingIds } from './heading-ids.js';
import { checkHeadingRange, type HeadingRange } from './heading-range.js';

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

export interface HeadingEntry {
  readonly id: string;
  /** The heading's text. */
  readonly value: string;
  /** 1 to 6. */
  readonly level: number;
}

/** The headings that were found, and where else there may be some. */
export interface Headings {
  readonly entries: readonly HeadingEntry[];
  /** The entries' elements, in the same order. */
  readonly elements: readonly HTMLElement[];
  /** Open shadow roots that were looked into. */
  readonly shadowRoots: readonly ShadowRoot[];
}

export const DEFAULT_LEVELS = { startLevel: 'h2', stopLevel: 'h6' } as const;

/** What a heading stands in when it does not belong to the page's content, or is none to a reader. */
const APART = [
  ...['nav', 'header', 'footer', 'dialog', '[role="navigation"]', '[role="banner"]', '[role="contentinfo"]'],
  ...['[role="dialog"]', '[role="alertdialog"]', '[aria-hidden="true"]', '[hidden]', 'uni-toc'],
  ...['[data-toc-ignore]', '[toc-ignore]'],
].join();
const SPACING = /[^\S ]| {2}/;
const LEVELS = new Map([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]));
const HEADINGS = [...LEVELS.keys()].join();
/** Finds all that may be apart by its name or one attribute: a browser looks for these in a fraction of the time. */
const PERHAPS_APART =
  'nav, header, footer, dialog, uni-toc, [role], [aria-hidden], [hidden], [data-toc-ignore], [toc-ignore]';
/**
 * Headings, and whatever may have them in a shadow root: custom elements and the boxes of a page. Said by what is
 * neither, because no selector finds a custom element. Paragraphs and spans may have a shadow root too, but are most of
 * a page, and nobody has been seen to put headings there.
 */
const TO_LOOK_AT =
  ':not(p, li, a, span, em, strong, ul, ol, td, th, tr, br, b, i, img, option, script, link, meta, style, dt, dd, button, svg, path, use)';

/**
 * The headings below `root` that a table of contents lists, in the order of the page, open shadow roots included. A
 * heading without an id gets one.
 *
 * Left out are headings without text, hidden ones, those in `nav`, `header`, `footer`, dialogs and tables of contents,
 * and those with the attribute `data-toc-ignore` on or around them.
 *
 * @throws Error as `checkHeadingRange` does.
 */
export const collectHeadings = (root: ParentNode, options: HeadingOptions = {}): HeadingEntry[] => [
  ...findHeadings(root, options).entries,
];

/** As `collectHeadings`, with the elements. */
export function findHeadings(root: ParentNode, options: HeadingOptions): Headings {
  const { startLevel, stopLevel, includeClasses, ignoreClasses } = options;
  const range = checkHeadingRange(
    startLevel || DEFAULT_LEVELS.startLevel,
    stopLevel || DEFAULT_LEVELS.stopLevel,
  );
  const ignored = classSelector(ignoreClasses);
  const walk: Walk = {
    range,
    included: classSelector(includeClasses),
    ignored,
    apart: [APART, ignored].filter(Boolean).join(),
    isRendered: root.isConnected && (root.ownerDocument ?? root) === document,
    found: [],
    shadowRoots: [],
  };
  if (!(root instanceof Element && root.closest(walk.apart))) search(root, walk, walk.included === '');
  const ids = new HeadingIds(root);
  const entries = walk.found.map(({ element, value, level }, index) => ({
    id: ids.idOf(element, value, index + 1),
    value,
    level,
  }));
  return { entries, elements: walk.found.map(({ element }) => element), shadowRoots: walk.shadowRoots };
}

interface Walk {
  readonly range: HeadingRange;
  /** Selectors; empty for none. */
  readonly included: string;
  readonly ignored: string;
  readonly apart: string;
  /** Whether the headings have boxes: those of a document that nobody sees are hidden by attributes only. */
  readonly isRendered: boolean;
  readonly found: { readonly element: HTMLElement; readonly value: string; readonly level: number }[];
  readonly shadowRoots: ShadowRoot[];
}

/** Nothing is written in here: styles are computed once for all headings. */
function search(root: ParentNode, walk: Walk, isIncluded: boolean): void {
  const { range, included } = walk;
  const apart = headingsApart(root, walk);
  const elements = root.querySelectorAll<HTMLElement>(TO_LOOK_AT);
  for (let at = 0; at < elements.length; at++) {
    const element = elements[at]!;
    const level = LEVELS.get(element.localName);
    if (level !== undefined && level >= range.start && level <= range.stop && !apart.has(element)) {
      if (isIncluded || element.closest(included)) add(element, level, walk);
    }
    const { shadowRoot } = element;
    if (!shadowRoot || element.closest(walk.apart)) continue;
    walk.shadowRoots.push(shadowRoot);
    search(shadowRoot, walk, isIncluded || element.closest(included) !== null);
  }
}

function add(element: HTMLElement, level: number, { isRendered, found }: Walk): void {
  const value = singleSpaced(element.textContent ?? '');
  if (value !== '' && (!isRendered || isVisible(element))) found.push({ element, value, level });
}

const singleSpaced = (text: string): string =>
  SPACING.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();

/** The headings that are or stand in something apart: few things are, so they are looked for and not asked for. */
function headingsApart(root: ParentNode, { apart, ignored }: Walk): Set<Element> {
  const headings = new Set<Element>();
  const perhaps = root.querySelectorAll(ignored ? `${PERHAPS_APART}, ${ignored}` : PERHAPS_APART);
  let outermost: Element | undefined;
  for (const element of perhaps) {
    if (outermost?.contains(element) || !element.matches(apart)) continue;
    outermost = element;
    headings.add(element);
    for (const heading of element.querySelectorAll(HEADINGS)) headings.add(heading);
  }
  return headings;
}

/** Safari has no `checkVisibility` before 17.4. */
const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true, checkVisibilityCSS: true }) ?? true;
