import { limits } from '../../vocabulary/limits.js';
import { resolveDataUrl } from '../model/addresses.js';
import { request } from '../request/request.js';
import { type CourseResults, readCourseResults } from './course-results.js';
import { flatAnswer } from './funnelback-results.js';
import { readJsonp } from './read-jsonp.js';
import { type SearchKind, searchCollection } from './search-collection.js';

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
