import type { Translate } from '../../vocabulary/labels.js';
import { isLanguage } from '../../vocabulary/language-tag.js';

/** Words that an accordion says of its own accord. They stand with its view, so that no other page loads them. */
export interface AccordionWords {
  readonly openAll: string;
  readonly closeAll: string;
}

const english: AccordionWords = { openAll: 'Open all', closeAll: 'Close all' };
const vietnamese: AccordionWords = { openAll: 'Mở tất cả', closeAll: 'Đóng tất cả' };

/** The words for a language tag, which a dictionary has as `uni.accordion.openAll` and `uni.accordion.closeAll`. */
export function accordionWords(language = '', word: Translate = (_, text) => text): AccordionWords {
  const { openAll, closeAll } = isLanguage(language, 'vi') ? vietnamese : english;
  return { openAll: word('accordion.openAll', openAll), closeAll: word('accordion.closeAll', closeAll) };
}
