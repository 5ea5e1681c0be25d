import type { Language, LocaleContext } from '../fsm/locale-machine.js';
import { limits } from '../vocabulary/limits.js';
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
  const code = language.trim().slice(0, limits.languageCodeCharacters).toLowerCase();
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

/**
 * The address of the same page in another language: its first whole segment `/en` or `/vi` becomes the code's (spec
 * section 2). Query and hash stay, and so does the origin, whatever the path begins with.
 *
 * @param href an absolute address or a path; the answer is of the same form.
 * @param code two letters; with any other code the address stays.
 */
export function languageHref(href: string, code: string): string {
  const base = 'http://own-origin';
  if (!/^[a-z]{2}$/.test(code) || !URL.canParse(href, base)) return href;
  const url = new URL(href, base);
  const segment = new RegExp(`/(?:${addressLanguages.join('|')})(?=/|\\.html$|$)`);
  if (!segment.test(url.pathname)) return href;
  url.pathname = url.pathname.replace(segment, `/${code}`);
  return url.href.startsWith(base) ? url.href.slice(base.length) : url.href;
}

/**
 * Where this page is to be had in another of the site's languages: at the address that its `<link rel="alternate"
 * hreflang>` gives, if it is of this site, else where `languageHref` leads. Undefined when neither leads anywhere else,
 * unless the language is the page's own.
 *
 * @param code two letters.
 * @returns an absolute address of the page's own origin.
 */
export function languageAddress(code: string): string | undefined {
  const there = alternateAddress(code) ?? languageHref(location.href, code);
  const isOwn = code === languageCode(document.documentElement.lang);
  return isOwn || there !== location.href ? there : undefined;
}

/** Goes to this page in another of the site's languages. */
export function goToLanguage(code: string): void {
  const href = languageAddress(code);
  if (href && href !== location.href) location.assign(href);
}

function alternateAddress(code: string): string | undefined {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
  const href = links.find(({ hreflang }) => languageCode(hreflang) === code)?.href;
  return href && URL.canParse(href) && new URL(href).origin === location.origin ? href : undefined;
}

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
