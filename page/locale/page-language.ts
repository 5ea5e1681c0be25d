import type { Language, LocaleContext } from '../../fsm/locale-machine.js';
import { LANGUAGE_CODE_CHARACTERS } from '../../vocabulary/runtime.js';
import { addressLanguages } from '../../vocabulary/site.js';

import { isObject } from '../is-record.js';
import { sharedValue } from '../shared.js';
import { warnOnce } from '../warn.js';

/** As much of `languageTag` as a code needs. */
const NAMES_LANGUAGE = /^\s*[a-z]{2,3}([-_.@]|\s*$)/i;

/** Whether a value names a language. `x-default` does not, because it marks the address for all other visitors. */
export const namesLanguage = (value: string): boolean => NAMES_LANGUAGE.test(value);

/**
 * A page language's two-letter code: `en-AU` → `en`. English where the page names no language, because the code becomes
 * part of addresses and must be two letters.
 */
export function languageCode(language: string): string {
  const code = language.trim().slice(0, LANGUAGE_CODE_CHARACTERS).toLowerCase();
  return /^[a-z]{2}$/.test(code) ? code : addressLanguages[0];
}

/** The languages that the page's meta tag lists; undefined, and reported on the console where it is spoilt, without one. */
export function readLanguages(): readonly Language[] | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content;
  if (content === undefined) return undefined;
  try {
    const languages: unknown = JSON.parse(content);
    if (Array.isArray(languages)) return languages.flatMap(languageIn);
  } catch {
    // Reported below, as is JSON that is no list.
  }
  console.error('<meta name="languages"> is no JSON list');
  return undefined;
}

/** One language of the list, by its two-letter code, or none where it is not understood, which is reported. */
function languageIn(entry: unknown): Language[] {
  const { name, value } = isObject(entry) ? entry : ({} as Readonly<Record<string, unknown>>);
  if (typeof name === 'string' && namesLanguage(String(value)))
    return [{ name, value: languageCode(String(value)) }];
  warnOnce(`<meta name="languages"> ${JSON.stringify(entry)} is no language; give name and value "vi"`);
  return [];
}

/** The page's locale, for every element that follows it. Its dictionary may have to be asked for. */
export const pageLocale = sharedValue<LocaleContext>('locale');
