import { reasonOf } from '../../page/request/request-error.js';
import { type CourseResults, readCourseResults } from '../../page/search/results.js';
import { warnOnce } from '../../page/warn.js';
import type { SafeUrl } from '../../react-views/_shared/safe.js';
import {
  asksForSomething,
  type FoundCourse,
  NO_SEARCH,
  type SearchQuery,
  type SearchState,
} from '../../react-views/course-search/search-state.js';
import { safeUrl } from '../_safe/safe-url.js';
import { isEmptySearch, isSameWish, searchQueryOf } from './search-address.js';

/** Whether an address asks for what a search does not show yet. */
export const asksForMore = (searched: SearchQuery, shown: SearchState): boolean =>
  asksForSomething(searched) && !isSameWish(searched, shown.searched);

/** A search's answer as its view takes it. */
export const shown = ({ total, results, corrected }: CourseResults) => ({
  total,
  corrected,
  results: results.map(
    (result): FoundCourse => ({ ...result, url: safeUrl(result.url) as SafeUrl | undefined }),
  ),
});

/**
 * The courses that the server has found already, with their query.
 *
 * @param json `{ address, answer }`, the text of `<script type="application/json" data-slot="found">`, which the
 * template writes.
 * @param query that of the page's address: a form that was sent with nothing in it asks for nothing to be found.
 */
export function readFound(tag: string, json: string | null | undefined, query: string): SearchState {
  if (!json) return isEmptySearch(query) ? { ...NO_SEARCH, outcome: 'empty' } : NO_SEARCH;
  try {
    const { address, answer } = JSON.parse(json) as { address: string; answer?: unknown };
    const found = shown(readCourseResults(answer, address));
    return { ...NO_SEARCH, ...found, searched: searchQueryOf(address), outcome: 'found' };
  } catch (error) {
    warnOnce(`<${tag}> data-slot="found" ${reasonOf(error)}; the search is made anew`, 'error');
    return NO_SEARCH;
  }
}
