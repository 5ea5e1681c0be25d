import type { Translate } from '../../vocabulary/labels.js';

/** Words that facts say of their own accord. They stand with their view, so that no other page loads them. */
export interface FactsWords {
  /** The name of the switch. */
  readonly show: string;
  readonly everyone: string;
  readonly domestic: string;
  readonly international: string;
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
  const texts = /^vi\b/i.test(language) ? vietnamese : english;
  const say = (name: keyof FactsWords) => word(`facts.${name}`, texts[name]);
  return {
    show: say('show'),
    everyone: say('everyone'),
    domestic: say('domestic'),
    international: say('international'),
  };
}

/** An audience's name. One that we do not know is named as it is written. */
export function audienceName(audience: string, words: FactsWords): string {
  if (audience === 'domestic' || audience === 'international') return words[audience];
  const plain = audience.replace(/[-_]+/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
