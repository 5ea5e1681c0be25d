import { resolveDataUrl } from '../model/addresses.js';
import { type FetchJsonFailure, fetchJson } from '../request/fetch-json.js';

const GLOBAL_CONFIG = '/bin/courses/global-config.json';
const COMMON_CONTENT = '/bin/courses/course-common-content.json';
const POPULAR_SEARCHES = '/bin/courses/most-popular-searches.json?q=1';

export interface DataCallOptions {
  readonly signal?: AbortSignal;
}

/** What a data call gives: the server's JSON as it stands, or why there is none. No call rejects. */
export type DataAnswer = Promise<unknown | FetchJsonFailure>;

/** The configuration that all course pages share (spec section 7). */
export const fetchGlobalConfig = (options?: DataCallOptions): DataAnswer => fetchData(GLOBAL_CONFIG, options);

/** The texts that all course pages share. */
export const fetchCommonContent = (options?: DataCallOptions): DataAnswer =>
  fetchData(COMMON_CONTENT, options);

/** What visitors search for most. */
export const fetchPopularSearches = (options?: DataCallOptions): DataAnswer =>
  fetchData(POPULAR_SEARCHES, options);

const fetchData = (path: string, options?: DataCallOptions): DataAnswer =>
  fetchJson(resolveDataUrl(path), options);
