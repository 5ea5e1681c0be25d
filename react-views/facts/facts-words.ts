import type { Translate } from '../../vocabulary/labels.js';
import { isLanguage } from '../../vocabulary/language-tag.js';
import type { AudienceNames } from '../_shared/text/audience-name.js';

/** Words that facts say of their own accord. They stand with their view, so that no other page loads them. */
export interface FactsWords extends AudienceNames {
  /** The name of the switch. */
  readonly show: string;
  readonly everyone: string;
}

const english: FactsWords = {
  show: 'Show facts for',
  everyone: 'All students',
  domestic: 'Domestic',
  international: 'International',
};

const vietnamese: FactsWords = {
  show: 'Xem thông tin dành cho',
  everyone: 'Tất cả sinh viên',
  domestic: 'Trong nước',
  international: 'Quốc tế',
};

/** The words for a language tag, which a dictionary has as `uni.facts.show` and so on. */
export function factsWords(language = '', word: Translate = (_, text) => text): FactsWords {
  const texts = isLanguage(language, 'vi') ? vietnamese : english;
  const say = (name: keyof FactsWords) => word(`facts.${name}`, texts[name]);
  return {
    show: say('show'),
    everyone: say('everyone'),
    domestic: say('domestic'),
    international: say('international'),
  };
}
