import { Header } from '../../react-views/header/header.js';
import { fragmentMetas } from '../../vocabulary/fragment-metas.js';
import { defineView } from '../_core/declare/define.js';
import type { Html } from '../_core/declare/html-form.js';
import { picture } from '../_core/declare/picture-types.js';
import { html, list, text, url } from '../_core/declare/prop-types.js';
import {
  drawingIn,
  homeIn,
  logoIn,
  menuLabelIn,
  nameIn,
  navigationIn,
  navigationLabelIn,
  toolsIn,
} from './bar.js';

const links = () => list({ title: text(), link: url(), lang: text() }, ['title']);

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

export const definition = defineView({
  tag: 'uni-header',
  form: {
    read: {
      searchLabel: (html) => searchIn(html, 'words'),
      searchLink: (html) => searchIn(html, 'address'),
      menuLabel: menuLabelIn,
      navigationLabel: navigationLabelIn,
      name: nameIn,
      logo: logoIn,
      drawing: drawingIn,
      navigation: navigationIn,
      home: homeIn,
      utility: (html) => html.listed(html.links()),
      tools: toolsIn,
    },
  },
  props: {
    name: text(),
    logo: picture(),
    drawing: html(),
    home: url(),
    navigation: list({ title: text(), link: url(), lang: text(), items: links() }, ['title']),
    navigationLabel: text(),
    menuLabel: text(),
    searchLink: url(),
    searchLabel: text(),
    utility: links(),
    tools: html(),
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
