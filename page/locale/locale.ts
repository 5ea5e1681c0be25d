import type { LocaleContext } from '../../fsm/locale-machine.js';
import { LANGUAGE_COOKIE_DAYS } from '../../vocabulary/runtime.js';

import { writeCookie } from '../environment/modes.js';
import { whenShown } from '../environment/when-shown.js';
import { reportMissing } from '../scripts.js';
import { readLanguages } from './listed-languages.js';
import { languageCode } from './page-language.js';

const LANGUAGE_COOKIE = 'user_language';
const DAY_S = 24 * 60 * 60;

/**
 * Loads what the locale machine asks for: the page's language, its translation dictionary and the list of languages
 * from the meta tag `languages` (spec section 4). Without that tag, or when the dictionary fails, translations are
 * unavailable. Writes the page's language into the cookie `user_language` once the page is shown. Never rejects.
 *
 * @param withDictionary whether the dictionary is wanted now.
 */
export async function loadLocale(
  signal: AbortSignal,
  withDictionary = true,
): Promise<Partial<LocaleContext>> {
  const language = languageCode(document.documentElement.lang);
  whenShown(() => writeCookie(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_DAYS * DAY_S, document));
  const languages = readLanguages();
  if (!languages) return { language, i18IsAvailable: false };
  const dictionary = withDictionary ? await dictionaryOf(language, signal) : undefined;
  return { language, languages, i18IsAvailable: dictionary !== undefined, dictionary: dictionary ?? {} };
}

/** Loads it first, because pages whose tags all have a server-rendered view never need it. */
const dictionaryOf = (language: string, signal: AbortSignal) =>
  import('../data/calls.js').then(
    ({ loadDictionary }) => loadDictionary(language, signal),
    () => undefined,
  );

/** Goes to this page in another of the site's languages. Few visitors do, and who does leaves the page. */
export const goToLanguage = (code: string): Promise<void> =>
  import('./language-address.js').then((addresses) => addresses.goToLanguage(code), reportMissing);
