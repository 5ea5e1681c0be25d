import { searchTypes } from '../../vocabulary/courses.js';
import { limits } from '../../vocabulary/limits.js';
import { fetchPopularSearches } from '../data/calls.js';
import { collectionEnvironment, type Host } from '../environment/environment.js';
import { resolveDataUrl } from '../model/addresses.js';
import { request } from '../request/request.js';
import { RequestError } from '../request/request-error.js';
import { flatAnswer, readJsonp, textOfMarked } from './funnelback.js';
import { type CourseResults, readCourseResults } from './results.js';

/** What a visitor looks for. */
export interface CourseQuery {
  /** As typed; empty for all that the filters leave. */
  readonly query: string;
  /** Default `course`. */
  readonly kind?: SearchKind;
  /** One of `studyLevels`; `all study` filters nothing. */
  readonly level?: string | undefined;
  /** One of `audiences`. */
  readonly audience?: string | undefined;
  /** The rank of the first result, from 1. */
  readonly startRank?: number;
}

export interface SearchOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

const EVERY_LEVEL = 'all study';

/**
 * Asks the course search for a page of results (spec section 7). Its answer has the shape of JSONP and is read as text.
 *
 * @throws RequestError, always as a rejection; of kind `parse` when the answer is not what it should be.
 */
export async function searchCourses(
  { query, kind = 'course', level, audience, startRank = 1 }: CourseQuery,
  options: SearchOptions = {},
): Promise<CourseResults> {
  const parameters = new URLSearchParams({
    collection: searchCollection(kind),
    query,
    ...(level && level !== EVERY_LEVEL && { level }),
    ...(audience && { audience }),
    start_rank: String(startRank),
    num_ranks: String(limits.searchResultRanks),
  });
  const url = resolveDataUrl(`/s/search.html?${parameters}&fmo=true&form=custom-jsonp`);
  const text = await request(url, { ...options, expect: 'text' });
  return readCourseResults(flatAnswer(readJsonp(text, url)), url);
}

/**
 * Asks what a visitor may be about to type (spec section 7). The service answers with texts, or with Funnelback's
 * objects: `disp` is what to show, `key` what was matched; each text is given once, and no action of theirs is run.
 *
 * @throws RequestError, always as a rejection; of kind `parse` when the answer is no list.
 */
export async function suggestCourses(
  query: string,
  { kind = 'course', ...options }: SearchOptions & { readonly kind?: SearchKind } = {},
): Promise<string[]> {
  const parameters = new URLSearchParams({
    collection: searchCollection(kind),
    partial_query: query,
    fmt: 'json',
  });
  const url = resolveDataUrl(`/s/suggest.json?${parameters}`);
  const answer = await request(url, options);
  if (!Array.isArray(answer)) {
    throw new RequestError(`${url} holds no list of suggestions`, { kind: 'parse', url });
  }
  const texts = answer.map(textOf).filter((text) => text !== '');
  return [...new Set(texts)].slice(0, limits.searchSuggestions);
}

/** The kinds of `disp` that are text and HTML; JSON and scripts, which Funnelback has too, are never read. */
const READABLE = ['T', 'H'];

function textOf(item: unknown): string {
  const { disp, disp_t: kind = 'T', key } = Object(item) as Readonly<Record<string, unknown>>;
  const display = READABLE.includes(String(kind)) && typeof disp === 'string' ? textOfMarked(disp) : '';
  const text = [item, display, key].find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? text.trim() : '';
}

/** The texts that visitors search for most; none when they cannot be had. Never rejects. */
export async function popularSearches(signal: AbortSignal): Promise<string[]> {
  const { searches } = Object(await fetchPopularSearches({ signal })) as { searches?: unknown };
  if (!Array.isArray(searches)) return [];
  const texts = searches.map((entry) => (Object(entry) as { query?: unknown }).query).filter(isText);
  return [...new Set(texts)].slice(0, limits.searchSuggestions);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What a course search looks for. */
export type SearchKind = keyof typeof searchTypes;

/** The search service's collection of a kind: `courses-PROD` on production hosts, `courses-TEST` elsewhere. */
export const searchCollection = (kind: SearchKind, host: Host = globalThis.location): string =>
  `${searchTypes[kind].collection}-${collectionEnvironment(host)}`;
