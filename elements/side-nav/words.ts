import { labelsFor } from '../../page/locale/words.js';
import { languageAround } from '../_core/read/language-around.js';

/** Words that the navigation says of its own accord. */
export interface Words {
  /** Names a list that stands in no `nav` of its own. */
  readonly inThisSection: string;
  /** Names the button of a group by the group's link. */
  pagesUnder(name: string): string;
}

/** The words in the language around an element. */
export function wordsAround(element: Element): Words {
  const { inThisSection, pagesUnder } = labelsFor(languageAround(element));
  return { inThisSection, pagesUnder: (name) => pagesUnder.replace('{name}', () => name) };
}
