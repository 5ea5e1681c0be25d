import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, parse } from 'parse5';
import type { ServedHeading, WantedHeadings } from '../elements/_core/define.js';
import { classSelector } from '../elements/toc/class-list.js';
import { DEFAULT_LEVELS } from '../elements/toc/collect-headings.js';
import { PREFIX, slugOf } from '../elements/toc/heading-ids.js';
import { checkHeadingRange, type HeadingRange } from '../elements/toc/heading-range.js';
import { wordsOfHeading } from '../elements/toc/heading-words.js';
import { VIEW_CLASS } from '../page/activation/prerendered.js';
import { languageTag } from '../vocabulary/language-tag.js';
import { boundedAdapter, type PageBudget } from './budget.js';
import { PARSED } from './parsed-content.js';
import { scanHtml } from './scan-html.js';

type Element = DefaultTreeAdapterMap['element'];
type ChildNode = DefaultTreeAdapterMap['childNode'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];

/** A stretch of the page's source. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A text to be written into the page, in place of what stands up to `to`. */
export interface Edit {
  readonly at: number;
  readonly to?: number;
  readonly text: string;
}

/** Each look through the page takes a time that grows with it. */
const MOST_LISTS = 10;
const HEADING = /^h[1-6]$/;
const APART = new Set(['nav', 'header', 'footer', 'dialog', 'uni-toc']);
const APART_ROLES = new Set(['navigation', 'banner', 'contentinfo', 'dialog', 'alertdialog']);
const APART_ATTRIBUTES = ['hidden', 'data-toc-ignore', 'toc-ignore'];
const NOT_SHOWN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** The headings of a page with the views that were written into it, as contents list them in a browser. */
export class PageHeadings {
  readonly #page: ParentNode;
  readonly #views: readonly Stretch[];
  readonly #mains: Element[] = [];
  readonly #ids = new Set<string>();
  readonly #given = new Map<Element, string>();
  readonly #lists = new Map<string, ServedHeading[] | undefined>();
  /** The number that was free last for a text, so that a page of equal headings is counted through once. */
  readonly #counts = new Map<string, number>();

