import { limits } from '../../vocabulary/limits.js';
import { resolveDataUrl } from '../model/addresses.js';
import { request } from '../request/request.js';
import { RequestError } from '../request/request-error.js';
import { textOfMarked } from './marked-text.js';
import { type SearchKind, searchCollection } from './search-collection.js';
import type { SearchOptions } from './search-courses.js';

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
