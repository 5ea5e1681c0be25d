import { Parser } from 'htmlparser2';

/** One `uni-` tag of a page that may be rendered, its sources to the letter. */
export interface FoundTag {
  readonly name: string;
  /** Lower-case names, character references decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly openSource: string;
  readonly innerSource: string;
  readonly closeSource: string;
  /** The nearest `lang` around the tag or on it. */
  readonly language: string | undefined;
  /** The open elements around it, outermost first. */
  readonly ancestors: readonly string[];
}

/** A piece of a page: bytes that stay as they are, or a tag. */
export type Piece = string | FoundTag;

/** What a page says of itself before its tags come. */
export type PageHead = Pick<TagFinder, 'metas' | 'root'>;

/** An element that is not closed yet. */
export interface Open {
  readonly name: string;
  readonly language: string | undefined;
}

interface Started extends Open {
  readonly attributes: Readonly<Record<string, string>>;
  readonly ancestors: readonly string[];
  readonly start: number;
  readonly openEnd: number;
}

const TAG = /^uni-[a-z][a-z0-9-]*$/;
/** What stands in them is no part of the page yet, or text for who runs no scripts. */
const OTHER_DOCUMENTS = new Set([
  'template',
  'noscript',
  'noframes',
  'noembed',
  'iframe',
  'xmp',
  'plaintext',
]);
/** A tag this large is left alone, so that what was never closed does not hold a page back. */
const MAX_TAG_CHARACTERS = 2_000_000;

/**
 * Cuts a page into tags that may be rendered and the text between them, while it comes. A tag that is not closed by its
 * own end tag, or stands in a template or another document, is text. Joined again, the pieces' sources are the page.
 */
export class TagFinder {
  /** What the page's head says, by the name of the meta tag. */
  readonly metas = new Map<string, string>();
  /** The attributes of the page's root. */
  root: Readonly<Record<string, string>> = {};
  readonly #wanted: ReadonlySet<string>;
  readonly #parser: Parser;
  readonly #open: Open[];
  #started: Started | undefined;
  /** Where the start tag begins whose attributes are still coming. */
  #tokenStart: number | undefined;
  #depth = 0;
  #source = '';
  /** Where `#source` begins in the page. */
  #offset = 0;
  /** Up to here the page was handed out. */
  #done = 0;
  #pieces: Piece[] = [];

  /**
   * @param wanted the tags to find; one inside another is part of the outer one.
   * @param around the open elements around a part of a page.
   */
  constructor(wanted: ReadonlySet<string>, around: readonly Open[] = []) {
    this.#wanted = wanted;
    this.#open = [...around];
    this.#parser = new Parser(
      {
        onopentagname: () => {
          this.#tokenStart = this.#parser.startIndex;
        },
        onopentag: (name, attributes) => this.#onOpen(name, attributes),
        onclosetag: (name, isImplied) => this.#onClose(name, isImplied),
      },
      { recognizeSelfClosing: false, lowerCaseTags: true, decodeEntities: true },
    );
  }

  /** Takes the next part of the page; gives what is sure by now. */
  push(source: string): Piece[] {
    this.#source += source;
    this.#parser.write(source);
    if (this.#started && this.#at() - this.#started.start > MAX_TAG_CHARACTERS) this.#started = undefined;
    this.#handOut(this.#started?.start ?? this.#tokenStart ?? this.#parser.startIndex);
    return this.#take();
  }

  /** The page has ended; gives the rest. */
  end(): Piece[] {
    this.#started = undefined;
    this.#parser.end();
    this.#handOut(this.#offset + this.#source.length);
    return this.#take();
  }

  #onOpen(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#tokenStart = undefined;
    const around = this.#open.at(-1)?.language;
    const language = attributes.lang ?? around;
    if (name === 'html') this.root = attributes;
    if (name === 'meta' && attributes.name) this.metas.set(attributes.name, attributes.content ?? '');
    if (this.#started) {
      if (name === this.#started.name) this.#depth++;
    } else if (TAG.test(name) && this.#wanted.has(name) && !this.#isElsewhere()) {
      this.#depth = 1;
      this.#started = {
        name,
        language,
        attributes,
        ancestors: this.#open.map((open) => open.name),
        start: this.#parser.startIndex,
        openEnd: this.#parser.endIndex + 1,
      };
    }
    this.#open.push({ name, language });
  }

  #onClose(name: string, isImplied: boolean): void {
    this.#open.pop();
    const tag = this.#started;
    if (tag?.name !== name) return;
    this.#depth--;
    if (this.#depth > 0) return;
    this.#started = undefined;
    if (isImplied) return;
    const closeStart = this.#parser.startIndex;
    const end = this.#parser.endIndex + 1;
    this.#handOut(tag.start);
    const { language, attributes, ancestors } = tag;
    const openSource = this.#slice(tag.start, tag.openEnd);
    const innerSource = this.#slice(tag.openEnd, closeStart);
    const closeSource = this.#slice(closeStart, end);
    this.#pieces.push({ name, language, attributes, ancestors, openSource, innerSource, closeSource });
    this.#done = end;
  }

  #isElsewhere(): boolean {
    return this.#open.some(({ name }) => OTHER_DOCUMENTS.has(name));
  }

  #at(): number {
    return this.#offset + this.#source.length;
  }

  #handOut(end: number): void {
    if (end <= this.#done) return;
    this.#pieces.push(this.#slice(this.#done, end));
    this.#done = end;
  }

  #take(): Piece[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    this.#source = this.#source.slice(this.#done - this.#offset);
    this.#offset = this.#done;
    return pieces;
  }

  #slice(start: number, end: number): string {
    return this.#source.slice(start - this.#offset, end - this.#offset);
  }
}
