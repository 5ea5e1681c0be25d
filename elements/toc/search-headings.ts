import type { HeadingRange } from './heading-range.js';
import { headingWords } from './heading-words.js';

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
 * Headings, and whatever may have them in a shadow root. Said by what can have none (DOM standard, `attachShadow`) and
 * stands often in a page, because no selector finds a custom element.
 */
const TO_LOOK_AT =
  ':not(li, a, em, strong, ul, ol, td, th, tr, br, b, i, img, option, script, link, meta, style, dt, dd, button, svg, path, use)';

/** One look through a page. */
export interface Walk {
  readonly range: HeadingRange;
  /** Selectors; empty for none. */
  readonly included: string;
  readonly ignored: string;
  readonly apart: string;
  /** Whether the headings have boxes: those of a document that nobody sees are hidden by attributes only. */
  readonly isRendered: boolean;
  readonly found: { readonly element: HTMLElement; readonly value: string; readonly level: number }[];
  /** Headings of the range that nobody sees now. */
  readonly unseen: HTMLElement[];
  readonly shadowRoots: ShadowRoot[];
}

/** What a heading stands in that does not belong to the page's content. */
export const apartFrom = (ignored: string): string => [APART, ignored].filter(Boolean).join();

/** Nothing is written in here: styles are computed once for all headings. */
export function search(root: ParentNode, walk: Walk, isIncluded: boolean): void {
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

function add(element: HTMLElement, level: number, { isRendered, found, unseen }: Walk): void {
  const value = singleSpaced(headingWords(element));
  if (value === '') return;
  if (isRendered && !isVisible(element)) unseen.push(element);
  else found.push({ element, value, level });
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
