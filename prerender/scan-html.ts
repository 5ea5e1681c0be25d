import { type DefaultTreeAdapterMap, foreignContent, html } from 'parse5';
import type { PageBudget } from './budget.js';
import { type Attribute, REFUSED, refuse, type Tag, Tokens, withoutReferences } from './scan-tokens.js';
import {
  CLOSES_PARAGRAPH,
  FOREIGN_REFUSED,
  HEAD_TAGS,
  ITEMS,
  RAW_TEXT,
  REFUSED_TAGS,
  ROWS_AND_CELLS,
  TABLE_PARTS,
  VOID,
} from './scanned-tags.js';

type Element = DefaultTreeAdapterMap['element'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];
type ChildNode = DefaultTreeAdapterMap['childNode'];
type Location = NonNullable<Element['sourceCodeLocation']>;
type ForeignTag = Parameters<typeof foreignContent.causesExit>[0];

const { NS } = html;
/** Deeper pages are the parser's, which says where they are too deep. */
const DEEPEST = 480;
/** Parsers normalise the ends of lines, and drop or replace the others. */
const UNUSUAL = /[\0\f\r\ufeff]/;
const SPACE = /^[ \t\n]*/;
const NO_SPACE = /[^ \t\n]/;
const HEADING = /^h[1-6]$/;
/** Nothing outside is ended from within one of these. */
const SPECIAL = html.SPECIAL_ELEMENTS[NS.HTML];
const NONE: ReadonlySet<string> = new Set();

/** A page as parse5 would have made it, with the offsets of its nodes. */
export interface ScannedPage {
  readonly document: ParentNode;
  readonly root: Element;
}

export interface ScanOptions {
  /** The budget that its elements are taken from. One that is left to the parser leaves the budget as it was. */
  readonly budget?: PageBudget;
  /** Called with each element as it begins. */
  readonly seen?: (element: Element) => void;
  /** The tags that have the places of their attributes. */
  readonly placed?: ReadonlySet<string>;
}

/**
 * Reads a page in which each tag has its end and stands where it may, so that a parser repairs nothing. It takes a third of
 * the parser's time.
 *
 * @returns undefined for any other page.
 * @throws OverLimits before it makes more than its budget has.
 */
export function scanHtml(source: string, options: ScanOptions = {}): ScannedPage | undefined {
  if (UNUSUAL.test(source)) return undefined;
  const scanner = new Scanner(source, options);
  try {
    return scanner.scan();
  } catch (thrown) {
    if (thrown !== REFUSED) throw thrown;
    options.budget?.returnElements(scanner.made);
    return undefined;
  }
}

class Scanner {
  readonly #tokens: Tokens;
  readonly #budget: PageBudget | undefined;
  readonly #seen: ScanOptions['seen'];
  readonly #placed: ReadonlySet<string>;
  readonly #document = { nodeName: '#document', childNodes: [] as ChildNode[] } as unknown as ParentNode;
  readonly #open: Element[] = [];
  /** How many are open of those that end, or stand in no other of their kind. */
  readonly #inside = new Map(['p', 'a', 'button', 'form'].map((name) => [name, 0]));
  /** How many elements and comments it has taken from the budget. */
  made = 0;
  #root: Element | undefined;
  #head: Element | undefined;
  #body: Element | undefined;
  /** Whether `</body>`, or `</html>` too, has come. */
  #ended: '' | 'body' | 'html' = '';

  constructor(source: string, { budget, seen, placed = NONE }: ScanOptions) {
    this.#tokens = new Tokens(source);
    this.#budget = budget;
    this.#seen = seen;
    this.#placed = placed;
  }

  scan(): ScannedPage {
    const tokens = this.#tokens;
    const { source } = tokens;
    tokens.skipDoctype();
    while (tokens.at < source.length) {
      const next = source.indexOf('<', tokens.at);
      const [from, to] = [tokens.at, next < 0 ? source.length : next];
      if (to > from) this.#text(from, to);
      tokens.at = to;
      if (next < 0) break;
      const tag = tokens.tag(this.#placed);
      if (!tag) this.#comment(tokens.comment(), to);
      else if (tag.isEnd) this.#end(tag, to);
      else this.#start(tag, to);
    }
    if (this.#top !== this.#bodyNow()) refuse();
    return { document: this.#document, root: this.#root! };
  }

  get #top(): Element {
    return this.#open.at(-1)!;
  }

  #take(): void {
    this.#budget?.takeElement();
    this.made++;
  }

  #comment(data: string, from: number): void {
    this.#take();
    const isOutside = !this.#root || this.#ended === 'html';
    const parent = isOutside ? this.#document : this.#ended ? this.#root! : contentOf(this.#top);
    this.#append(parent, { nodeName: '#comment', data } as unknown as ChildNode, from);
  }

