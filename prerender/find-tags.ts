import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, Parser, type TreeAdapter } from 'parse5';
import { boundedAdapter, OverLimits } from './limits.js';
import { placeIn, type Surroundings } from './place.js';

/** A tag's attributes: lower-case names, character references decoded, the first of each name. */
export type Attributes = ReadonlyMap<string, string>;

/** One `uni-` tag of a page that may be rendered, its sources to the letter. */
export interface FoundTag extends Surroundings {
  readonly name: string;
  readonly attributes: Attributes;
  readonly openSource: string;
  readonly innerSource: string;
  readonly closeSource: string;
  /** The nearest `lang` around the tag or on it. */
  readonly language: string | undefined;
  /** As the parser has made it, with places in the whole page. */
  readonly element: Element;
}

/** A piece of a page: bytes that stay as they are, or a tag. */
export type Piece = string | FoundTag;

/** What a page says of itself before its tags come. */
export type PageHead = Pick<TagFinder, 'metas' | 'root'>;

type Element = DefaultTreeAdapterMap['element'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];

/** A tag that has come in part. */
interface Started extends Surroundings {
  readonly element: Element;
  /** Whether it is written `<uni-x />`. */
  readonly isSlashed: boolean;
  readonly from: number;
}

const { NS } = html;

/** A tag this large is left alone, so that what was never closed does not hold a page back. */
const MAX_TAG_CHARACTERS = 2_000_000;

/**
 * Cuts a page into tags that may be rendered and the text between them, while it comes. A tag that is not closed by its
 * own end tag, or stands in a template or another document, is text. Joined again, the pieces' sources are the page.
 */
export class TagFinder {
  /** What the page's meta tags say, by their names or what headers they stand for; the first of a name holds, as in browsers. */
  readonly metas = new Map<string, string>();
  /** The attributes of the page's root. */
  root: Attributes = new Map();
  /** Whether the page has so many elements, or is so deep, that the rest of it is text. */
  isOverLimits = false;
  /** The tags that are written `<uni-x />`, and not closed: they are text, and so is what stands in them. */
  readonly unclosed = new Set<string>();
  readonly #wanted: ReadonlySet<string>;
  readonly #parser: Parser<DefaultTreeAdapterMap>;
  readonly #known = new Map<ParentNode, Surroundings>();
  readonly #around: Surroundings;
  /** What the parser moves out of the table that it is written in. */
  readonly #moved = new Set<object>();
  #started: Started | undefined;
  /** What of the page was not handed out yet. */
  #source = '';
  /** Where this begins in the page. */
  #from = 0;
  /** Up to here the page is in the tree. */
  #at = 0;
  #pieces: Piece[] = [];

  /**
   * @param wanted the tags to find; one inside another is part of the outer one.
   * @param around what a part of a page stands in.
   */
  constructor(wanted: ReadonlySet<string>, around?: Surroundings) {
    this.#wanted = wanted;
    this.#around = around ?? { place: undefined, language: undefined };
    const options = { sourceCodeLocationInfo: true, treeAdapter: this.#adapter() };
    const { place } = this.#around;
    this.#parser = place
      ? Parser.getFragmentParser(defaultTreeAdapter.createElement(place.name, NS.HTML, []), options)
      : new Parser(options);
  }

  /** Takes the next part of the page; gives what is sure by now. */
  push(source: string): Piece[] {
    this.#source += source;
    this.#parse(source, false);
    if (this.#started && this.#from + this.#source.length - this.#started.from > MAX_TAG_CHARACTERS)
      this.#started = undefined;
    return this.#take(
      this.isOverLimits ? this.#from + this.#source.length : (this.#started?.from ?? this.#at),
    );
  }

  /** The page has ended; gives the rest. */
  end(): Piece[] {
    this.#parse('', true);
    if (this.#started?.isSlashed) this.unclosed.add(this.#started.element.tagName);
    this.#started = undefined;
    return this.#take(this.#from + this.#source.length);
  }

  #parse(source: string, isLast: boolean): void {
    if (this.isOverLimits) return;
    const { tokenizer } = this.#parser;
    try {
      tokenizer.write(source, isLast);
      // Else a text of megabytes would be put together anew with each part of it.
      if (!isLast) tokenizer.flushCurrentCharacterToken();
    } catch (error) {
      if (!(error instanceof OverLimits)) throw error;
      this.isOverLimits = true;
      this.#started = undefined;
    }
  }

  #adapter(): TreeAdapter<DefaultTreeAdapterMap> {
    const bounded = boundedAdapter();
    return {
      ...bounded,
      // A part of a page does not say what the page's document type is.
      setDocumentMode: () => {},
      createElement: (name, namespace, attributes) => {
        const element = bounded.createElement(name, namespace, attributes);
        if (namespace === NS.HTML) this.#readHead(element);
        return element;
      },
      adoptAttributes: (element, attributes) => {
        defaultTreeAdapter.adoptAttributes(element, attributes);
        this.#readHead(element);
      },
      insertBefore: (parent, node, next) => {
        this.#moved.add(node);
        defaultTreeAdapter.insertBefore(parent, node, next);
      },
      // Where an element ends is asked for only of what stands in a tag: it takes a fifth of the parser's time.
      getNodeSourceCodeLocation: (node) => this.#started && node.sourceCodeLocation,
      setNodeSourceCodeLocation: (node, location) => {
        defaultTreeAdapter.setNodeSourceCodeLocation(node, location);
        this.#at = Math.max(this.#at, location?.endOffset ?? 0);
      },
      onItemPush: (element) => {
        bounded.onItemPush(element);
        this.#onOpen(element);
      },
      onItemPop: (element, parent) => {
        bounded.onItemPop(element, parent);
        this.#onClose(element);
      },
    };
  }

