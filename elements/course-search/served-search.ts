import type { ServedSource } from '../_core/definition.js';
import { asksForMore, readFound } from './found-courses.js';
import { searchQueryOf } from './search-address.js';

/**
 * A search as a server renders it: with what the template has found.
 *
 * @returns undefined where the address asks for what was not found yet: only a browser looks for it.
 */
export function serveSearch({ authored, query, word }: ServedSource) {
  const search = readFound('uni-course-search', authored.json.get('found'));
  return asksForMore(searchQueryOf(query), search) ? undefined : { search, word };
}
