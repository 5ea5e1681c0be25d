import type { Language } from '../../fsm/locale-machine.js';
import { addressLanguages } from '../../vocabulary/site.js';

import { readLanguages } from './listed-languages.js';
import { languageCode, namesLanguage } from './page-language.js';

/** The languages that the page lists, where no page was started whose locale has them. */
export const languagesOfPage = (): readonly Language[] => readLanguages() ?? [];

/**
 * The address of the same page in another language: its first whole segment `/en` or `/vi` becomes the code's (spec
 * section 2). Query and hash stay, and so does the origin, whatever the path begins with.
 *
 * @param href an absolute address or a path. The result has the same form.
 * @param code two letters. With any other code the address stays as it is.
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
  const href = links.find(({ hreflang }) => namesLanguage(hreflang) && languageCode(hreflang) === code)?.href;
  return href && URL.canParse(href) && new URL(href).origin === location.origin ? href : undefined;
}
