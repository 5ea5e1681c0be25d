import type { Options } from 'minisearch';

/** A page or a section of one, as it is found. */
export interface Found {
  /** Its address from the root of the docs. */
  readonly id: string;
  readonly title: string;
  /** The page that it is a section of; empty for a page. */
  readonly page: string;
  /** How its text begins. */
  readonly excerpt: string;
}

/** A page is more often what somebody looks for than a section of it. */
const PAGE_BOOST = 1.5;
/** Words that say nothing of what is looked for. */
const EMPTY_WORDS = new Set(
  'a an and are as at be by do does each for from has have how i if in is it its no not of on only or other own s same so than that the their them there they this to was were what when where which who will with'.split(
    ' ',
  ),
);
const ENDING = /(?<=.{3})(?:ing|ed|es|s|e|y)$/;

/** The same for who builds the index and for who reads it. */
export const SEARCH_OPTIONS: Options = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'excerpt'],
  processTerm: (term) => (EMPTY_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
  searchOptions: {
    boost: { title: 4, page: 2 },
    boostDocument: (id: string) => (id.includes('#') ? 1 : PAGE_BOOST),
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    // The beginning of a word finds its other forms: `theme` finds `theming`.
    processTerm: (term) =>
      EMPTY_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase().replace(ENDING, ''),
  },
};
