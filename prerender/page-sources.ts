import type { AuthoredContent } from '../elements/_core/declare/authored.js';
import type { ViewDefinition } from '../elements/_core/declare/definition.js';
import { MODEL_SLOT } from '../elements/_core/declare/names.js';
import { componentIn } from '../elements/_core/read/fragment-component.js';
import { asModel } from '../elements/_core/read/raw-node.js';
import { isRecord } from '../page/is-record.js';
import { languageCode } from '../page/locale/page-language.js';
import { labelsOn, wordOn } from '../page/locale/words.js';
import { feedAddress, pageModelUrl } from '../page/model/addresses.js';
import type { FeedSource } from '../page/model/feed-source.js';
import { findModel } from '../page/model/find-model.js';
import { normaliseModelKeys } from '../page/model/normalise-keys.js';
import { reasonOf } from '../page/request/request-error.js';
import type { LabelTexts, Translate } from '../vocabulary/labels.js';
import { type FetchModel, modelPath, type OwnPath, ownPath, PageCalls } from './ask.js';
import type { FoundTag, PageHead } from './find-tags.js';

/** A page's dictionary: the elements' own words under `uni.…`. */
export type Dictionary = Readonly<Record<string, string>>;

/** Where the data of one page's tags are. */
export interface PageData {
  /**
   * The page's own model, as the CMS exports it. Default: the answer of `fetch`, which is asked when a tag needs it.
   */
  readonly model?: unknown;
  /**
   * Without it, tags whose data must be fetched stay as authored. All that a page asks for has to come within 5 s, in 16
   * MB.
   */
  readonly fetch?: FetchModel;
  /** The page's address, for addresses relative to it. */
  readonly url: string;
  /** Default: the answer of `fetch` where the page lists its languages, else the built-in words. */
  readonly dictionary?: Dictionary | undefined;
}

/** How a page is prerendered (contract §6). */
export interface PrerenderOptions extends Partial<PageData> {
  /** The nonce of the page's content security policy, for the style elements of isolated tags. */
  readonly nonce?: string;
  /**
   * The address of `isolated.css`, which all isolated tags ask for in place of styles of their own: many of them would have
   * as many copies.
   */
  readonly stylesheet?: string;
  /**
   * Called for a tag that failed and was left as authored, or with `html` for a page that was. If it throws, the console
   * gets the error. Default: one line for `onWarning`, or on the console.
   */
  readonly onError?: (tag: string, error: unknown) => void;
  /**
   * Called with each warning of the page, once: values that cannot be read, what the linter finds. Default: the console
   * gets those that browsers show their visitors too.
   */
  readonly onWarning?: (message: string) => void;
}

/** The answer of an address is a model, or the reason why there is none. It is empty if nothing may be fetched. */
interface Loaded {
  readonly model?: unknown;
  readonly failure?: string;
}

/** Thrown where a tag needs a model, and only a browser may ask for it. */
export const LEFT_TO_BROWSER = Symbol('left to the browser');

/** The elements' own words around one tag. */
export interface WordsAround {
  readonly labels: LabelTexts;
  /** For an element of many words of its own. */
  readonly word: Translate;
}

const DEFAULT_DICTIONARY = '/libs/cq/i18n/dict.{locale}.json';

/** The models and words of one page's tags, each address asked for once. */
export class PageSources {
  readonly #data: PageData;
  readonly #head: PageHead;
  readonly #calls: PageCalls;
  readonly #asked = new Map<string, Promise<Loaded>>();
  readonly #loaded = new Map<Promise<Loaded>, Loaded>();
  #page: Promise<Loaded> | undefined;
  #dictionary: Promise<Dictionary | undefined> | undefined;

  constructor(data: PageData, head: PageHead) {
    this.#data = data;
    this.#head = head;
    this.#calls = new PageCalls(data.fetch);
  }

