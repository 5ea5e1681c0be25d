import { Header } from '../../react-views/header/header.js';
import { fragmentMetas } from '../../vocabulary/fragment-metas.js';
import { defineView } from '../_core/declare/define.js';
import type { Html } from '../_core/declare/html-form.js';
import { picture } from '../_core/declare/picture-types.js';
import { list, text, url } from '../_core/declare/prop-types.js';

const links = () => list({ title: text(), link: url(), lang: text() }, ['title']);

const PICTURE = /^img$/;

/** The words of the link to the search. They are taken together with its address. */
function searchIn(html: Html, part: 'words' | 'address'): string | undefined {
  const isSearch = (node: unknown) => /\bsearch\b/.test(html.attribute(node, 'rel') ?? '');
  const link = html.links().find(isSearch);
  if (link === undefined) return undefined;
  if (part === 'address') {
    html.take(link);
    html.keep({ search: link });
  }
  return html.link(link)[part];
}

function linksOfNavigation(html: Html) {
  const [nav] = html.isSlotted ? [] : html.elements(/^nav$/);
  if (nav === undefined && !html.isSlotted) return undefined;
  html.keep({ navigation: nav });
  return html.listed(html.links(nav === undefined ? html.nodes : [nav]));
}

/** The first link outside the navigation leads home: its words, or else those of its picture, are the site's name. */
function nameIn(html: Html): string | undefined {
  const [home] = html.links();
  if (home === undefined) return undefined;
  const texts = html.children(home).filter((node) => !html.holds(PICTURE, node));
  return texts.map(html.words).join(' ').trim() || html.words(home) || undefined;
}

/** A picture in another link than the one home stands for that link, as a language's flag does. */
function logoIn(html: Html): string | undefined {
  const [, ...others] = html.links();
  const ofOthers = new Set(html.elements(PICTURE, others));
  const logos = html.elements(PICTURE).filter((picture) => !ofOthers.has(picture));
  const logo = logos.find(html.picture);
  html.keep({ logo });
  return logo === undefined ? undefined : html.picture(logo)?.src;
}

function homeIn(html: Html): string | undefined {
  const [home] = html.links();
  if (home === undefined) return undefined;
  html.take(home);
  html.keep({ home });
  return html.attribute(home, 'href');
}

export const definition = defineView({
  tag: 'uni-header',
  form: {
    read: {
      searchLabel: (html) => searchIn(html, 'words'),
      searchLink: (html) => searchIn(html, 'address'),
      navigationLabel: (html) => html.attributeOf(/^nav$/, 'aria-label'),
      navigation: linksOfNavigation,
      name: nameIn,
      logo: logoIn,
      home: homeIn,
      utility: (html) => html.listed(html.links()),
    },
  },
  props: {
    name: text(),
    logo: picture(),
    home: url(),
    navigation: links(),
    navigationLabel: text(),
    menuLabel: text(),
    searchLink: url(),
    searchLabel: text(),
    utility: links(),
    currentPath: text(),
  },
  view: Header,
  fragment: {
    meta: fragmentMetas.header,
    component: 'header',
    besides: ['currentPath'],
    failure: 'Network response was not ok with the exheader json',
  },
  styles: () => import('../../react-views/header/header.css?text'),
});
