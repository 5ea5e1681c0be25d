import type { Translate } from '../../vocabulary/labels.js';
import { isLanguage } from '../../vocabulary/language-tag.js';

/** Words that a person's view says of its own accord. */
export interface PersonWords {
  /** Leads to the file for an address book. */
  readonly vcard: string;
}

/** The words for a language tag, which a dictionary has as `uni.person.vcard`. */
export const personWords = (language = '', word: Translate = (_, text) => text): PersonWords => ({
  vcard: word('person.vcard', isLanguage(language, 'vi') ? 'Thêm vào danh bạ' : 'Add to contacts'),
});