  /** @param views what was written into the page, in its order: headings in there may be given an id. */
  constructor(source: string, views: readonly Stretch[], budget: PageBudget) {
    this.#page = read(source, budget);
    this.#views = views;
    for (const element of elementsIn(this.#page)) {
      this.#ids.add(attributeOf(element, 'id') ?? '');
      if (element.tagName === 'main' || attributeOf(element, 'role') === 'main') this.#mains.push(element);
    }
  }

  /** The ids that were given to headings, where each is to be written. */
  get insertions(): readonly Edit[] {
    return [...this.#given].map(([element, id]) => ({
      at: element.sourceCodeLocation!.startOffset + 1 + element.tagName.length,
      text: ` id="${id}"`,
    }));
  }

  /**
   * Lists headings, and gives an id to those of our views that have none. Contents in a `main` list those of that alone,
   * unless they name classes.
   *
   * @param place where the contents begin in the source.
   * @returns undefined where one of them cannot be linked to, because it has no id or is in a shadow root, and where the
   * page was asked for too many lists.
   */
  list(wanted: WantedHeadings, place: number): ServedHeading[] | undefined {
    const main = wanted.includeClasses ? undefined : this.#mains.findLast((each) => isIn(each, place));
    const key = JSON.stringify([wanted, main?.sourceCodeLocation?.startOffset]);
    if (!this.#lists.has(key) && this.#lists.size < MOST_LISTS)
      this.#lists.set(key, this.#find(wanted, main ?? this.#page));
    return this.#lists.get(key);
  }

  #find(wanted: WantedHeadings, within: ParentNode): ServedHeading[] | undefined {
    const { startLevel, stopLevel, includeClasses, ignoreClasses } = wanted;
    const range = checkHeadingRange(
      startLevel || DEFAULT_LEVELS.startLevel,
      stopLevel || DEFAULT_LEVELS.stopLevel,
    );
    const [included, ignored] = [classesOf(includeClasses), classesOf(ignoreClasses)];
    const found = headingsIn(within, { range, included, ignored }, included.length === 0);
    if (!found?.every(({ element }) => attributeOf(element, 'id') || this.#isOurs(element))) return undefined;
    return found.map(({ element, value, level }, at) => ({
      id: this.#idOf(element, value, at + 1),
      value,
      level,
      lang: languageAt(element),
    }));
  }

  #idOf(element: Element, value: string, position: number): string {
    const known = attributeOf(element, 'id') || this.#given.get(element);
    if (known) return known;
    const slug = slugOf(value) || `${PREFIX}${position}`;
    // Only a browser knows which words are names of its own.
    const base = slug.includes('-') ? slug : PREFIX + slug;
    let count = this.#counts.get(base) ?? 1;
    let id = base;
    while (this.#ids.has(id)) id = `${base}-${++count}`;
    this.#counts.set(base, count);
    this.#ids.add(id);
    this.#given.set(element, id);
    return id;
  }

  /** Whether a heading is in a view that was written now: all other bytes of the page stay. */
  #isOurs(heading: Element): boolean {
    const { startOffset } = heading.sourceCodeLocation!;
    if (startOffset >= (lastFrom(this.#views, startOffset)?.to ?? 0)) return false;
    for (let at: ParentNode | null = heading; at && 'tagName' in at; at = at.parentNode)
      if (classListOf(at).includes(VIEW_CLASS)) return true;
    return false;
  }
}

const isIn = ({ sourceCodeLocation }: Element, place: number): boolean =>
  sourceCodeLocation !== undefined &&
  sourceCodeLocation !== null &&
  sourceCodeLocation.startOffset <= place &&
  place < sourceCodeLocation.endOffset;

function read(source: string, budget: PageBudget): ParentNode {
  const scanned = scanHtml(source);
  if (!scanned) return parse(source, { sourceCodeLocationInfo: true, treeAdapter: boundedAdapter(budget) });
  budget.takeElements(scanned.elements);
  return scanned.document;
}

/** A text with others written into it. */
export function edited(text: string, edits: readonly Edit[]): string {
  let [written, at] = ['', 0];
  for (const edit of [...edits].sort((one, other) => one.at - other.at)) {
    written += text.slice(at, edit.at) + edit.text;
    at = edit.to ?? edit.at;
  }
  return written + text.slice(at);
}

/** The last stretch that begins at a place or before it. */
function lastFrom(stretches: readonly Stretch[], place: number): Stretch | undefined {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stretches[middle]!.from <= place) low = middle + 1;
    else high = middle;
  }
  return stretches[low - 1];
}

interface Wanted {
  readonly range: HeadingRange;
  readonly included: readonly string[];
  readonly ignored: readonly string[];
}

interface FoundHeading {
  readonly element: Element;
  readonly value: string;
  readonly level: number;
}

/** @returns undefined where a shadow root has one, which no address reaches. */
function headingsIn(parent: ParentNode, wanted: Wanted, isIncluded: boolean): FoundHeading[] | undefined {
  const found: FoundHeading[] = [];
  for (const element of childrenOf(parent)) {
    if (isApart(element, wanted.ignored)) continue;
    const isInside = isIncluded || hasClass(element, wanted.included);
    if (isShadowRoot(element)) {
      const inside = headingsIn((element as DefaultTreeAdapterMap['template']).content, wanted, isInside);
      if (!inside || inside.length > 0) return undefined;
      continue;
    }
    const level = HEADING.test(element.tagName) ? Number(element.tagName[1]) : 0;
    const value =
      isInside && level >= wanted.range.start && level <= wanted.range.stop
        ? wordsOfHeading(element, PARSED)
        : '';
    if (value !== '') found.push({ element, value, level });
    if (level > 0) continue;
    const inside = headingsIn(element, wanted, isInside);
    if (!inside) return undefined;
    found.push(...inside);
  }
  return found;
}

/** The elements that are shown: of a closed `details` its summary, of a shadow root's host what is in that. */
function childrenOf(parent: ParentNode): Element[] {
  const elements = parent.childNodes.filter((node): node is Element =>
    defaultTreeAdapter.isElementNode(node),
  );
  const root = elements.filter(isShadowRoot);
  if (root.length > 0) return root;
  const isClosed =
    'tagName' in parent && parent.tagName === 'details' && attributeOf(parent, 'open') === undefined;
  return isClosed ? elements.filter(({ tagName }) => tagName === 'summary').slice(0, 1) : elements;
}

const isShadowRoot = (element: Element): boolean =>
  element.tagName === 'template' && attributeOf(element, 'shadowrootmode') === 'open';

function isApart(element: Element, ignored: readonly string[]): boolean {
  return (
    element.namespaceURI !== html.NS.HTML ||
    APART.has(element.tagName) ||
    APART_ROLES.has(attributeOf(element, 'role') ?? '') ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    APART_ATTRIBUTES.some((name) => attributeOf(element, name) !== undefined) ||
    NOT_SHOWN.test(attributeOf(element, 'style') ?? '') ||
    hasClass(element, ignored)
  );
}

/** The language of a heading's words, also where an element inside has them all. */
function languageAt(heading: Element): string | undefined {
  let innermost: Element = heading;
  for (;;) {
    const [only, ...others]: ChildNode[] = innermost.childNodes.filter(
      (node) =>
        defaultTreeAdapter.isElementNode(node) ||
        (defaultTreeAdapter.isTextNode(node) && node.value.trim() !== ''),
    );
    if (!only || !defaultTreeAdapter.isElementNode(only) || others.length > 0) break;
    innermost = only;
  }
  for (let at: ParentNode | null = innermost; at && 'tagName' in at; at = at.parentNode) {
    const written = attributeOf(at, 'lang');
    if (written) return languageTag(written) ?? written;
  }
  return undefined;
}

const classesOf = (list: string | undefined): string[] =>
  classSelector(list)
    .split(',')
    .filter(Boolean)
    .map((selector) => selector.slice(1));

const classListOf = (element: Element): string[] => (attributeOf(element, 'class') ?? '').split(/\s+/);

const hasClass = (element: Element, names: readonly string[]): boolean =>
  names.length > 0 && classListOf(element).some((name) => names.includes(name));

const attributeOf = ({ attrs }: Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value;

function* elementsIn(parent: ParentNode): Generator<Element> {
  for (const node of parent.childNodes)
    if (defaultTreeAdapter.isElementNode(node)) {
      yield node;
      yield* elementsIn(node);
    }
}
