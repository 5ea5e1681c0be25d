import { limits } from '../../vocabulary/limits.js';
import { fetchPopularSearches } from '../data/common-data.js';

/** The texts that visitors search for most; none when they cannot be had. Never rejects. */
export async function popularSearches(signal: AbortSignal): Promise<string[]> {
  const { searches } = Object(await fetchPopularSearches({ signal })) as { searches?: unknown };
  if (!Array.isArray(searches)) return [];
  const texts = searches.map((entry) => (Object(entry) as { query?: unknown }).query).filter(isText);
  return [...new Set(texts)].slice(0, limits.searchSuggestions);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
