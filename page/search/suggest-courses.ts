import { limits } from '../../vocabulary/limits.js';
import { resolveDataUrl } from '../model/page-model-url.js';
import { request } from '../request/request.js';
import { RequestError } from '../request/request-error.js';
import { type SearchKind, searchCollection } from './search-collection.js';
import type { SearchOptions } from './search-courses.js';

/**
 * Asks what a visitor may be about to type (spec section 7). The service answers with texts, or with objects whose
 * `disp` or `key` is the text; each is given once.
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

function textOf(item: unknown): string {
  const { disp, key } = Object(item) as { disp?: unknown; key?: unknown };
  const text = [item, disp, key].find((value) => typeof value === 'string');
  return typeof text === 'string' ? text.trim() : '';
}
