import { homePath } from '../../vocabulary/university.js';
import { chevronDownThick } from '../_shared/icons/own-shapes.js';
import { type IconShape, SvgIcon } from '../_shared/icons/svg-icon.js';
import { linkAttributes, listedPart } from '../_shared/links/link-target.js';
import { isBelow, pagePath } from '../_shared/links/page-path.js';
import { onPart, type Parts, worded } from '../_shared/parts.js';
import type { SafeHtml, SafeUrl } from '../_shared/safe.js';
import { useLabels } from '../_shared/text/labels.js';
import { RichText } from '../_shared/text/rich-text.js';

export interface HeaderLink {
  readonly title?: string;
  readonly link?: SafeUrl;
  /** The language of the title and of the page that the link leads to. */
  readonly lang?: string;
  readonly parts?: Parts<'link'>;
}

/** A section of the site, with or without links of a second level, which stand in a fold. */
export interface HeaderSection extends HeaderLink {
  readonly items?: readonly HeaderLink[];
}

export interface HeaderProps {
  readonly name?: string;
  readonly logo?: string;
  /** A drawing in the logo's place. */
  readonly drawing?: SafeHtml;
  readonly home?: SafeUrl;
  readonly navigation?: readonly HeaderSection[];
  readonly navigationLabel?: string;
  readonly menuLabel?: string;
  readonly searchLink?: SafeUrl;
  readonly searchLabel?: string;
  readonly utility?: readonly HeaderLink[];
  /** A form to search with, or whatever else lives in the bar. */
  readonly tools?: SafeHtml;
  /** The path of the page that the header stands on: its link in the navigation, or that of its section, is marked. */
  readonly currentPath?: string;
  readonly parts?: Parts<'home' | 'logo' | 'navigation' | 'search'>;
}

const SEARCH: IconShape = {
  box: 24,
  d: 'M21 21l-5-5M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15z',
  stroke: 2,
};
const LOGO_SIZE_PX = 40;

/** The bar at the top of every page. Below the desktop breakpoint a native disclosure shows and hides its links. */
export function Header(props: HeaderProps) {
  const {
    name,
    logo,
    drawing,
    home = homePath as SafeUrl,
    menuLabel,
    navigation = [],
    utility = [],
    parts = {},
  } = props;
  const labels = useLabels();
  const hasMore = props.searchLink !== undefined || props.tools !== undefined;
  const hasLinks = navigation.length > 0 || utility.length > 0 || hasMore;
  const hasHome = name || logo || drawing;
  if (!hasHome && !hasLinks) return null;
  return (
    <header className="m-header">
      <div className="m-header__bar">
        {hasHome && (
          <a
            {...onPart(linkAttributes(parts.home), {
              className: 'm-header__home',
              'aria-label': name || logo ? undefined : labels.home,
            })}
            href={home}
          >
            {drawing && <RichText html={drawing} as="span" className="m-header__drawing" />}
            {logo && (
              <img
                {...onPart(parts.logo, { className: 'm-header__logo' })}
                src={logo}
                alt={name ? '' : labels.home}
                width={LOGO_SIZE_PX}
                height={LOGO_SIZE_PX}
              />
            )}
            {name && <span className="m-header__name" {...worded(name, parts.home)} />}
          </a>
        )}
        {hasLinks && (
          <details className="m-header__menu">
            <summary className="m-header__toggle">
              <span>{menuLabel || labels.menu}</span>
              <SvgIcon shape={chevronDownThick} size={12} className="m-header__chevron" />
            </summary>
          </details>
        )}
        {hasLinks && (
          <div className="m-header__panel">
            <Navigation {...props} />
            <Utility {...props} />
            {props.tools && <RichText html={props.tools} className="m-header__tools" />}
          </div>
        )}
      </div>
    </header>
  );
}

function Navigation({ navigation = [], navigationLabel, currentPath, parts }: HeaderProps) {
  const { mainNavigation } = useLabels();
  if (navigation.length === 0) return null;
  return (
    <nav
      {...onPart(parts?.navigation, { className: 'm-header__navigation' })}
      aria-label={navigationLabel || mainNavigation}
    >
      <ul className="m-header__list">
        {navigation.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike, and none keeps state
          <li key={index} className="m-header__item">
            <Section {...section} currentPath={currentPath} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionProps extends HeaderSection {
  readonly currentPath: string | undefined;
}

function Section({ items = [], ...section }: SectionProps) {
  const { title, link, lang, currentPath } = section;
  if (items.length === 0) return <SectionLink {...section} />;
  return (
    <div className="m-header__section">
      {link && <SectionLink {...section} />}
      <details className="m-header__fold" name="m-header">
        <summary className="m-header__link m-header__more" lang={lang}>
          <span className={link ? 'm-visually-hidden' : undefined} {...worded(title, section.parts?.link)} />
          <SvgIcon shape={chevronDownThick} size={12} className="m-header__chevron" />
        </summary>
        <ul className="m-header__pages" role="list">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike, and none keeps state
            <li key={index}>
              <SectionLink {...item} currentPath={currentPath} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function SectionLink({ title, link, lang, parts, currentPath }: SectionProps) {
  return (
    <a
      {...onPart(listedPart(lang, parts?.link), {
        className: 'm-header__link',
        'aria-current': currentOf(link, currentPath),
      })}
      href={link}
    >
      <span {...worded(title, parts?.link)} />
    </a>
  );
}

/** Links apart from the site's sections: search, and the same page in other languages. */
function Utility({ searchLink, searchLabel, utility = [], parts }: HeaderProps) {
  const { search } = useLabels();
  if (searchLink === undefined && utility.length === 0) return null;
  return (
    <ul className="m-header__utility" role="list">
      {searchLink !== undefined && (
        <li className="m-header__item">
          <a {...onPart(linkAttributes(parts?.search), { className: 'm-header__link' })} href={searchLink}>
            <SvgIcon shape={SEARCH} size={16} className="m-header__icon" />
            <span {...worded(searchLabel || search, parts?.search)} />
          </a>
        </li>
      )}
      {utility.map(({ title, link, lang, parts: own }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike, and none keeps state
        <li key={index} className="m-header__item">
          <a {...onPart(listedPart(lang, own?.link), { className: 'm-header__link' })} href={link}>
            <span {...worded(title, own?.link)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A link to a part of a page marks nothing: several may lead to the page that a visitor is on. */
function currentOf(link: SafeUrl | undefined, currentPath: string | undefined): 'page' | 'true' | undefined {
  const path = link && !link.includes('#') ? pagePath(link) : undefined;
  const current = currentPath && pagePath(currentPath);
  if (path === undefined || current === undefined) return undefined;
  if (path === current) return 'page';
  return path !== '' && isBelow(current, path) ? 'true' : undefined;
}
