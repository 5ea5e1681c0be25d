import type { LocaleContext } from '../../fsm/locale-machine.js';
import { LANGUAGE_COOKIE_DAYS } from '../../vocabulary/runtime.js';
import { writeCookie } from '../environment/cookies.js';
import { resolveDataUrl } from '../model/page-model-url.js';
import { request } from '../request/request.js';
import { RequestError } from '../request/request-error.js';
import { languageCode, readLanguages } from './page-language.js';

const DEFAULT_DICTIONARY = '/libs/cq/i18n/dict.{locale}.json';
const LANGUAGE_COOKIE = 'user_language';
const DAY_S = 24 * 60 * 60;

/**
 * Loads what the locale machine asks for: the page's language, its translation dictionary and the list of languages
 * from the meta tag `languages` (spec section 4). Without that tag, or when the dictionary fails, translations are
 * unavailable. Writes the page's language into the cookie `user_language`. Never rejects.
 *
 * @param withDictionary whether the dictionary is wanted now.
 */
export async function loadLocale(
  signal: AbortSignal,
  withDictionary = true,
): Promise<Partial<LocaleContext>> {
  const language = languageCode(document.documentElement.lang);
  writeCookie(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_DAYS * DAY_S, document);
  const languages = readLanguages();
  if (!languages) return { language, i18IsAvailable: false };
  const dictionary = withDictionary ? await loadDictionary(language, signal) : undefined;
  return { language, languages, i18IsAvailable: dictionary !== undefined, dictionary: dictionary ?? {} };
}

/** Goes to this page in another of the site's languages. Few visitors do, and who does leaves the page. */
export const goToLanguage = (code: string): Promise<void> =>
  import('./language-address.js').then(
    (addresses) => addresses.goToLanguage(code),
    (error: unknown) => console.error(`the page in the language "${code}" cannot be gone to`, error),
  );

async function loadDictionary(
  language: string,
  signal: AbortSignal,
): Promise<LocaleContext['dictionary'] | undefined> {
  const source = document.documentElement.dataset.i18nDictionarySrc ?? DEFAULT_DICTIONARY;
  try {
    const entries = await request(dictionaryUrl(source.replaceAll('{locale}', language)), { signal });
    const texts = Object.entries(entries ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts) as Record<string, string>;
  } catch {
    if (!signal.aborted) console.error('Network response was not ok with the language json');
    return undefined;
  }
}

function dictionaryUrl(source: string): string {
  if (new URL(source, location.href).origin === location.origin) return resolveDataUrl(source);
  throw new RequestError(`${source} is no dictionary of this site`, { kind: 'origin', url: source });
}
