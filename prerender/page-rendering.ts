import type { ViewDefinition } from '../elements/_core/definition.js';
import { provideSanitizer, SanitizerMissing } from '../elements/_core/safety/safe-html.js';
import { MAX_FRAGMENT_DEPTH } from '../elements/fragment/model-parts.js';
import { type FoundTag, type PageHead, type Piece, TagFinder } from './find-tags.js';
import { type PageData, PageModels } from './page-data.js';
import { type Dictionary, PageWords, type WordsAround } from './page-words.js';
import { placeIn, type Surroundings } from './place.js';
import { FRAGMENT, renderFragment } from './render-fragment.js';
import { readTag, type TagToRender, writeTag } from './render-tag.js';
import { type RenderedView, renderView } from './render-view.js';

/** How a page is prerendered (contract §6). */
export interface PrerenderOptions extends Partial<PageData> {
  /**
   * The page's dictionary: the elements' own words under `uni.…`. Default: what `fetch` gives for it where the page
   * lists its languages, else the built-in words.
   */
  readonly dictionary?: Dictionary;
  /** Keeps ids apart where several prerendered pieces make one page; letters and digits. Default `u`. */
  readonly idPrefix?: string;
  /** That of the page's policy, for the style elements of isolated tags. */
  readonly nonce?: string;
  /** Whether the views are written in ASCII: a page that names no encoding may be read in any. */
  readonly asciiOnly?: boolean;
  /** Told of a tag that failed and was left as authored; what it throws is told on the console. Default: one line there. */
  readonly onError?: (tag: string, error: unknown) => void;
}

/** A page without an address of its own: relative addresses of models start at the site's root. */
const NO_ADDRESS = 'http://own-origin/';

/** After so many pieces, whoever reads a streamed page gets them, and others who wait for this process have their turn. */
const HANDED_OUT_AT_ONCE = 64;
/** A timer's shortest wait is a millisecond in Node, a tenth of a page of 1,000 cards. */
const soon = (Reflect.get(globalThis, 'setImmediate') ?? setTimeout) as (turn: () => void) => unknown;
const NOWHERE: readonly string[] = [];
/** Stands for the address of a fragment that keeps its source. */
const NO_MODEL = '';

/** A tag's whole source, or what is left to be rendered. */
type Read = string | TagToRender;

/** What holds for every page. */
export interface Known {
  readonly views: ReadonlyMap<string, ViewDefinition>;
  /** Every tag of the library. */
  readonly tags: ReadonlySet<string>;
  /** The tags that are looked for in a page. */
  readonly found: ReadonlySet<string>;
  readStyles(definition: ViewDefinition): Promise<string>;
}

/** One page's rendering, tag by tag. */
export class PageRendering {
  readonly #known: Known;
  readonly #head: PageHead;
  readonly #models: PageModels;
  readonly #idPrefix: string;
  readonly #nonce: string | undefined;
  readonly #asciiOnly: boolean;
  readonly #words: PageWords;
  readonly #query: string;
  readonly #onError: (tag: string, error: unknown) => void;
  #rendered = 0;

  constructor(
    known: Known,
    head: PageHead,
    {
      idPrefix = 'u',
      onError = tell,
      url = NO_ADDRESS,
      dictionary,
      nonce,
      asciiOnly = false,
      ...data
    }: PrerenderOptions,
  ) {
    this.#known = known;
    this.#nonce = nonce;
    this.#asciiOnly = asciiOnly;
    this.#head = head;
    this.#models = new PageModels({ ...data, url });
    this.#words = new PageWords(head, { ...data, url }, dictionary);
    this.#idPrefix = idPrefix;
    this.#query = new URL(url).search;
    this.#onError = onError;
  }

  /**
   * Renders the tags among a page's pieces and hands all of them out, in their order.
   *
   * @param around the addresses of the fragments that the pieces stand in, the outermost first.
   */
  async write(
    pieces: Iterable<Piece>,
    out: (source: string) => void,
    around: readonly string[] = NOWHERE,
  ): Promise<void> {
    let handedOut = 0;
    for (const piece of pieces) {
      const source = typeof piece === 'string' ? piece : this.#sourceOf(this.#read(piece, around), around);
      out(typeof source === 'string' ? source : await source);
      if (++handedOut % HANDED_OUT_AT_ONCE === 0) await new Promise<void>((turn) => soon(turn));
    }
  }

