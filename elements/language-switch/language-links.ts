import { languageAddress } from '../../page/language-address.js';
import { currentLocale, languagesOfPage, onLocale } from '../../page/locale-source.js';
import type { SafeUrl } from '../../react-views/_shared/safe.js';
import type { LanguageLink } from '../../react-views/language-switch/language-switch.js';
import type { StartFeed } from '../_core/definition.js';
import { safeUrl } from '../_core/safe-url.js';

interface Asked {
  readonly languages: readonly LanguageLink[];
}

interface Found {
  readonly links: readonly LanguageLink[];
}

/** Feeds the switch with the page's addresses in the languages that its author or the page names. */
export const followLanguages: StartFeed<Asked, Found> = (_host, refresh) => {
  const following = new AbortController();
  const stopLocale = onLocale(refresh);
  // A page's scripts change its address without leaving it: a search writes what is searched for into the query.
  window.navigation?.addEventListener('currententrychange', refresh, { signal: following.signal });
  return {
    read: ({ languages }) => ({
      links: (languages.length > 0 ? languages : (currentLocale()?.languages ?? languagesOfPage())).map(
        withAddress,
      ),
    }),
    stop() {
      stopLocale();
      following.abort();
    },
  };
};

function withAddress(language: LanguageLink): LanguageLink {
  const { href, value } = language;
  const address = href ?? (value && languageAddress(value));
  return { ...language, href: address ? (safeUrl(address) as SafeUrl | undefined) : undefined };
}
