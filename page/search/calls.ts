import { searchTypes } from '../../vocabulary/courses.js';
import * as limits from '../../vocabulary/limits.js';
import { POPULAR_SEARCHES } from '../data/calls.js';
import { collectionEnvironment, type Host } from '../environment/environment.js';
import { dataUrl } from '../model/addresses.js';
import { fetchJson, request } from '../request/request.js';
import { RequestError } from '../request/request-error.js';
import { flatAnswer, readJson, readJsonp, textOfMarked } from './funnelback.js';
import { type CourseResults, readCourseResults } from './results.js';

/** A visitor's search. */
export interface CourseQuery {
  /** The words as a visitor typed them. If they are empty, all that the filters leave is found. */
  readonly query: string;
  /** Default `course`. */
  readonly kind?: SearchKind;
  /** One of `studyLevels`, of which `all study` filters nothing. */
  readonly level?: string | undefined;
  /** One of `audiences`. */
  readonly audience?: string | undefined;
  /** The rank of the first result, from 1. */
  readonly startRank?: number;
}

export interface SearchOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /**
   * Where the service is, on this site or another one, which has to allow the page's origin by CORS and gets no
   * credentials. Its own parameters stay, but for those of the visitor's search. Default: the path of spec section 7.
   */
  readonly url?: string | undefined;
}

const SEARCH = '/s/search.html';
const SUGGESTIONS = '/s/suggest.json';
/** Parameters that say how a service is asked, not for what: its address may have its own. */
const OF_THE_SERVICE = ['collection', 'fmo', 'form', 'fmt'];
const EVERY_LEVEL = 'all study';

/**
 * Asks the course search for a page of results (spec section 7). Its answer has the shape of JSONP and is read as text.
 * A service with an address of its own may answer with JSON as well.
 *
 * @throws RequestError, always as a rejection. Its kind is `parse` when the answer is not what it should be, and
 *   `origin` for an address that is none.
 */
export async function searchCourses(
  { query, kind = 'course', level, audience, startRank = 1 }: CourseQuery,
  { url: service, ...options }: SearchOptions = {},
): Promise<CourseResults> {
  const url = callOf(service ?? SEARCH, {
    collection: searchCollection(kind),
    query,
    ...(level && level !== EVERY_LEVEL && { level }),
    ...(audience && { audience }),
    start_rank: String(startRank),
    num_ranks: String(limits.searchResultRanks),
    fmo: 'true',
    form: 'custom-jsonp',
  });
  const text = await request(url, { ...options, expect: 'text' });
  const answer = service && /^\s*\{/.test(text) ? readJson(text, url) : readJsonp(text, url);
  return readCourseResults(flatAnswer(answer), url);
}

/**
 * Asks what a visitor may be about to type (spec section 7). The service answers with texts, or with Funnelback's
 * objects: `disp` is what to show, `key` what was matched. Each text is given once, and no action of theirs is run.
 *
 * @throws RequestError, always as a rejection. Its kind is `parse` when the answer is no list, and `origin` for an
 *   address that is none.
 */
export async function suggestCourses(
  query: string,
  { kind = 'course', url: service, ...options }: SearchOptions & { readonly kind?: SearchKind } = {},
): Promise<string[]> {
  const url = callOf(service ?? SUGGESTIONS, {
    collection: searchCollection(kind),
    partial_query: query,
    fmt: 'json',
  });
  const answer = await request(url, options);
  if (!Array.isArray(answer)) {
    throw new RequestError(`${url} holds no list of suggestions`, { kind: 'parse', url });
  }
  return eachOnce(answer.map(textOf));
}

/**
 * The texts that visitors search for most, or none when they cannot be had. The service answers with a list of texts,
 * or with `searches`, each of which has its text in `query`.
 *
 * @param url where it is. Default: the path of spec section 7.
 * @throws RequestError of kind `origin` for an address that is none.
 */
export async function popularSearches(
  signal: AbortSignal,
  url: string = POPULAR_SEARCHES,
): Promise<string[]> {
  const answer = await fetchJson(callOf(url), { signal });
  const { searches = answer } = Object(answer) as { searches?: unknown };
  if (!Array.isArray(searches)) return [];
  return eachOnce(searches.map((entry) => textOf(Object(entry).query ?? entry)));
}

const eachOnce = (texts: readonly string[]) =>
  [...new Set(texts.filter(Boolean))].slice(0, limits.searchSuggestions);

/** @throws RequestError of kind `origin`. */
function callOf(address: string, parameters: Readonly<Record<string, string>> = {}): string {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    const message = `${address} is no address of a search service: give a path of this site, or https://…`;
    throw new RequestError(message, { kind: 'origin', url: address });
  }
  for (const [name, value] of Object.entries(parameters))
    if (!OF_THE_SERVICE.includes(name) || !url.searchParams.has(name)) url.searchParams.set(name, value);
  url.hash = '';
  return url.origin === location.origin ? dataUrl(url.pathname + url.search) : url.href;
}

/** The kinds of `disp` that are text and HTML. Funnelback also has JSON and scripts, which are never read. */
const READABLE = ['T', 'H'];

function textOf(item: unknown): string {
  const { disp, disp_t: kind = 'T', key } = Object(item) as Readonly<Record<string, unknown>>;
  const display = READABLE.includes(String(kind)) && typeof disp === 'string' ? textOfMarked(disp) : '';
  const text = [item, display, key].find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? text.trim() : '';
}

/** The kind of a course search's results. */
export type SearchKind = keyof typeof searchTypes;

/** The search service's collection of a kind: `courses-PROD` on production hosts, `courses-TEST` elsewhere. */
export const searchCollection = (kind: SearchKind, host: Host = globalThis.location): string =>
  `${searchTypes[kind].collection}-${collectionEnvironment(host)}`;
