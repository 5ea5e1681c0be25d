import { type searchTypes, studyLevels } from '../../vocabulary/courses.js';
import type { SafeUrl } from '../_shared/safe.js';

export type SearchKind = keyof typeof searchTypes;

/** A visitor's search. An empty text is no filter. */
export interface SearchQuery {
  readonly query: string;
  readonly level: string;
  readonly audience: string;
  /** The page of results, from 1. */
  readonly page: number;
}

export interface FoundCourse {
  readonly title: string;
  readonly url: SafeUrl | undefined;
  readonly code: string;
  readonly faculty: string;
  readonly level: string;
  readonly audiences: readonly string[];
  readonly summary: string;
  /**
   * Length, campus and fee, empty if unknown. If there is an offer, it is shown in place of code, faculty and audiences.
   */
  readonly offer?: readonly string[];
  /** The fee for each audience. It goes before the fee of the offer, which does not say whose it is. */
  readonly fees?: Readonly<Record<string, string>>;
}

/**
 * The outcome of a search: nobody has searched, somebody has for nothing, the answer is awaited, it came, or none can be
 * had.
 */
export interface SearchState {
  readonly searched: SearchQuery;
  readonly outcome: 'none' | 'empty' | 'searching' | 'found' | 'failed';
  readonly total: number;
  /** While the next ones are awaited, those of the search before. */
  readonly results: readonly FoundCourse[];
  /** The text that was looked for because the visitor's own finds nothing. */
  readonly corrected?: string | undefined;
  readonly suggestions: readonly string[];
  /** Whether the suggestions are what others look for, and not how a typed text may go on. */
  readonly isPopular: boolean;
}

/** The actions that the view asks its controller for. */
export interface SearchControls {
  search(searched: SearchQuery): void;
  /** Asks for suggestions for a text, or for popular searches if the text is empty. */
  suggest(text: string): void;
  /** Suggestions are wanted no more. */
  dismiss(): void;
}

/** The levels that can be chosen, beside all. */
export const [, ...LEVELS] = studyLevels;

export const EMPTY_QUERY: SearchQuery = { query: '', level: '', audience: '', page: 1 };

/** Whether a search leaves anything to look for. */
export const asksForSomething = ({ query, level, audience }: SearchQuery): boolean =>
  [query.trim(), level, audience].some(Boolean);

/** The state of a search that has no answer. */
export const NO_RESULTS = { total: 0, results: [] } as const;

export const NO_SEARCH: SearchState = {
  ...NO_RESULTS,
  searched: EMPTY_QUERY,
  outcome: 'none',
  suggestions: [],
  isPopular: false,
};

/** A search as the query of an address, `?` included: `?q=law&level=research&page=2`. */
export function addressOf({ query, level, audience, page }: SearchQuery): string {
  const parameters = new URLSearchParams();
  const all = { q: query, level, audience, page: page > 1 ? String(page) : '' };
  for (const [name, value] of Object.entries(all)) if (value) parameters.set(name, value);
  return `?${parameters}`;
}
