import { type ElementDefinition, hasView, type ViewDefinition } from '../elements/_core/definition.js';
import { isolatedStyles } from '../elements/_core/isolation.js';
import { provideSanitizer, SanitizerMissing } from '../elements/_core/safe-html.js';
import { type FoundTag, type PageHead, type Piece, TagFinder } from './find-tags.js';
import { type PageData, PageModels } from './page-data.js';
import { type Dictionary, PageWords } from './page-words.js';
import { renderTag } from './render-tag.js';

export type { FetchModel, PageData } from './page-data.js';

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
  /** Told of a tag that failed and was left as authored. Default: one line on the console. */
  readonly onError?: (tag: string, error: unknown) => void;
}

/** Renders the views of a page's tags into its HTML. */
export interface Prerenderer {
  /**
   * @param html a page or a part of one.
   * @returns the same HTML with every `uni-` tag's view rendered inside it; every other byte unchanged. A tag that
   * throws, or whose data cannot be had, is as authored.
   */
  prerender(html: string, options?: PrerenderOptions): Promise<string>;
  /** The same for a page that comes in parts: text in, text out, each tag as soon as it is closed. */
  prerenderStream(options?: PrerenderOptions): TransformStream<string, string>;
}

/** A page without an address of its own: relative addresses of models start at the site's root. */
const NO_ADDRESS = 'http://own-origin/';

/**
 * @param definitions the tags that are known; another `uni-` tag is left alone.
 * @param readStyles the style sheets of a definition's isolated tags; asked for once each.
 */
export function createPrerenderer(
  definitions: Iterable<ElementDefinition>,
  readStyles: (definition: ViewDefinition) => Promise<string> = isolatedStyles,
): Prerenderer {
  const views = new Map(
    [...definitions].filter(hasView).map((definition) => [definition.tag as string, definition]),
  );
  const tags = new Set(views.keys());
  const styles = new Map<ViewDefinition, Promise<string>>();
  const known = {
    views,
    readStyles(definition: ViewDefinition) {
      const text = styles.get(definition) ?? readStyles(definition);
      styles.set(definition, text);
      return text;
    },
  };

  const prerenderStream = (options: PrerenderOptions = {}) => {
    const finder = new TagFinder(tags);
    const page = new PageRendering(known, finder, options);
    const write = async (pieces: readonly Piece[], out: TransformStreamDefaultController<string>) => {
      for (const piece of pieces) out.enqueue(typeof piece === 'string' ? piece : await page.render(piece));
    };
    return new TransformStream<string, string>({
      transform: (chunk, out) => write(finder.push(chunk), out),
      flush: (out) => write(finder.end(), out),
    });
  };

  return {
    prerenderStream,
    async prerender(html, options = {}) {
      const finder = new TagFinder(tags);
      const page = new PageRendering(known, finder, options);
      let rendered = '';
      for (const piece of [...finder.push(html), ...finder.end()])
        rendered += typeof piece === 'string' ? piece : await page.render(piece);
      return rendered;
    },
  };
}

/** What holds for every page. */
interface Known {
  readonly views: ReadonlyMap<string, ViewDefinition>;
  readStyles(definition: ViewDefinition): Promise<string>;
}

class PageRendering {
  readonly #known: Known;
  readonly #head: PageHead;
  readonly #models: PageModels;
  readonly #idPrefix: string;
  readonly #nonce: string | undefined;
  readonly #words: PageWords;
  readonly #onError: (tag: string, error: unknown) => void;
  #rendered = 0;

  constructor(
    known: Known,
    head: PageHead,
    { idPrefix = 'u', onError = tell, url = NO_ADDRESS, dictionary, nonce, ...data }: PrerenderOptions,
  ) {
    this.#known = known;
    this.#nonce = nonce;
    this.#head = head;
    this.#models = new PageModels({ ...data, url });
    this.#words = new PageWords(head, { ...data, url }, dictionary);
    this.#idPrefix = idPrefix;
    this.#onError = onError;
  }

  async render(tag: FoundTag): Promise<string> {
    const idPrefix = `${this.#idPrefix}${this.#rendered++}-`;
    const rendered = await this.#try(tag, idPrefix)
      .catch(async (error: unknown) => {
        if (error instanceof SanitizerMissing && (await sanitizerIsNew())) return this.#try(tag, idPrefix);
        throw error;
      })
      .catch((error: unknown) => {
        if (!(error instanceof SanitizerMissing)) this.#onError(tag.name, error);
        return undefined;
      });
    return rendered ?? tag.openSource + tag.innerSource + tag.closeSource;
  }

  async #try(tag: FoundTag, idPrefix: string): Promise<string | undefined> {
    const definition = this.#known.views.get(tag.name)!;
    return renderTag(tag, definition, {
      idPrefix,
      nonce: this.#nonce,
      readStyles: this.#known.readStyles,
      labels: await this.#words.in(tag.language),
      readModel: (isLacking) => this.#models.read(tag, definition, isLacking, this.#head.metas),
    });
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
