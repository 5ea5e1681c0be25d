import type { LocaleContext } from '../../fsm/locale-machine.js';
import { LANGUAGE_CODE_CHARACTERS } from '../../vocabulary/runtime.js';
import { addressLanguages } from '../../vocabulary/site.js';

import { sharedValue } from '../shared.js';

/** The beginning of what `vocabulary/language-tag.ts` takes for a language. A code needs no more. */
const NAMES_LANGUAGE = /^\s*[a-z]{2,3}([-_.@]|\s*$)/i;

/** Whether a value names a language. `x-default` does not, because it marks the address for all other visitors. */
export const namesLanguage = (value: string): boolean => NAMES_LANGUAGE.test(value);

/**
 * The first two letters of a language: `en-AU` → `en`, but also `fil` → `fi`. English where they are no letters, because the
 * code becomes part of addresses and must be two letters.
 */
export function languageCode(language: string): string {
  const code = language.trim().slice(0, LANGUAGE_CODE_CHARACTERS).toLowerCase();
  return /^[a-z]{2}$/.test(code) ? code : addressLanguages[0];
}

/** The page's locale, for every element that follows it. Its dictionary may have to be asked for. */
export const pageLocale = sharedValue<LocaleContext>('locale');
