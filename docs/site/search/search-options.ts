import type { Options } from 'minisearch';

/** A page or a section of one, as it is found. */
export interface Found {
  /** Its address from the root of the docs. */
  readonly id: string;
  readonly title: string;
  /** The page that it is a section of, or empty for a page. */
  readonly page: string;
  /** How its text begins. */
  readonly excerpt: string;
}

/** A page is more often what somebody looks for than a section of it. */
const PAGE_BOOST = 2.5;
/** Why the project is as it is: looked for last, and of its sections by how they begin. */
export const PROJECT =
  /^guides\/(?:architecture|decisions|contributing|changelog|benchmarks|demo-site|threat-model)\.html/;
const PROJECT_BOOST = 0.3;

const boostOf = (id: string) => (id.includes('#') ? 1 : PAGE_BOOST) * (PROJECT.test(id) ? PROJECT_BOOST : 1);
/** Words that say nothing of what is looked for. */
const EMPTY_WORDS = new Set(
  'a an and are as at be by do does each for from has have how i if in is it its no not of on only or other own s same so than that the their them there they this to was were what when where which who will with'.split(
    ' ',
  ),
);
const ENDING = /(?<=.{3})(?:ing|ed|es|s|e|y)$/;

/** The same for who builds the index and for who reads it. */
export const SEARCH_OPTIONS: Options = {
  fields: ['title', 'synonyms', 'page', 'text'],
  storeFields: ['title', 'page', 'excerpt'],
  processTerm: (term) => (EMPTY_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
  searchOptions: {
    boost: { title: 4, synonyms: 4, page: 2 },
    boostDocument: boostOf,
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    // The beginning of a word finds its other forms: `theme` finds `theming`.
    processTerm: (term) =>
      EMPTY_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase().replace(ENDING, ''),
  },
};
