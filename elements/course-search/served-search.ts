import { NO_SEARCH, type SearchState } from '../../react-views/course-search/search-state.js';
import type { ServedSource } from '../_core/definition.js';
import { readFound } from './found-courses.js';
import { isAsked, isSameWish, wishOf } from './search-address.js';

/**
 * A search as a server renders it: with what the template has found.
 *
 * @returns undefined where the address asks for what was not found yet: only a browser looks for it.
 */
export function serveSearch({ authored, query, word }: ServedSource) {
  const search: SearchState = readFound('uni-course-search', authored.json.get('found')) ?? NO_SEARCH;
  const wish = wishOf(query);
  return isAsked(wish) && !isSameWish(search.wish, wish) ? undefined : { search, word };
}
