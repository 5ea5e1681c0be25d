import { languageAround } from '../_core/language-around.js';

/** What the navigation says of its own accord. */
export interface Words {
  /** Names a list that stands in no `nav` of its own. */
  readonly inThisSection: string;
  /** Names the button of a group by the group's link. */
  pagesUnder(name: string): string;
}

const ENGLISH: Words = { inThisSection: 'In this section', pagesUnder: (name) => `Pages under ${name}` };
const WORDS: Readonly<Record<string, Words>> = {
  vi: { inThisSection: 'Trong mục này', pagesUnder: (name) => `Các trang thuộc ${name}` },
};

/** The words in the language around an element, English where there are none. */
export const wordsAround = (element: Element): Words =>
  WORDS[languageAround(element)?.slice(0, 2).toLowerCase() ?? ''] ?? ENGLISH;
