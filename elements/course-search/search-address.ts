import {
  addressOf,
  asksForSomething,
  LEVELS,
  type SearchQuery,
} from '../../react-views/course-search/search-state.js';
import { audiences } from '../../vocabulary/courses.js';
import * as limits from '../../vocabulary/limits.js';

const MAX_PAGE = 10_000;
const NAMES = ['q', 'level', 'audience', 'page'] as const;

/** Reads a search from an address's query. A level, audience or page that does not exist is ignored. */
export function searchQueryOf(query: string): SearchQuery {
  const parameters = new URLSearchParams(query);
  const [text, level, audience, page] = NAMES.map((name) => parameters.get(name) ?? '');
  return {
    query: text!.slice(0, limits.searchQueryCharacters).trim(),
    level: LEVELS.find((value) => value === level) ?? '',
    audience: audiences.find((value) => value === audience) ?? '',
    page: /^[1-9]\d*$/.test(page!) ? Math.min(Number(page), MAX_PAGE) : 1,
  };
}

/** Whether a form was sent in which nothing was typed or chosen. The CMS's engine knows no `has` of parameters. */
export const isEmptySearch = (query: string): boolean =>
  new URLSearchParams(query).get('q') !== null && !asksForSomething(searchQueryOf(query));

export const isSameWish = (one: SearchQuery, other: SearchQuery): boolean =>
  addressOf(one) === addressOf(other);

/** Writes a search into the page's address as a new history entry. Other parameters are kept. */
export function pushWish(searched: SearchQuery): void {
  const url = new URL(location.href);
  for (const name of NAMES) url.searchParams.delete(name);
  for (const [name, value] of new URLSearchParams(addressOf(searched))) url.searchParams.append(name, value);
  url.hash = '';
  if (url.href === location.href) return;
  try {
    history.pushState(null, '', url);
  } catch {
    // A sandboxed page has no history of its own, and browsers refuse too many entries: the search goes on.
  }
}
