import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import type { ServedHeading, WantedHeadings } from '../elements/_core/declare/controller.js';
import { headingIds } from '../elements/toc/heading-ids.js';
import {
  type HeadingTree,
  type ListedHeading,
  listHeadings,
  wholeWords,
} from '../elements/toc/list-headings.js';
import { VIEW_CLASS } from '../page/activation/prerendered.js';
import { languageTag } from '../vocabulary/language-tag.js';
import { boundedAdapter, type PageBudget } from './budget.js';
import { PARSED } from './parsed-content.js';
import { scanHtml } from './scan-html.js';

type Element = DefaultTreeAdapterMap['element'];
type ChildNode = DefaultTreeAdapterMap['childNode'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];

/** A stretch of the page's source. */
export interface SourceRange {
  readonly from: number;
  readonly to: number;
}

/** A text to be written into the page, in place of what stands up to `to`. */
export interface TextEdit {
  readonly at: number;
  readonly to?: number;
  readonly text: string;
}

/** Each look through the page takes a time that grows with it. */
const MOST_LISTS = 10;
const HEADING = /^h[1-6]$/;
const NOT_SHOWN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** The headings of a page with the views that were written into it, as contents list them in a browser. */
export class PageHeadings {
  readonly #views: readonly SourceRange[];
  readonly #headings: Element[] = [];
  readonly #mains: Element[] = [];
  readonly #ids = new Set<string>();
  readonly #given = new Map<Element, string>();
  readonly #lists = new Map<string, ServedHeading[] | undefined>();
  /** The hosts of shadow roots, by the content of the template that makes each. */
  readonly #hosts = new Map<ParentNode, Element>();
  /** Only a browser knows which words are names of its own. */
  readonly #makeId = headingIds<Element>((id) => this.#ids.has(id) || !id.includes('-'));
  readonly #tree: HeadingTree<ChildNode> = {
    ...PARSED,
    parent: ({ parentNode }) =>
      parentNode && 'tagName' in parentNode ? parentNode : this.#hosts.get(parentNode!),
    isHidden: (element) =>
      NOT_SHOWN.test(attributeOf(element as Element, 'style') ?? '') || isFoldedAway(element as Element),
  };

  /** @param views the HTML that was written into the page, in its order: headings in there may be given an id. */
  constructor(source: string, views: readonly SourceRange[], budget: PageBudget) {
    this.#views = views;
    this.#look(read(source, budget));
  }

  /** The ids that were given to headings, where each is to be written. */
  get insertions(): readonly TextEdit[] {
    return [...this.#given].map(([element, id]) => ({
      at: element.sourceCodeLocation!.startOffset + 1 + element.tagName.length,
      text: ` id="${id}"`,
    }));
  }

  /**
   * Lists headings, and gives an id to those of our views that have none. Contents in a `main` list those of that alone,
   * unless they name classes.
   *
   * @param offset where the contents begin in the source.
   * @returns undefined where one of them cannot be linked to, because it has no id or is in a shadow root, and where the
   * page was asked for too many lists.
   */
  list(wanted: WantedHeadings, offset: number): ServedHeading[] | undefined {
    const main = wanted.includeClasses ? undefined : this.#mains.findLast((each) => isIn(each, offset));
    const key = JSON.stringify([wanted, main?.sourceCodeLocation?.startOffset]);
    if (!this.#lists.has(key) && this.#lists.size < MOST_LISTS)
      this.#lists.set(key, this.#list(wanted, main));
    return this.#lists.get(key);
  }

  #list(wanted: WantedHeadings, main: Element | undefined): ServedHeading[] | undefined {
    const headings = this.#headings.filter(
      ({ sourceCodeLocation }) => !main || isIn(main, sourceCodeLocation?.startOffset ?? -1),
    );
    const found = listHeadings<ChildNode>(headings, wanted, this.#tree) as ListedHeading<Element>[];
    if (!found.every(({ element }) => this.#isReachable(element))) return undefined;
    return found.map(({ element, value, level }, at) => ({
      id: this.#idOf(element, value, at + 1),
      value,
      level,
      lang: languageAt(wholeWords<ChildNode>(element, PARSED)),
    }));
  }

  /** Notes the headings that are shown, in the order of the page: of a shadow root's host those in that. */
  #look(parent: ParentNode, isShown = true, isInShadow = false): void {
    const elements = parent.childNodes.filter(isElement);
    const hasShadow = elements.some(isShadowRoot);
    for (const element of elements) {
      if (isShadowRoot(element)) {
        const { content } = element as DefaultTreeAdapterMap['template'];
        this.#hosts.set(content, parent as Element);
        this.#look(content, isShown, true);
        continue;
      }
      if (isShown && !hasShadow && HEADING.test(element.tagName)) this.#headings.push(element);
      if (!isInShadow) {
        this.#ids.add(attributeOf(element, 'id') ?? '');
        if (element.tagName === 'main' || attributeOf(element, 'role') === 'main') this.#mains.push(element);
      }
      this.#look(element, isShown && !hasShadow, isInShadow);
    }
  }

  /** No address reaches into a shadow root, and all bytes of the page stay but for views that were written now. */
  #isReachable(heading: Element): boolean {
    for (let at: ParentNode | null = heading; at; at = 'tagName' in at ? at.parentNode : null)
      if (this.#hosts.has(at)) return false;
    return Boolean(attributeOf(heading, 'id')) || this.#isOurs(heading);
  }

  #idOf(element: Element, value: string, position: number): string {
    const known = attributeOf(element, 'id') || this.#given.get(element);
    if (known) return known;
    const id = this.#makeId(element, value, position);
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

const isIn = ({ sourceCodeLocation }: Element, offset: number): boolean =>
  sourceCodeLocation !== undefined &&
  sourceCodeLocation !== null &&
  sourceCodeLocation.startOffset <= offset &&
  offset < sourceCodeLocation.endOffset;

function read(source: string, budget: PageBudget): ParentNode {
  return (
    scanHtml(source, { budget })?.document ??
    parse(source, { sourceCodeLocationInfo: true, treeAdapter: boundedAdapter(budget) })
  );
}

/** A text with others written into it. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  let [written, at] = ['', 0];
  for (const edit of [...edits].sort((one, other) => one.at - other.at)) {
    written += text.slice(at, edit.at) + edit.text;
    at = edit.to ?? edit.at;
  }
  return written + text.slice(at);
}

/** The last range that begins at an offset or before it. */
function lastFrom(ranges: readonly SourceRange[], offset: number): SourceRange | undefined {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.from <= offset) low = middle + 1;
    else high = middle;
  }
  return ranges[low - 1];
}

const isElement = (node: ChildNode): node is Element => defaultTreeAdapter.isElementNode(node);

/** The language of the text in an element: the nearest `lang`. */
function languageAt(element: ChildNode): string | undefined {
  for (let at: ParentNode | null = element as Element; at && 'tagName' in at; at = at.parentNode) {
    const written = attributeOf(at, 'lang');
    if (written) return languageTag(written) ?? written;
  }
  return undefined;
}

const isSummary = ({ nodeName }: ChildNode) => nodeName === 'summary';

/** True in a closed `details`, which shows its summary alone. */
function isFoldedAway(element: Element): boolean {
  const { parentNode: parent } = element;
  return (
    parent?.nodeName === 'details' &&
    attributeOf(parent as Element, 'open') === undefined &&
    (element.tagName !== 'summary' || element !== parent.childNodes.find(isSummary))
  );
}

const isShadowRoot = (element: Element): boolean =>
  element.tagName === 'template' && attributeOf(element, 'shadowrootmode') === 'open';

const classListOf = (element: Element): string[] => (attributeOf(element, 'class') ?? '').split(/\s+/);

const attributeOf = ({ attrs }: Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value;
