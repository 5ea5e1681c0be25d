import type { ViewDefinition } from '../elements/_core/define.js';
import { provideSanitizer, SanitizerMissing } from '../elements/_core/safe/safe-html.js';
import { MAX_FRAGMENT_DEPTH } from '../elements/fragment/model-parts.js';
import { PRERENDERED_MARK } from '../page/wake/prerendered.js';
import { type FoundTag, type Piece, TagFinder } from './find-tags.js';
import { PageIds } from './page-ids.js';
import { PageSources, type PrerenderOptions } from './page-sources.js';
import { placeIn, type Surroundings } from './place.js';
import { FRAGMENT, renderFragment } from './render-fragment.js';
import { renderTag, type TagContext } from './render-tag.js';

/** A page without an address of its own: relative addresses of models start at the site's root. */
const NO_ADDRESS = 'http://own-origin/';
/** So many characters of a page are read at once; their tags are rendered before the next. */
const READ_AT_ONCE = 16_384;
/** After so many pieces, whoever reads a streamed page gets them, and others who wait for this process have their turn. */
const HANDED_OUT_AT_ONCE = 64;
/** A timer's shortest wait is a millisecond in Node, a tenth of a page of 1,000 cards. */
const soon = (Reflect.get(globalThis, 'setImmediate') ?? setTimeout) as (turn: () => void) => unknown;
/** Stands for the address of a fragment that keeps its source. */
const NO_MODEL = '';

/** What holds for every page. */
export interface Known {
  readonly views: ReadonlyMap<string, ViewDefinition>;
  /** Every tag of the library. */
  readonly tags: ReadonlySet<string>;
  /** The tags that are looked for in a page. */
  readonly found: ReadonlySet<string>;
  readStyles(definition: ViewDefinition): Promise<string>;
}

/** A page, or a part of one, that is handed out rendered as it comes. */
interface Part {
  push(source: string): Promise<void>;
  end(): Promise<void>;
}

/** Whether a page whose meta tags say this stays as authored. */
export type IsLeft = (metas: ReadonlyMap<string, string>) => boolean;

export const isEdited: IsLeft = (metas) => metas.get('is-editing-mode') === 'true';

/** One page's rendering, tag by tag. */
export class PageRendering {
  readonly #known: Known;
  readonly #finder: TagFinder;
  readonly #options: PrerenderOptions;
  readonly #isLeft: IsLeft;
  readonly #context: TagContext;

  constructor(known: Known, options: PrerenderOptions, isLeft: IsLeft) {
    const url = options.url ?? NO_ADDRESS;
    this.#known = known;
    this.#finder = new TagFinder(known.found);
    this.#options = options;
    this.#isLeft = isLeft;
    const sources = new PageSources({ ...options, url }, this.#finder);
    const { readStyles } = known;
    this.#context = { ...options, sources, query: new URL(url).search, ids: new PageIds(), readStyles };
  }

  /** Whether the page is too much: then the rest of it is as authored. */
  get isOverLimits(): boolean {
    return this.#finder.isOverLimits;
  }

  /** The same, or whether it says that it is not to be rendered. */
  get isLeft(): boolean {
    return this.isOverLimits || this.#isLeft(this.#finder.metas);
  }

  /** The page, which is handed out in its order. */
  open(out: (source: string) => void): Part {
    return this.#open(this.#finder, out, []);
  }

  /** Tells of a tag, or of the page by its root's name, that stays as authored. */
  tell(tag: string, error: unknown): void {
    const { onError = tellConsole } = this.#options;
    try {
      onError(tag, error);
    } catch (thrown) {
      tellConsole(tag, error);
      console.error('onError, which was told so, threw', thrown);
    }
  }

  /** @param around the addresses of the fragments that the part stands in, the outermost first. */
  #open(finder: TagFinder, out: (source: string) => void, around: readonly string[]): Part {
    let handedOut = 0;
    const write = async (pieces: Iterable<Piece>) => {
      for (const piece of pieces) {
        out(typeof piece === 'string' ? piece : await this.#sourceOf(piece, around));
        if (++handedOut % HANDED_OUT_AT_ONCE === 0) await new Promise<void>((turn) => soon(turn));
      }
    };
    return {
      push: async (source) => {
        for (let at = 0; at < source.length; at += READ_AT_ONCE)
          await write(finder.push(source.slice(at, at + READ_AT_ONCE)));
      },
      end: async () => {
        await write(finder.end());
        for (const tag of finder.unclosed)
          this.tell(
            tag,
            new Error(`<${tag} /> is not closed: in HTML, "/>" ends no tag; put </${tag}> where it ends`),
          );
      },
    };
  }

  /** A part of the page with the tags in it rendered. */
  async #renderPart(source: string, inside: Surroundings, around: readonly string[]): Promise<string> {
    const parts: string[] = [];
    const part = this.#open(new TagFinder(this.#known.found, inside), (each) => parts.push(each), around);
    await part.push(source);
    await part.end();
    return parts.join('');
  }