  /** Asks for the model that a tag names, so that no tag waits until the one before has its own. */
  askAhead({ attributes, innerSource }: FoundTag, definition: ViewDefinition | undefined): void {
    if (!this.#calls.areAllowed) return;
    const isEmpty = attributes.size === 0 && innerSource.trim() === '';
    const named = definition?.fragment && isEmpty && this.#head.metas.get(definition.fragment.meta);
    const src = modelAddress(attributes, definition) ?? named;
    if (src) void this.at(src, definition?.feed);
    else if (attributes.has('model-path')) void this.#ofPage();
  }

  /** The page is rendered, and nothing more is asked for. */
  end(): void {
    this.#calls.end();
  }

  /** Whether a tag's content comes from elsewhere, so that the HTML in it is a fallback. */
  namesModel({ attributes }: FoundTag, definition: ViewDefinition, authored: AuthoredContent): boolean {
    const { fragment } = definition;
    return (
      modelAddress(attributes, definition) !== undefined ||
      attributes.has('model-path') ||
      authored.json.has(MODEL_SLOT) ||
      (fragment !== undefined && this.#head.metas.has(fragment.meta))
    );
  }

  /**
   * @param isLacking whether the tag has no data of its own, so that the fragment is asked for that a meta tag names.
   * @param authored has the model as JSON where it is written into the tag.
   * @throws a promise while it is asked for, an Error that says why it cannot be had, or LEFT_TO_BROWSER.
   */
  modelOf(
    { attributes }: FoundTag,
    definition: ViewDefinition,
    isLacking: boolean,
    authored: AuthoredContent,
  ): unknown {
    const { fragment, props } = definition;
    const inTag = authored.json.get(MODEL_SLOT);
    if (inTag !== undefined) return asModel(needed({ model: parsed(inTag) }), props);
    const path = attributes.get('model-path');
    const named =
      fragment && isLacking && path === undefined ? this.#head.metas.get(fragment.meta) : undefined;
    const src = modelAddress(attributes, definition) ?? named;
    if (src === undefined && path === undefined) return fragment && isLacking ? needed({}) : undefined;
    const asked = src === undefined ? this.#ofPage() : this.at(src, definition.feed);
    const loaded = this.#loaded.get(asked);
    if (!loaded) throw asked.then((it) => this.#loaded.set(asked, it));
    const own = src === undefined ? findModel(loaded.model, path!) : loaded.model;
    return asModel(
      needed({ ...loaded, model: fragment ? componentIn(own, fragment.component) : own }),
      props,
    );
  }

  /** Fetches the model at an address, once for all the ways in which authors write it. */
  at(src: string, feed?: FeedSource): Promise<Loaded> {
    const address = feed ? `feed ${src}` : (this.addressOf(src) ?? src);
    const asked = this.#asked.get(address) ?? (feed ? this.#loadFeed(src, feed) : this.#load(src));
    this.#asked.set(address, asked);
    return asked;
  }

  /** Gives one address for every way to write it, or undefined if it is no address of a model. */
  addressOf(src: string): OwnPath | undefined {
    try {
      return modelPath(src, this.#data.url);
    } catch {
      return undefined;
    }
  }

  /** @param language as in `lang`. */
  async wordsIn(language: string | undefined): Promise<WordsAround> {
    const ofPage = languageCode(this.#head.root.get('lang') ?? language ?? '');
    this.#dictionary ??= this.#loadDictionary(ofPage);
    const dictionary = await this.#dictionary;
    return {
      labels: labelsOn(ofPage, dictionary, language),
      get word() {
        return wordOn(ofPage, dictionary, language);
      },
    };
  }

  #ofPage(): Promise<Loaded> {
    const { model, url } = this.#data;
    const load = () => this.at(pageModelUrl(this.#head.metas.get('uni-model') || new URL(url).pathname));
    this.#page ??= model === undefined ? load() : Promise.resolve({ model: normaliseModelKeys(model) });
    return this.#page;
  }

  async #load(src: string): Promise<Loaded> {
    try {
      if (!this.#calls.areAllowed) return {};
      return { model: normaliseModelKeys(await this.#calls.ask(modelPath(src, this.#data.url))) };
    } catch (error) {
      return { failure: `${src} cannot be had: ${reasonOf(error)}` };
    }
  }

  /** A feed of another site is left to the browser, because a server asks no site but its own. */
  async #loadFeed(src: string, feed: FeedSource): Promise<Loaded> {
    try {
      const { url } = this.#data;
      const address = new URL(src, url);
      if (!this.#calls.areAllowed || address.origin !== new URL(url).origin) return {};
      const answer = feed.isText(src)
        ? await this.#calls.askText(ownPath(feedAddress(src, url).href, url))
        : (await this.at(src)).model;
      const read = await feed.load();
      return answer === undefined ? await this.at(src) : { model: await read(answer, address.href) };
    } catch (error) {
      return { failure: `${src} cannot be had: ${reasonOf(error)}` };
    }
  }

  async #loadDictionary(code: string): Promise<Dictionary | undefined> {
    const { dictionary, url } = this.#data;
    const { metas, root } = this.#head;
    if (dictionary || !this.#calls.areAllowed || !metas.has('languages')) return dictionary;
    const source = root.get('data-i18n-dictionary-src') ?? DEFAULT_DICTIONARY;
    try {
      return textsIn(await this.#calls.ask(ownPath(source.replaceAll('{locale}', code), url)));
    } catch {
      return undefined;
    }
  }
}

function needed({ model, failure }: Loaded): Readonly<Record<string, unknown>> {
  if (isRecord(model)) return model;
  throw failure === undefined ? LEFT_TO_BROWSER : new Error(failure);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const textsIn = (entries: unknown): Dictionary =>
  Object.fromEntries(
    Object.entries(entries ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The address of a tag's model. Of a tag that has a prop `src`, the attribute is that. */
const modelAddress = (
  attributes: ReadonlyMap<string, string>,
  definition: ViewDefinition | undefined,
): string | undefined => (definition?.props.src ? undefined : attributes.get('src'));
