import { linkAttributes } from '../_shared/links/link-target.js';
import { onPart, type Parts, worded } from '../_shared/parts.js';
import type { SafeUrl } from '../_shared/safe.js';
import { useLabels } from '../_shared/text/labels.js';

/** The page in one of the site's languages. */
export interface LanguageLink {
  /** The language's name in its own words. */
  readonly name?: string;
  /** Its two-letter code. */
  readonly value?: string;
  /** The page's address in this language, or undefined if the page does not exist in it. */
  readonly href?: SafeUrl;
  readonly parts?: Parts<'link'>;
}

export interface LanguageSwitchProps {
  readonly languages?: readonly LanguageLink[];
  /** The site's languages as the element has found them. They take the place of `languages`. */
  readonly links?: readonly LanguageLink[];
  /** The language of the page, as in `lang`. */
  readonly current?: string;
}

/** The same page in the site's other languages. One language is no choice: nothing shows. */
export function LanguageSwitch({ languages = [], links = languages, current }: LanguageSwitchProps) {
  const { language } = useLabels();
  const shown = links.filter(({ name, value, href }) => name?.trim() && value && href);
  if (shown.length < 2) return null;
  const code = current?.trim().slice(0, 2).toLowerCase();
  return (
    <nav className="m-language-switch" aria-label={language}>
      <ul className="m-language-switch__list">
        {shown.map(({ name, value, href, parts }) => (
          <li key={value} className="m-language-switch__item">
            <a
              {...onPart(linkAttributes(parts?.link), {
                className: 'm-language-switch__link',
                hrefLang: value,
                lang: parts?.link?.lang ?? value,
              })}
              href={href}
              aria-current={value === code ? 'true' : undefined}
              {...worded(name, parts?.link)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
