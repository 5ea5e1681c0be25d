import type { Parts } from '../../react-views/_shared/parts.js';
import type { Html, ListedLink } from '../_core/declare/html.js';

const NAV = /^nav$/;
const LIST = /^[ou]l$/;
const HEADING = /^h[1-6]$/;
const PICTURE = /^img$/;
/** `#drawing` is React's. */
const DRAWING = /^(?:svg|#drawing)$/;
/** A picture or a drawing. */
const LOGO = /^(?:img|svg|#drawing)$/;
const BOX = /^(?:div|span|p)$/;
/** Scripts of other systems find by these the buttons that open and close a menu. */
const TOGGLES = ['aria-expanded', 'aria-controls', 'data-toggle', 'data-bs-toggle'] as const;

/** A link of the navigation, or the words over links of the second level. */
export interface Section {
  readonly title: string;
  readonly link?: string | undefined;
  readonly lang?: string | undefined;
  readonly items?: readonly ListedLink[] | undefined;
  readonly parts?: Parts | undefined;
}

interface Bar {
  readonly navigation: unknown;
  readonly home: unknown;
}

/** The search and the buttons of menus are taken first, because their links are neither the site's name nor its utilities. */
export function propsIn(html: Html) {
  const search = searchIn(html);
  const menuLabel = html.unlessSlotted('menuLabel', menuLabelIn);
  const bar = barIn(html);
  const navigationLabel = html.unlessSlotted('navigationLabel', () => navigationLabelIn(html, bar));
  const name = nameIn(html, bar);
  const logo = html.unlessSlotted('logo', () => logoIn(html, bar));
  const drawing = html.unlessSlotted('drawing', () => drawingIn(html, bar));
  const navigation = html.unlessSlotted('navigation', () => navigationIn(html, bar));
  const home = html.unlessSlotted('home', () => homeIn(html, bar));
  const utility = html.unlessSlotted('utility', () => html.listed(html.links()));
  const tools = html.unlessSlotted('tools', toolsIn);
  return { ...search, menuLabel, navigationLabel, name, logo, drawing, navigation, home, utility, tools };
}

/** The link to the search, and its words. */
export function searchIn(html: Html) {
  const isSearch = (node: unknown) => /\bsearch\b/.test(html.attribute(node, 'rel') ?? '');
  const link = html.links().find(isSearch);
  if (link === undefined) return {};
  const take = () => {
    html.take(link);
    html.keep({ search: link });
    return html.link(link).address;
  };
  return { searchLabel: html.link(link).words, searchLink: html.unlessSlotted('searchLink', take) };
}

/**
 * Of several navigations, the one with the most links is the main one. The link home is marked so, leads to `/`, or is the
 * first one outside of the navigations, else one outside of their lists, if it has a logo the first that has.
 */
export function barIn(html: Html): Bar {
  const count = (nav: unknown) => html.links([nav]).length;
  const navs = html.outermost(NAV);
  const [first, ...others] = navs;
  const navigation = others.reduce((most, nav) => (count(nav) > count(most) ? nav : most), first);
  const address = (link: unknown) => html.attribute(link, 'href') ?? '';
  const isHome = (link: unknown) =>
    /\bhome\b/.test(html.attribute(link, 'rel') ?? '') || /^\.?\/$/.test(address(link));
  const outside = html.links(html.nodes, NAV).filter((link) => !address(link).startsWith('#'));
  const inside = html.links(navs, LIST);
  const hasLogo = (link: unknown) => html.holds(LOGO, link);
  const home = [...outside, ...inside].find(isHome) ?? outside[0] ?? inside.find(hasLogo);
  return { navigation, home: home ?? inside[0] };
}

/** The words of the button that opens the menu of a small window. The view has one of its own. */
function menuLabelIn(html: Html): string | undefined {
  const isToggle = (button: unknown) =>
    TOGGLES.some((attribute) => html.attribute(button, attribute) !== undefined);
  const toggles = html.elements(/^button$/, html.nodes, LIST).filter(isToggle);
  html.take(...toggles);
  return toggles
    .map((button) => html.words(button) || html.attribute(button, 'aria-label'))
    .find((words) => words);
}

/** The words of the navigation's label, or of the heading that names it. */
function navigationLabelIn(html: Html, { navigation: nav }: Bar): string | undefined {
  if (nav === undefined) return undefined;
  const heading = html.children(nav).find((node) => HEADING.test(html.name(node)));
  const label = html.attribute(nav, 'aria-label') ?? (heading === undefined ? '' : html.words(heading));
  if (heading !== undefined) html.take(heading);
  return label || undefined;
}

function navigationIn(html: Html, { navigation: nav, home }: Bar): readonly Section[] | undefined {
  if (nav === undefined) return undefined;
  html.keep({ navigation: nav });
  const others = html.links([nav], LIST).filter((link) => link !== home);
  const lists = html.outermost(LIST, [nav]);
  const items = lists
    .flatMap(html.children)
    .filter((node) => html.name(node) === 'li' && !html.isHidden(node));
  return [...(html.listed(others) ?? []), ...items.flatMap((item) => sectionIn(html, item) ?? [])];
}

function sectionIn(html: Html, item: unknown): Section | undefined {
  const inside = html.children(item);
  const lists = html.outermost(LIST, inside);
  const [own, ...more] = html.links(inside, LIST);
  const title = own === undefined ? besideLists(html, inside) : [];
  const isButton = (node: unknown) => html.name(node) === 'button';
  // A button beside the words opens what they name.
  const named = title.filter((node) => !isButton(node) && html.hasWords(node));
  const words = (named.length > 0 ? named : title).map(html.words).join(' ').trim();
  if (own === undefined && words === '') return undefined;
  const items = html.listed([...more, ...html.links(lists)]);
  // A link to nowhere opens a menu, as a button does.
  const isLink = own !== undefined && !(items && html.attribute(own, 'href') === '#');
  const [link] = (own !== undefined && html.listed([own])) || [];
  html.take(...title, ...html.elements(/^button$/, inside, LIST));
  return isLink && link ? { ...link, items } : { title: link?.title ?? words, items };
}

const besideLists = (html: Html, nodes: readonly unknown[]): unknown[] =>
  nodes.flatMap((node) => {
    if (!html.holds(LIST, node)) return [node];
    return LIST.test(html.name(node)) ? [] : besideLists(html, html.children(node));
  });

/** A picture in another link than the one home stands for that link, as a language's flag does. */
export function logoIn(html: Html, { home }: Bar): string | undefined {
  const ofOthers = new Set(
    html.elements(
      PICTURE,
      html.links().filter((link) => link !== home),
    ),
  );
  const logos = html.elements(PICTURE).filter((picture) => !ofOthers.has(picture));
  const logo = logos.find(html.picture);
  html.keep({ logo });
  return logo === undefined ? undefined : html.picture(logo)?.src;
}

/** A drawing in the link home, taken along as it is. */
function drawingIn(html: Html, { home }: Bar) {
  const [drawing] = home === undefined ? [] : html.elements(DRAWING, [home]);
  return drawing === undefined ? undefined : html.drawing(drawing);
}

/** The name is the words of the link home, or else those of its picture. */
function nameIn(html: Html, { home }: Bar): string | undefined {
  if (home === undefined) return undefined;
  const texts = html.children(home).filter((node) => !html.holds(PICTURE, node));
  const drawn = html.elements(DRAWING, [home]).map((drawing) => {
    const [title] = html.elements(/^title$/, html.children(drawing));
    return html.attribute(drawing, 'aria-label') ?? (title === undefined ? '' : html.words(title));
  });
  const words = texts.map(html.words).join(' ').trim() || html.words(home);
  return words || html.attribute(home, 'aria-label') || drawn.find((each) => each) || undefined;
}

export function homeIn(html: Html, { home }: Bar): string | undefined {
  if (home === undefined) return undefined;
  html.take(home);
  html.keep({ home });
  return html.attribute(home, 'href');
}

/** Forms, switches of languages and whatever else lives in the bar, with the boxes around them. */
function toolsIn(html: Html) {
  const live = html.elements(/./).filter(html.isLive);
  const boxed = (node: unknown): unknown => {
    const around = html.around(BOX, node);
    const isAlone =
      around !== undefined &&
      html.children(around).includes(node) &&
      html.beside(node).every((each) => each === node || html.isBlank(each));
    return isAlone ? boxed(around) : node;
  };
  return html.richText([...new Set(live.map(boxed))]);
}
