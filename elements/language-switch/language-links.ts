import { languageAddress, languagesOfPage } from '../../page/locale/language-address.js';
import { pageLocale } from '../../page/locale/page-language.js';
import type { SafeUrl } from '../../react-views/_shared/safe.js';
import type { LanguageLink } from '../../react-views/language-switch/language-switch.js';
import type { ServedSource, StartController } from '../_core/declare/controller.js';
import { safeUrl } from '../_safe/safe-url.js';

interface Asked {
  readonly languages: readonly LanguageLink[];
}

interface Found {
  readonly links: readonly LanguageLink[];
}

/** Somebody is about to follow a link: Safari before 26.2 and Firefox before 147 tell of no change of the address. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** Feeds the switch with the page's addresses in the languages that its author or the page names. */
export const followLanguages: StartController<Asked, Found> = (host, refresh) => {
  const following = new AbortController();
  const { signal } = following;
  const stopLocale = pageLocale.follow(refresh);
  // A page's scripts change its address without leaving it: a search writes what is searched for into the query.
  if (window.navigation) window.navigation.addEventListener('currententrychange', refresh, { signal });
  else for (const sign of SIGNS) host.addEventListener(sign, refresh, { signal, passive: true });
  return {
    read: ({ languages }) => ({
      links: (languages.length > 0 ? languages : (pageLocale.now?.languages ?? languagesOfPage())).map(
        withAddress,
      ),
    }),
    stop() {
      stopLocale();
      following.abort();
    },
  };
};

/**
 * The switch as a server renders it: with the addresses that its author gives.
 *
 * @returns undefined where one is missing: only a browser knows the page's languages and its own address.
 */
export function serveLanguages({ props }: ServedSource): Found | undefined {
  const links = (props.languages ?? []) as readonly LanguageLink[];
  return links.length > 0 && links.every(({ href }) => href) ? { links } : undefined;
}

function withAddress(language: LanguageLink): LanguageLink {
  const { href, value } = language;
  const address = href ?? (value && languageAddress(value));
  return { ...language, href: address ? (safeUrl(address) as SafeUrl | undefined) : undefined };
}