  /** What is known of a tag's source before its view is rendered: all of it where it has none. */
  #read(tag: FoundTag, around: readonly string[]): Read | Promise<Read> {
    const idPrefix = `${this.#idPrefix}${this.#rendered++}-`;
    try {
      const read = this.#try(tag, idPrefix, around);
      if (read instanceof Promise)
        return read.then(
          (known) => known ?? this.#asAuthored(tag, around),
          (error: unknown) => this.#readAgain(tag, idPrefix, around, error),
        );
      return read ?? this.#asAuthored(tag, around);
    } catch (error) {
      return this.#readAgain(tag, idPrefix, around, error);
    }
  }

  async #readAgain(
    tag: FoundTag,
    idPrefix: string,
    around: readonly string[],
    failure: unknown,
  ): Promise<Read> {
    let error = failure;
    if (error instanceof SanitizerMissing && (await sanitizerIsNew()))
      try {
        return (await this.#try(tag, idPrefix, around)) ?? this.#asAuthored(tag, around);
      } catch (again) {
        error = again;
      }
    return this.#failed(tag, error, around);
  }

  #try(
    tag: FoundTag,
    idPrefix: string,
    around: readonly string[],
  ): Read | undefined | Promise<Read | undefined> {
    if (this.#head.metas.get('is-editing-mode') === 'true') return undefined;
    const definition = this.#known.views.get(tag.name);
    if (!definition) return this.#tryFragment(tag, around);
    const read = (words: WordsAround) =>
      readTag(tag, definition, {
        idPrefix,
        nonce: this.#nonce,
        asciiOnly: this.#asciiOnly,
        readStyles: this.#known.readStyles,
        words,
        query: this.#query,
        readModel: (isLacking, inTag) =>
          this.#models.read(tag, definition, isLacking, this.#head.metas, inTag),
      });
    const words = this.#words.in(tag.language);
    return words instanceof Promise ? words.then(read) : read(words);
  }

  /** The tag's whole source, its view rendered. */
  #sourceOf(read: Read | Promise<Read>, around: readonly string[]): string | Promise<string> {
    if (read instanceof Promise) return read.then((known) => this.#sourceOf(known, around));
    if (typeof read === 'string') return read;
    let view: RenderedView;
    try {
      view = renderView(read);
    } catch (error) {
      return this.#failed(read.tag, error, around);
    }
    return this.#written(read, view, around);
  }

  #written(read: TagToRender, view: RenderedView, around: readonly string[]): string | Promise<string> {
    return writeTag(read, view) ?? this.#asAuthored(read.tag, around);
  }

  #failed(tag: FoundTag, error: unknown, around: readonly string[]): string | Promise<string> {
    if (!(error instanceof SanitizerMissing)) this.tell(tag.name, error);
    return this.#asAuthored(tag, around);
  }

  /** Tells of a tag, or of the page by its root's name, that stays as authored. */
  tell(tag: string, error: unknown): void {
    try {
      this.#onError(tag, error);
    } catch (thrown) {
      tell(tag, error);
      console.error('onError, which was told so, threw', thrown);
    }
  }

  /** A fragment keeps its source, with the tags in it rendered: down to a depth, since each is read for itself. */
  #asAuthored(tag: FoundTag, around: readonly string[]): string | Promise<string> {
    const { openSource, innerSource, closeSource } = tag;
    if (tag.name !== FRAGMENT || around.length >= MAX_FRAGMENT_DEPTH)
      return openSource + innerSource + closeSource;
    const inside = { language: tag.language, place: placeIn(tag.place, tag.name) };
    return this.#renderPart(innerSource, inside, [...around, NO_MODEL]).then(
      (inner) => openSource + inner + closeSource,
    );
  }

  async #tryFragment(tag: FoundTag, around: readonly string[]): Promise<string | undefined> {
    const src = tag.attributes.get('src');
    const address = src === undefined ? undefined : this.#models.addressOf(src);
    if (address === undefined || around.includes(address) || around.length >= MAX_FRAGMENT_DEPTH)
      return undefined;
    const { tags, views } = this.#known;
    const model = await this.#models.at(src!);
    const failure = this.#models.failureAt(src!);
    if (failure) throw new Error(failure);
    return renderFragment(tag, {
      isKnown: (name) => tags.has(name),
      needsClass: (name) => tags.has(name) && !views.has(name),
      model,
      asciiOnly: this.#asciiOnly,
      render: (source, place) =>
        this.#renderPart(source, { place, language: tag.language }, [...around, address]),
    });
  }

  /** A part of the page with the tags in it rendered. */
  async #renderPart(source: string, inside: Surroundings, around: readonly string[]): Promise<string> {
    const finder = new TagFinder(this.#known.found, inside);
    let rendered = '';
    const out = (piece: string) => {
      rendered += piece;
    };
    await this.write([...finder.push(source), ...finder.end()], out, around);
    return rendered;
  }
}

let hasSanitizer = false;
let sanitizer: Promise<void> | undefined;

/** Whether rich text that is more than plain can be judged only now; a page without any loads no sanitiser. */
async function sanitizerIsNew(): Promise<boolean> {
  if (hasSanitizer) return false;
  sanitizer ??= import('./sanitizer/server-sanitizer.js').then(({ createServerSanitizer }) => {
    provideSanitizer(createServerSanitizer());
    hasSanitizer = true;
  });
  await sanitizer;
  return true;
}

function tell(tag: string, error: unknown): void {
  console.error(`<${tag}> could not be prerendered and stays as authored: ${String(error)}`);
}
