import { classSelector } from './class-list.js';
import { HeadingIds } from './heading-ids.js';
import { checkHeadingRange } from './heading-range.js';
import { apartFrom, search, type Walk } from './search-headings.js';

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
}

/** The headings that were found, and where else there may be some. */
export interface Headings {
  readonly entries: readonly HeadingEntry[];
  /** The entries' elements, in the same order. */
  readonly elements: readonly HTMLElement[];
  /** Headings of the range that nobody sees now. */
  readonly unseen: readonly HTMLElement[];
  /** Open shadow roots that were looked into. */
  readonly shadowRoots: readonly ShadowRoot[];
}

export const DEFAULT_LEVELS = { startLevel: 'h2', stopLevel: 'h6' } as const;

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
    apart: apartFrom(ignored),
    isRendered: root.isConnected && (root.ownerDocument ?? root) === document,
    found: [],
    unseen: [],
    shadowRoots: [],
  };
  if (!(root instanceof Element && root.closest(walk.apart))) search(root, walk, walk.included === '');
  const ids = new HeadingIds(root);
  const entries = walk.found.map(({ element, value, level }, index) => ({
    id: ids.idOf(element, value, index + 1),
    value,
    level,
  }));
  const { unseen, shadowRoots } = walk;
  return { entries, elements: walk.found.map(({ element }) => element), unseen, shadowRoots };
}
