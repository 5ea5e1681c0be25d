import { type ElementFacts, factsAt, factsOf } from './element-facts.js';
import { OpenElements } from './open-elements.js';
import type { Place, Surroundings } from './place.js';
import { ANY_END, declarationAt, LONGEST_END, type TextEnd } from './skipped-text.js';
import {
  type Attributes,
  attributesOf,
  isSelfClosing,
  lowerCase,
  nameEnd,
  tagEnd,
  usualTagEnd,
} from './start-tag.js';

/** One `uni-` tag of a page that may be rendered, its sources to the letter. */
export interface FoundTag {
  readonly name: string;
  readonly attributes: Attributes;
  readonly openSource: string;
  readonly innerSource: string;
  /** Behind this place in `innerSource` there is only text, and plain elements as they are usually written. */
  readonly plainFrom: number;
  readonly closeSource: string;
  /** The nearest `lang` around the tag or on it. */
  readonly language: string | undefined;
  /** What it stands in. */
  readonly place: Place | undefined;
}

/** A piece of a page: bytes that stay as they are, or a tag. */
export type Piece = string | FoundTag;

/** What a page says of itself before its tags come. */
export type PageHead = Pick<TagFinder, 'metas' | 'root'>;

/** What is known of a tag by its start. */
interface Started extends Pick<FoundTag, 'name' | 'attributes' | 'language' | 'place'> {
  readonly depth: number;
  /** The places of its start tag in the source that is held. */
  readonly start: number;
  readonly openEnd: number;
}

const TAG = /^uni-[a-z][a-z0-9-]*$/;
/** A tag this large is left alone, so that what was never closed does not hold a page back. */
const MAX_TAG_CHARACTERS = 2_000_000;
/** A single `<…` that is larger and has not ended is looked at again only when there is twice as much of it. */
const LARGE_TOKEN_CHARACTERS = 65_536;

const [SLASH, EXCLAMATION_MARK, QUESTION_MARK, GREATER_THAN] = [47, 33, 63, 62];

/**
 * Cuts a page into tags that may be rendered and the text between them, while it comes. A tag that is not closed by its
 * own end tag, or stands in a template or another document, is text. Joined again, the pieces' sources are the page.
 */
export class TagFinder {
  /** What the page's meta tags say, by their names or what headers they stand for; the first of a name holds, as in browsers. */
  readonly metas = new Map<string, string>();
  /** The attributes of the page's root. */
  root: Attributes = new Map();
  readonly #wanted: ReadonlySet<string>;
  readonly #open: OpenElements;
  #started: Started | undefined;
  /** Behind this place nothing but plain content has come of the tag that has started. */
  #plainFrom = 0;
  /** What of the page was not handed out yet. */
  #source = '';
  /** Up to here it was read. */
  #at = 0;
  /** Up to here it was handed out. */
  #done = 0;
  /** What ends the text that is being skipped. */
  #textEnd: TextEnd | undefined;
  /** With less than this there is nothing new to be read. */
  #enough = 0;
  #pieces: Piece[] = [];

  /**
   * @param wanted the tags to find; one inside another is part of the outer one.
   * @param around what a part of a page stands in.
   */
  constructor(wanted: ReadonlySet<string>, around?: Surroundings) {
    this.#wanted = wanted;
    this.#open = new OpenElements(around);
  }