  #readHead(element: Element): void {
    if (element.tagName === 'html') {
      const { place, language } = this.#around;
      this.root = attributesOf(element);
      this.#known.set(element, { place, language: this.root.get('lang') ?? language });
    } else if (element.tagName === 'meta') {
      const attributes = attributesOf(element);
      const name = attributes.get('name') ?? attributes.get('http-equiv')?.toLowerCase();
      if (name && !this.metas.has(name)) this.metas.set(name, attributes.get('content') ?? '');
    }
  }

  #onOpen(element: Element): void {
    const { sourceCodeLocation: written, namespaceURI, tagName, parentNode } = element;
    if (this.#started || !written || !this.#wanted.has(tagName) || namespaceURI !== NS.HTML) return;
    const around = !this.#moved.has(element) && this.#surroundings(parentNode!);
    if (!around) return;
    const isSlashed = this.#isSelfClosed(element);
    this.#started = { ...around, element, isSlashed, from: written.startOffset };
  }

  /** An attribute without quotes may end in a slash. */
  #isSelfClosed({ sourceCodeLocation, attrs }: Element): boolean {
    const { endOffset, attrs: places = {} } = sourceCodeLocation!;
    const last = attrs.at(-1);
    const isOfValue = last !== undefined && places[last.name]?.endOffset === endOffset - 1;
    return !isOfValue && this.#source.startsWith('/>', endOffset - this.#from - 2);
  }

  #onClose(element: Element): void {
    if (this.#started && this.#started.element !== element) return;
    if (this.#started && element.sourceCodeLocation?.endTag) this.#found(this.#started);
    else if (this.#started?.isSlashed) this.unclosed.add(element.tagName);
    this.#started = undefined;
    // It is asked for no more, and a page may be long.
    const siblings = element.parentNode?.childNodes;
    if (siblings?.at(-1) === element) siblings.pop();
  }

  #found({ element, language, place }: Started): void {
    const { startTag, endTag } = element.sourceCodeLocation!;
    const attributes = attributesOf(element);
    this.#handOut(startTag!.startOffset);
    this.#pieces.push({
      name: element.tagName,
      attributes,
      language: attributes.get('lang') ?? language,
      place,
      element,
      openSource: this.#cut(startTag!.endOffset),
      innerSource: this.#cut(endTag!.startOffset),
      closeSource: this.#cut(endTag!.endOffset),
    });
  }

  /** @returns undefined in a template, which is no part of the page yet. */
  #surroundings(node: ParentNode): Surroundings | undefined {
    const path: Element[] = [];
    let at = node;
    for (; !this.#known.has(at); at = at.parentNode!) {
      if (!('tagName' in at)) return undefined;
      path.push(at);
    }
    let around = this.#known.get(at)!;
    for (const element of path.reverse()) {
      const isPlain = element.namespaceURI === NS.HTML && !this.#moved.has(element);
      const language = element.attrs.find(({ name }) => name === 'lang')?.value ?? around.language;
      around = { place: placeIn(around.place, element.tagName, isPlain), language };
      this.#known.set(element, around);
    }
    return around;
  }

  #take(to: number): Piece[] {
    this.#handOut(to);
    return this.#pieces.splice(0);
  }

  #handOut(to: number): void {
    if (to > this.#from) this.#pieces.push(this.#cut(to));
  }

  #cut(to: number): string {
    const cut = this.#source.slice(0, to - this.#from);
    this.#source = this.#source.slice(to - this.#from);
    this.#from = to;
    return cut;
  }
}

const attributesOf = ({ attrs }: Element): Attributes =>
  new Map(attrs.map(({ name, value }) => [name, value]));
