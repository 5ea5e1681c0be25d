import { NO_SEARCH, type SearchState } from '../../react-views/course-search/search-state.js';
import type { ServedSource } from '../_core/define.js';
import { asksForMore, readFound } from './found-courses.js';
import { searchQueryOf } from './search-address.js';

const foundIn = ({ authored }: ServedSource): SearchState =>
  readFound('uni-course-search', authored.json.get('found'));

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

/** The same for a plain form: filled in as the address says, whether something was found or not. */
export function servePlainSearch(source: ServedSource) {
  const searched = searchQueryOf(source.query);
  const search = foundIn(source);
  return { search: asksForMore(searched, search) ? { ...NO_SEARCH, searched } : search, word: source.word };
}
