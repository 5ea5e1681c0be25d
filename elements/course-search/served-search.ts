import { NO_SEARCH, type SearchState } from '../../react-views/course-search/search-state.js';
import type { ServedSource } from '../_core/declare/controller.js';
import { asksForMore, readFound } from './found-courses.js';
import { searchQueryOf } from './search-address.js';

const foundIn = ({ authored, query }: ServedSource): SearchState =>
  readFound('uni-course-search', authored.json.get('found'), query);

/**
 * A search as a server renders it: with what the template has found.
 *
 * @returns undefined where the address asks for what was not found yet: only a browser looks for it.
 */
export function serveSearch(source: ServedSource) {
  const { query, word } = source;
  const search = foundIn(source);
  return asksForMore(searchQueryOf(query), search) ? undefined : { search, word };
}

/** The form alone, filled in as the address says: the browser asks for the results. */
export function serveUnanswered(source: ServedSource) {
  const searched = searchQueryOf(source.query);
  const search = foundIn(source);
  return { search: asksForMore(searched, search) ? { ...NO_SEARCH, searched } : search, word: source.word };
}
