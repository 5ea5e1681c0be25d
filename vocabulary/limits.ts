import { LANGUAGE_CODE_CHARACTERS, RESPONSE_BODY_BYTES } from './runtime.js';

/** Lengths of texts, in characters, and counts (spec section 9, unless said otherwise). */
export const limits = {
  breadcrumbTitleCharacters: 30,
  calloutDescriptionCharacters: 130,
  searchResultRanks: 12,
  randomIdCharacters: 8,
  randomIdMaxCharacters: 12,
  imageIdRandomCharacters: 6,
  languageCodeCharacters: LANGUAGE_CODE_CHARACTERS,
  /** Ours: how many suggestions stand under a search at most. */
  searchSuggestions: 8,
  /** Ours: for how many texts a search remembers what was suggested. */
  searchRememberedTexts: 50,
  /** Ours: the longest search that is asked for. */
  searchQueryCharacters: 200,
  /** Ours: a table of contents with more entries gets two columns. */
  tocSingleColumnEntries: 6,
  /** Ours: the longest id that is made of a heading's text. */
  headingIdCharacters: 64,
  responseBodyBytes: RESPONSE_BODY_BYTES,
} as const;