  async #sourceOf(tag: FoundTag, around: readonly string[]): Promise<string> {
    try {
      const rendered = await this.#try(tag, around).catch(async (error: unknown) => {
        if (!(error instanceof SanitizerMissing)) throw error;
        await loadServerSanitizer();
        return this.#try(tag, around);
      });
      if (rendered !== undefined) return rendered;
    } catch (error) {
      if (!(error instanceof SanitizerMissing)) this.tell(tag.name, error);
    }
    return this.#asAuthored(tag, around);
  }

  /** @returns undefined for a tag that stays as authored: it is rendered already, stands where its view cannot, or lacks its data. */
  async #try(tag: FoundTag, around: readonly string[]): Promise<string | undefined> {
    const { name, attributes, place } = tag;
    const definition = this.#known.views.get(name);
    const isPhrase = definition && (attributes.has('isolated') || definition.display === 'inline');
    const isMisplaced = place && !(isPhrase ? place.takesPhrases : place.takesBlocks);
    if (isMisplaced || attributes.has(PRERENDERED_MARK) || definition?.prerenders === false) return undefined;
    if (this.#isLeft(this.#finder.metas)) return undefined;
    if (definition) return renderTag(tag, definition, this.#context);
    return this.#tryFragment(tag, around);
  }

  /** A fragment keeps its source, with the tags in it rendered: down to a depth, since each is read for itself. */
  async #asAuthored(tag: FoundTag, around: readonly string[]): Promise<string> {
    const { openSource, innerSource, closeSource } = tag;
    const isLeft = tag.name !== FRAGMENT || around.length >= MAX_FRAGMENT_DEPTH;
    const inside = { language: tag.language, place: placeIn(tag.place, tag.name) };
    const inner = isLeft ? innerSource : await this.#renderPart(innerSource, inside, [...around, NO_MODEL]);
    return openSource + inner + closeSource;
  }

  async #tryFragment(tag: FoundTag, around: readonly string[]): Promise<string | undefined> {
    const src = tag.attributes.get('src');
    const { sources, asciiOnly = false } = this.#context;
    const address = src === undefined ? undefined : sources.addressOf(src);
    if (address === undefined || around.includes(address) || around.length >= MAX_FRAGMENT_DEPTH)
      return undefined;
    const { tags, views } = this.#known;
    const { model, failure } = await sources.at(src!);
    if (failure) throw new Error(failure);
    return renderFragment(tag, {
      isKnown: (name) => tags.has(name),
      needsClass: (name) => tags.has(name) && !views.has(name),
      model,
      asciiOnly,
      render: (source, place) =>
        this.#renderPart(source, { place, language: tag.language }, [...around, address]),
    });
  }
}

let sanitizer: Promise<void> | undefined;

/** Once; a page without rich text that is more than plain loads none. */
function loadServerSanitizer(): Promise<void> {
  sanitizer ??= import('./sanitizer/server-sanitizer.js').then(({ createServerSanitizer }) =>
    provideSanitizer(createServerSanitizer()),
  );
  return sanitizer;
}

function tellConsole(tag: string, error: unknown): void {
  console.error(
    `<${tag}> could not be prerendered and stays as authored: ${String(error)}; check what the tag is given`,
  );
}
