import type { Translate } from '../../vocabulary/labels.js';
import { isLanguage } from '../../vocabulary/language-tag.js';
import type { AudienceNames } from '../_shared/text/audience-name.js';

/** Words that steps say of their own accord. They stand with their view, so that no other page loads them. */
export interface StepsWords extends AudienceNames {
  /** The language of dates. */
  readonly language: string;
  /** The groups of the specification, by their names in small letters. */
  readonly groups: Readonly<Record<string, string>>;
}

const english = {
  domestic: 'Domestic',
  international: 'International',
  before: 'Before you apply',
  submit: 'Submit your application',
  info: 'After you have applied',
  qualifications: 'Qualifications',
  prerequisites: 'Prerequisites',
  assumedknowledge: 'Assumed knowledge',
  inherentrequirements: 'Inherent requirements',
  englishlanguage: 'English language',
};

const vietnamese: typeof english = {
  domestic: 'Trong nước',
  international: 'Quốc tế',
  before: 'Trước khi nộp hồ sơ',
  submit: 'Nộp hồ sơ',
  info: 'Sau khi nộp hồ sơ',
  qualifications: 'Bằng cấp',
  prerequisites: 'Điều kiện tiên quyết',
  assumedknowledge: 'Kiến thức cần có',
  inherentrequirements: 'Yêu cầu riêng của ngành',
  englishlanguage: 'Tiếng Anh',
};

/** The words for a language tag, which a dictionary has as `uni.steps.before` and so on. */
export function stepsWords(language = 'en', word: Translate = (_, text) => text): StepsWords {
  const texts = isLanguage(language, 'vi') ? vietnamese : english;
  const { domestic, international, ...groups } = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, word(`steps.${name}`, text)]),
  ) as typeof english;
  return { language, domestic, international, groups };
}