  /** Before the body, white space stays where it is, and anything else begins the body. */
  #text(from: number, to: number): void {
    const { source } = this.#tokens;
    const spaces = this.#body && !this.#ended ? 0 : SPACE.exec(source.slice(from, to))![0].length;
    const start = from + spaces;
    if (spaces > 0) {
      if (this.#ended) this.#insertText(this.#body!, from, start);
      else if (this.#head) this.#insertText(contentOf(this.#top), from, start);
    }
    if (start === to) return;
    if (this.#ended) refuse();
    if (!this.#body && !this.#isInHead) {
      if (source[start] === '&') refuse();
      this.#bodyNow();
    }
    if (TABLE_PARTS.has(this.#top.tagName) && NO_SPACE.test(source.slice(start, to))) refuse();
    this.#insertText(contentOf(this.#top), start, to);
  }

  /** Whether what comes stands in an element of the head. */
  get #isInHead(): boolean {
    return this.#head !== undefined && this.#top !== this.#head && this.#top !== this.#root;
  }

  #insertText(parent: ParentNode, from: number, to: number, isRaw = false): void {
    const written = this.#tokens.source.slice(from, to);
    const value = isRaw ? written : withoutReferences(written, false);
    const last = parent.childNodes.at(-1);
    if (last?.nodeName === '#text') {
      (last as DefaultTreeAdapterMap['textNode']).value += value;
      last.sourceCodeLocation!.endOffset = to;
    } else this.#append(parent, { nodeName: '#text', value } as unknown as ChildNode, from, to);
  }

  #append(parent: ParentNode, node: ChildNode, from: number, to = this.#tokens.at): void {
    node.parentNode = parent;
    node.sourceCodeLocation = { startOffset: from, endOffset: to } as Location;
    parent.childNodes.push(node);
  }

  #start(tag: Tag, from: number): void {
    const { name } = tag;
    if (REFUSED_TAGS.has(name) || this.#ended) refuse();
    const isForeign = this.#open.length > 0 && this.#top.namespaceURI === NS.SVG;
    if (!isForeign && (name === 'html' || name === 'head' || name === 'body')) {
      this.#startPage(tag, from);
      return;
    }
    if (!isForeign) {
      if (!this.#body) this.#prepareFor(name);
      this.#check(name);
    }
    const element = isForeign || name === 'svg' ? this.#foreign(tag, from) : this.#insert(tag, from);
    if (element.namespaceURI === NS.SVG) {
      if (!tag.isSelfClosed) this.#push(element);
    } else if (name === 'title' || name === 'textarea') this.#rawText(element, false);
    else if (RAW_TEXT.has(name)) this.#rawText(element, true);
    else if (!VOID.has(name)) this.#push(element);
  }

  /** Tags that the page has once, each in its location. */
  #startPage(tag: Tag, from: number): void {
    if (tag.name === 'html') {
      if (this.#root) refuse();
      this.#root = this.#pushed(this.#insert(tag, from));
    } else if (tag.name === 'head') {
      if (this.#head) refuse();
      this.#rootNow();
      this.#head = this.#pushed(this.#insert(tag, from));
    } else {
      if (this.#body) refuse();
      this.#endHead();
      this.#body = this.#pushed(this.#insert(tag, from));
    }
  }

  /** A tag before the page's body, or in a template of its head. */
  #prepareFor(name: string): void {
    if (this.#isInHead) return;
    if (!HEAD_TAGS.has(name)) this.#bodyNow();
    else if (this.#head && this.#top !== this.#head) refuse();
    else this.#headNow();
  }

  #rootNow(): void {
    this.#root ??= this.#pushed(this.#implied('html'));
  }

  #headNow(): void {
    this.#rootNow();
    this.#head ??= this.#pushed(this.#implied('head'));
  }

  #endHead(): void {
    this.#headNow();
    if (this.#top === this.#head) this.#open.pop();
    if (this.#top !== this.#root) refuse();
  }

  #bodyNow(): Element {
    if (!this.#body) {
      this.#endHead();
      this.#body = this.#pushed(this.#implied('body'));
    }
    return this.#body;
  }

  /** Refuses what a parser would put elsewhere, or before which it would end something. */
  #check(name: string): void {
    const { tagName } = this.#top;
    const parents = ROWS_AND_CELLS.get(name);
    if (parents ? !parents.includes(tagName) : TABLE_PARTS.has(tagName)) refuse();
    if (this.#inside.get('p')! > 0 && CLOSES_PARAGRAPH.has(name)) refuse();
    if ((this.#inside.get(name) ?? 0) > 0) refuse();
    if (HEADING.test(name) && HEADING.test(tagName)) refuse();
    const items = ITEMS.get(name);
    if (!items) return;
    for (let at = this.#open.length - 1; at >= 0; at--) {
      const around = this.#open[at]!.tagName;
      if (items.includes(around)) refuse();
      if (SPECIAL.has(html.getTagID(around)) && around !== 'address' && around !== 'div' && around !== 'p')
        return;
    }
  }

  #insert({ name, attributes, places }: Tag, from: number, namespaceURI: html.NS = NS.HTML): Element {
    const element = this.#element(name, attributes, namespaceURI);
    const { at } = this.#tokens;
    const location = {
      startOffset: from,
      endOffset: at,
      startTag: { startOffset: from, endOffset: at },
    } as Location;
    if (places) location.attrs = places;
    element.sourceCodeLocation = location;
    return element;
  }

  #implied(name: string): Element {
    return this.#element(name, [], NS.HTML);
  }

  #element(name: string, attrs: Attribute[], namespaceURI: html.NS): Element {
    this.#take();
    const element = {
      nodeName: name,
      tagName: name,
      attrs,
      namespaceURI,
      childNodes: [],
      parentNode: null,
      sourceCodeLocation: undefined,
    } as unknown as Element;
    if (name === 'template' && namespaceURI === NS.HTML) {
      const content = { nodeName: '#document-fragment', childNodes: [] };
      Object.assign(element, { content });
    }
    element.parentNode = this.#open.length > 0 ? contentOf(this.#top) : this.#document;
    element.parentNode.childNodes.push(element);
    this.#seen?.(element);
    return element;
  }

  #pushed(element: Element): Element {
    this.#push(element);
    return element;
  }

  #push(element: Element): void {
    const { tagName } = element;
    if (this.#open.push(element) > DEEPEST) refuse();
    this.#count(tagName, 1);
    const { source, at } = this.#tokens;
    if (tagName === 'pre' && source[at] === '\n') refuse();
  }

  #count(name: string, by: number): void {
    const count = this.#inside.get(name);
    if (count !== undefined) this.#inside.set(name, count + by);
  }

