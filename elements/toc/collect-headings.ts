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
const LEVELS = new Map([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]));

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
  const walk: Walk = {
    range,
    included: classSelector(includeClasses),
    apart: [APART, classSelector(ignoreClasses)].filter(Boolean).join(),
    isRendered: root.isConnected && (root.ownerDocument ?? root) === document,
    apartParents: new Map(),
    found: [],
    shadowRoots: [],
  };
  search(root, walk, walk.included === '');
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
  readonly included: string;
  readonly apart: string;
  /** Whether the headings have boxes: those of a document that nobody sees are hidden by attributes only. */
  readonly isRendered: boolean;
  readonly apartParents: Map<ParentNode | null, boolean>;
  readonly found: { readonly element: HTMLElement; readonly value: string; readonly level: number }[];
  readonly shadowRoots: ShadowRoot[];
}

function search(root: ParentNode, walk: Walk, isIncluded: boolean): void {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const level = LEVELS.get(element.localName);
    if (level !== undefined && level >= walk.range.start && level <= walk.range.stop) {
      if (isIncluded || element.closest(walk.included)) add(element, level, walk);
    }
    const { shadowRoot } = element;
    if (!shadowRoot || element.closest(walk.apart)) continue;
    walk.shadowRoots.push(shadowRoot);
    search(shadowRoot, walk, isIncluded || element.closest(walk.included) !== null);
  }
}

function add(element: HTMLElement, level: number, walk: Walk): void {
  const { isRendered, found } = walk;
  if (isApart(element, walk) || (isRendered && !isVisible(element))) return;
  const value = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (value !== '') found.push({ element, value, level });
}

/** Headings stand side by side: most have a parent that an earlier one was asked about. */
function isApart(element: Element, { apart, apartParents }: Walk): boolean {
  const { parentNode } = element;
  let isParentApart = apartParents.get(parentNode);
  if (isParentApart === undefined) {
    isParentApart = parentNode instanceof Element && parentNode.closest(apart) !== null;
    apartParents.set(parentNode, isParentApart);
  }
  return isParentApart || element.matches(apart);
}

/** Safari has no `checkVisibility` before 17.4. */
const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true, checkVisibilityCSS: true }) ?? true;
