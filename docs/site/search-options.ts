import type { Options } from 'minisearch';

/** A page or a section of one, as it is found. */
export interface Found {
  /** Its address from the root of the docs. */
  readonly id: string;
  readonly title: string;
  /** The page that it is a section of; empty for a page. */
  readonly page: string;
}

/** The same for who builds the index and for who reads it. */
export const SEARCH_OPTIONS: Options = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page'],
  searchOptions: {
    boost: { title: 4, page: 2 },
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};