  #rawText(element: Element, isRaw: boolean): void {
    const { source, at } = this.#tokens;
    const end = this.#tokens.rawTextEnd(element.tagName);
    if (element.tagName === 'script' && source.slice(at, end).includes('<!--')) refuse();
    if (element.tagName === 'textarea' && source[at] === '\n') refuse();
    if (end > at) this.#insertText(element, at, end, isRaw);
    this.#endAt(element, end);
  }

  #foreign(tag: Tag, from: number): Element {
    const { name, attributes } = tag;
    const token = { tagName: name, tagID: html.getTagID(name), attrs: attributes } as unknown as ForeignTag;
    if (FOREIGN_REFUSED.has(name) || (name !== 'svg' && foreignContent.causesExit(token))) refuse();
    if (name !== 'svg') foreignContent.adjustTokenSVGTagName(token);
    foreignContent.adjustTokenSVGAttrs(token);
    foreignContent.adjustTokenXMLAttrs(token);
    return this.#insert({ ...tag, name: token.tagName }, from, NS.SVG);
  }

  #end({ name, isSelfClosed }: Tag, from: number): void {
    if (isSelfClosed || !this.#root) refuse();
    const top = this.#top;
    if (name === 'body' || name === 'html') {
      if (top !== this.#body || this.#ended === 'html' || (this.#ended && name === 'body')) refuse();
      this.#ended = name;
      return;
    }
    if (this.#ended || top.tagName.toLowerCase() !== name) refuse();
    this.#open.pop();
    this.#count(name, -1);
    this.#endAt(top, from);
  }

  #endAt({ sourceCodeLocation: location }: Element, from: number): void {
    if (!location) return;
    location.endTag = { startOffset: from, endOffset: this.#tokens.at } as Location;
    location.endOffset = this.#tokens.at;
  }
}

const contentOf = (element: Element): ParentNode =>
  (element as Partial<DefaultTreeAdapterMap['template']>).content ?? element;
