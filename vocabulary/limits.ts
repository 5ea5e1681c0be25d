// Lengths of texts, in characters, and counts (spec section 9, unless said otherwise). Read as a namespace: a script has
// only those in it that it uses, which no object's members can be.

export const breadcrumbTitleCharacters = 30;
export const calloutDescriptionCharacters = 130;
/** How many results a page of a search has. */
export const searchResultRanks = 12;
export const randomIdCharacters = 8;
export const randomIdMaxCharacters = 12;
export const imageIdRandomCharacters = 6;
/** Ours: how many suggestions stand under a search at most. */
export const searchSuggestions = 8;
/** Ours: for how many texts a search remembers what was suggested. */
export const searchRememberedTexts = 50;
/** Ours: the longest search that is asked for. */
export const searchQueryCharacters = 200;
/** Ours: a table of contents with more entries gets two columns. */
export const tocSingleColumnEntries = 6;
/** Ours: the longest id that is made of a heading's text. */
export const headingIdCharacters = 64;
