import type { LocaleContext } from '../../fsm/locale-machine.js';

import { resolveDataUrl } from '../model/addresses.js';
import { loadModel } from '../model/fetch-model.js';
import { type FetchJsonFailure, fetchJson, request } from '../request/request.js';
import { RequestError } from '../request/request-error.js';

const GLOBAL_CONFIG = '/bin/courses/global-config.json';
const COMMON_CONTENT = '/bin/courses/course-common-content.json';
export const POPULAR_SEARCHES = '/bin/courses/most-popular-searches.json?q=1';

/** How a call for shared data is made. */
export interface DataCallOptions {
  readonly signal?: AbortSignal;
}

/** The result of a data call: the server's JSON unchanged, or the reason why there is none. No call rejects. */
export type DataAnswer = Promise<unknown | FetchJsonFailure>;

/** The configuration that all course pages share (spec section 7). */
export const fetchGlobalConfig = (options?: DataCallOptions): DataAnswer => fetchData(GLOBAL_CONFIG, options);

/** The texts that all course pages share. */
export const fetchCommonContent = (options?: DataCallOptions): DataAnswer =>
  fetchData(COMMON_CONTENT, options);

/** Both, as a page's data have them. */
export async function fetchShared(): Promise<{ globalConfig: unknown; commonContent: unknown }> {
  const [globalConfig, commonContent] = await Promise.all([fetchGlobalConfig(), fetchCommonContent()]);
  return { globalConfig, commonContent };
}

/** The searches that visitors make most. */
export const fetchPopularSearches = (options?: DataCallOptions): DataAnswer =>
  fetchData(POPULAR_SEARCHES, options);

const fetchData = (path: string, options?: DataCallOptions): DataAnswer =>
  fetchJson(resolveDataUrl(path), options);

/**
 * The model of a fragment's text or of embedded content (spec section 7), its keys normalised. The path is one of this
 * site's content: nothing else is asked.
 *
 * @returns null, with one message on the console, when the server answers with anything but JSON. It is null without a
 * message when the caller has ended the call.
 */
export async function fetchFragmentContent(
  path: string,
  { signal = new AbortController().signal }: DataCallOptions = {},
): Promise<unknown> {
  try {
    return await loadModel(path, signal);
  } catch (error) {
    if (!signal.aborted) console.error("Oops, we haven't got JSON!", error);
    return null;
  }
}

const DEFAULT_DICTIONARY = '/libs/cq/i18n/dict.{locale}.json';

/**
 * Loads the page's translation dictionary (spec section 7). Never rejects.
 *
 * @returns undefined when it cannot be had. The catalogue's error is on the console then.
 */
export async function loadDictionary(
  language: string,
  signal: AbortSignal,
): Promise<LocaleContext['dictionary'] | undefined> {
  const source = document.documentElement.dataset.i18nDictionarySrc ?? DEFAULT_DICTIONARY;
  try {
    const entries = await request(dictionaryUrl(source.replaceAll('{locale}', language)), { signal });
    const texts = Object.entries(entries ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts) as Record<string, string>;
  } catch {
    if (!signal.aborted) console.error('Network response was not ok with the language json');
    return undefined;
  }
}

function dictionaryUrl(source: string): string {
  if (new URL(source, location.href).origin === location.origin) return resolveDataUrl(source);
  throw new RequestError(`${source} is no dictionary of this site`, { kind: 'origin', url: source });
}
