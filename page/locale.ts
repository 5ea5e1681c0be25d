import type { Language, LocaleContext } from '../fsm/locale-machine.js';
import { runtime } from '../vocabulary/runtime.js';
import { addressLanguages } from '../vocabulary/site.js';
import { timings } from '../vocabulary/timings.js';
import { writeCookie } from './cookies.js';
import { resolveDataUrl } from './model/page-model-url.js';
import { request } from './request.js';
import { RequestError } from './request-error.js';

const DEFAULT_DICTIONARY = '/libs/cq/i18n/dict.{locale}.json';
const LANGUAGE_COOKIE = 'user_language';
const DAY_S = 24 * 60 * 60;

/**
 * A page language's two-letter code: `en-AU` → `en`. English where the page names no language, because the code becomes
 * part of addresses and must be two letters.
 */
export function languageCode(language: string): string {
  const code = language.trim().slice(0, runtime.languageCodeCharacters).toLowerCase();
  return /^[a-z]{2}$/.test(code) ? code : addressLanguages[0];
}

/**
 * Loads what the locale machine asks for: the page's language, its translation dictionary and the list of languages
 * from the meta tag `languages` (spec section 4). Without that tag, or when the dictionary fails, translations are
 * unavailable. Writes the page's language into the cookie `user_language`. Never rejects.
 */
export async function loadLocale(signal: AbortSignal): Promise<Partial<LocaleContext>> {
  const language = languageCode(document.documentElement.lang);
  writeCookie(LANGUAGE_COOKIE, language, timings.languageCookieDays * DAY_S, document);
  const languages = readLanguages();
  if (!languages) return { language, i18IsAvailable: false };
  const dictionary = await loadDictionary(language, signal);
  return { language, languages, i18IsAvailable: dictionary !== undefined, dictionary: dictionary ?? {} };
}

/** Goes to this page in another of the site's languages. Few visitors do, and who does leaves the page. */
export const goToLanguage = (code: string): Promise<void> =>
  import('./language-address.js').then(
    (addresses) => addresses.goToLanguage(code),
    (error: unknown) => console.error(`the page in the language "${code}" cannot be gone to`, error),
  );

/** The languages that the page's meta tag lists; undefined, and told on the console where it is spoilt, without one. */
export function readLanguages(): readonly Language[] | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content;
  if (content === undefined) return undefined;
  try {
    const languages: unknown = JSON.parse(content);
    if (Array.isArray(languages)) return languages.filter(isLanguage);
  } catch {
    // Told below, as is JSON that is no list.
  }
  console.error('<meta name="languages"> is no JSON list: write [{"name": "English", "value": "en"}, …]');
  return undefined;
}

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

function isLanguage(value: unknown): value is Language {
  if (typeof value !== 'object' || value === null) return false;
  const { name, value: code } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof code === 'string' && /^[a-z]{2}$/.test(code);
}