  /** Takes the next part of the page; gives what is sure by now. */
  push(source: string): Piece[] {
    this.#source += source;
    if (this.#source.length >= this.#enough) this.#read();
    if (this.#started && this.#source.length - this.#started.start > MAX_TAG_CHARACTERS)
      this.#started = undefined;
    this.#handOut(this.#started?.start ?? this.#at);
    return this.#take();
  }

  /** The page has ended; gives the rest. */
  end(): Piece[] {
    if (this.#enough > 0) this.#read();
    this.#started = undefined;
    this.#handOut(this.#source.length);
    return this.#take();
  }

  #read(): void {
    while (this.#readNext());
    const held = this.#source.length - this.#at;
    this.#enough = held > LARGE_TOKEN_CHARACTERS ? this.#source.length + held : 0;
  }

  /** @returns false when what comes next has not come whole. */
  #readNext(): boolean {
    if (this.#textEnd) return this.#skipText(this.#textEnd);
    const at = this.#source.indexOf('<', this.#at);
    this.#at = at < 0 ? this.#source.length : at;
    if (at < 0 || at + 1 === this.#source.length) return false;
    const next = this.#source.charCodeAt(at + 1);
    if (isLetter(next)) return this.#readStartTag(at);
    if (next === SLASH) return this.#readEndTag(at);
    if (next === EXCLAMATION_MARK || next === QUESTION_MARK) return this.#readDeclaration(at);
    this.#at = at + 1;
    this.#plainFrom = this.#at;
    return true;
  }

  #readStartTag(start: number): boolean {
    const named = nameEnd(this.#source, start + 1);
    if (named < 0) return false;
    const usualEnd = usualTagEnd(this.#source, named);
    const end = usualEnd < 0 ? tagEnd(this.#source, named) : usualEnd;
    if (end < 0) return false;
    this.#at = end;
    const { isForeign } = this.#open;
    const known = factsAt(this.#source, start + 1, named);
    const written = known?.name ?? lowerCase(this.#source.slice(start + 1, named));
    const name = written === 'image' && !isForeign ? 'img' : written;
    const facts = known ?? factsOf(name);
    if (!isForeign) this.#textEnd = facts.textEnd;
    if (usualEnd < 0 || !facts.isPlain) this.#plainFrom = end;
    this.#onOpen(name, facts, start, named);
    return true;
  }

  #onOpen(name: string, facts: ElementFacts, start: number, named: number): void {
    this.#open.makeRoomFor(name, facts);
    if (facts.isHead) this.#readHead(name, attributesOf(this.#source, named));
    const isForeign = this.#open.isForeign || facts.content !== 'html';
    const depth = this.#open.open(name, facts, named, this.#at);
    if (depth === 0) return;
    if (isForeign && isSelfClosing(this.#source, named)) this.#open.close(name);
    else if (facts.name === '' && !this.#started && this.#isWanted(name))
      this.#started = {
        name,
        depth,
        start,
        openEnd: this.#at,
        attributes: attributesOf(this.#source, named),
        language: this.#open.language(this.#source),
        place: this.#open.outer,
      };
  }

  #isWanted(name: string): boolean {
    return this.#wanted.has(name) && TAG.test(name) && !this.#open.isElsewhere;
  }

  #readHead(element: string, attributes: Attributes): void {
    const name = attributes.get('name') ?? attributes.get('http-equiv')?.toLowerCase();
    if (element === 'html') this.root = attributes;
    else if (name && !this.metas.has(name)) this.metas.set(name, attributes.get('content') ?? '');
  }

  #readEndTag(start: number): boolean {
    if (start + 2 === this.#source.length) return false;
    if (!isLetter(this.#source.charCodeAt(start + 2))) return this.#skip(start + 2, ANY_END);
    const { innermost } = this.#open;
    const usualEnd = start + 2 + innermost.length;
    const isUsual =
      this.#source.charCodeAt(usualEnd) === GREATER_THAN && this.#source.startsWith(innermost, start + 2);
    const named = isUsual ? usualEnd : nameEnd(this.#source, start + 2);
    if (named < 0) return false;
    this.#onClose(isUsual ? innermost : lowerCase(this.#source.slice(start + 2, named)), start, named);
    const isEnd = this.#source.charCodeAt(named) === GREATER_THAN;
    return this.#skip(named + 1, isEnd ? undefined : ANY_END);
  }

  #onClose(name: string, start: number, named: number): void {
    const depth = name === 'image' && !this.#open.isForeign ? 0 : this.#open.close(name);
    const tag = this.#started;
    if (!tag || depth === 0 || depth > tag.depth) return;
    this.#started = undefined;
    if (depth < tag.depth) return;
    this.#handOut(tag.start);
    this.#pieces.push({
      name,
      language: tag.language,
      attributes: tag.attributes,
      place: tag.place,
      openSource: this.#source.slice(tag.start, tag.openEnd),
      innerSource: this.#source.slice(tag.openEnd, start),
      plainFrom: this.#plainFrom - tag.openEnd,
      closeSource: this.#source.slice(start, named + 1),
    });
    this.#done = named + 1;
  }

  #readDeclaration(start: number): boolean {
    const skipped = declarationAt(this.#source, start, this.#open.isForeign);
    return skipped !== undefined && this.#skip(skipped.from, skipped.end);
  }

  #skip(to: number, textEnd: TextEnd | undefined): true {
    this.#at = to;
    this.#textEnd = textEnd;
    return true;
  }

  #skipText({ pattern, next }: TextEnd): boolean {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (!found) {
      this.#at = Math.max(this.#at, this.#source.length - LONGEST_END);
      return false;
    }
    this.#plainFrom = pattern.lastIndex;
    return this.#skip(pattern.lastIndex, next?.(found[0]));
  }

  #handOut(end: number): void {
    if (end <= this.#done) return;
    this.#pieces.push(this.#source.slice(this.#done, end));
    this.#done = end;
  }

  #take(): Piece[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    this.#open.language(this.#source);
    this.#source = this.#source.slice(this.#done);
    this.#at -= this.#done;
    this.#plainFrom -= this.#done;
    if (this.#enough > 0) this.#enough -= this.#done;
    if (this.#started)
      this.#started = { ...this.#started, start: 0, openEnd: this.#started.openEnd - this.#done };
    this.#done = 0;
    return pieces;
  }
}

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
