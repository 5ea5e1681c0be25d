import type { ViewDefinition } from '../elements/_core/definition.js';
import { componentIn } from '../elements/_core/props/fragment-component.js';
import { isRecord } from '../page/is-record.js';
import { pageModelUrl } from '../page/model/addresses.js';
import { findModel } from '../page/model/model-items.js';
import { normaliseModelKeys } from '../page/model/normalise-keys.js';
import { reasonOf } from '../page/request/request-error.js';
import { askFor, type FetchModel } from './ask.js';
import type { FoundTag } from './find-tags.js';
import { modelPath } from './own-path.js';

/** Where the models of one page's tags are. */
export interface PageData {
  /** The page's own model, as the CMS exports it. Default: what `fetch` gives for it, asked for when a tag needs it. */
  readonly model?: unknown;
  /** Without it, tags whose data must be fetched stay as authored. What it gives is read in 5 s and 16 MB, or not at all. */
  readonly fetch?: FetchModel;
  /** The page's address, for addresses relative to it. */
  readonly url: string;
}

/** A component's model, `none` when the tag asks for none; `failure` tells of one that was asked for in vain. */
export type Answer =
  | { readonly state: 'none' }
  | { readonly state: 'missing'; readonly failure?: string | undefined }
  | { readonly state: 'found'; readonly model: unknown };

const NONE: Answer = { state: 'none' };
const MISSING: Answer = { state: 'missing' };

/** The models of one page's tags, each address asked for once. */
export class PageModels {
  readonly #data: PageData;
  #page: Promise<unknown> | undefined;
  readonly #asked = new Map<string, Promise<unknown>>();
  readonly #failures = new Map<string, string>();

  constructor(data: PageData) {
    this.#data = data;
  }

  /**
   * @param isLacking whether the tag has no data of its own, so that its fragment is asked for.
   * @param metas the page's meta tags, which name the page's own model and the fragments.
   * @param inTag the model as JSON, where it is written into the tag.
   */
  read(
    { attributes }: FoundTag,
    { fragment }: ViewDefinition,
    isLacking: boolean,
    metas: ReadonlyMap<string, string>,
    inTag?: string,
  ): Answer | Promise<Answer> {
    if (inTag !== undefined) return modelIn(inTag);
    const path = attributes.get('model-path');
    const src =
      attributes.get('src') ??
      (fragment && isLacking && path === undefined ? metas.get(fragment.meta) : undefined);
    if (src === undefined && path === undefined) return fragment && isLacking ? MISSING : NONE;
    const address = src ?? this.#pageModel(metas);
    const asked =
      src === undefined ? this.#ofPage(address).then((model) => findModel(model, path!)) : this.#load(src);
    return asked.then((model) => {
      const found = fragment ? componentIn(model, fragment.component) : model;
      if (isRecord(found)) return { state: 'found', model: found };
      return { state: 'missing', failure: this.failureAt(address) };
    });
  }

  /** Why there is no model at an address that was asked. */
  failureAt(src: string): string | undefined {
    return this.#failures.get(src);
  }

  /** The model at an address of the page's own site; undefined where there is none. */
  at(src: string): Promise<unknown> {
    return this.#load(src);
  }

  /** The same for every way to write it; undefined for what is no address of a model. */
  addressOf(src: string): string | undefined {
    try {
      return modelPath(src, this.#data.url);
    } catch {
      return undefined;
    }
  }

  #ofPage(address: string): Promise<unknown> {
    const { model } = this.#data;
    this.#page ??= model === undefined ? this.#load(address) : Promise.resolve(normaliseModelKeys(model));
    return this.#page;
  }

  #pageModel(metas: ReadonlyMap<string, string>): string {
    return pageModelUrl(metas.get('uni-model') || new URL(this.#data.url).pathname);
  }

  #load(src: string): Promise<unknown> {
    const known = this.#asked.get(src);
    if (known) return known;
    const answer = this.#fetch(src).catch((error: unknown) => {
      this.#failures.set(src, `${src} cannot be had: ${reasonOf(error)}`);
      return undefined;
    });
    this.#asked.set(src, answer);
    return answer;
  }

  async #fetch(src: string): Promise<unknown> {
    const { fetch, url } = this.#data;
    return fetch && normaliseModelKeys(await askFor(fetch, modelPath(src, url)));
  }
}

function modelIn(text: string): Answer {
  try {
    const model: unknown = JSON.parse(text);
    return isRecord(model) ? { state: 'found', model } : MISSING;
  } catch {
    return MISSING;
  }
}
