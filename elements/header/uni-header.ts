import { Header } from '../../react-views/header/header.js';
import { fragmentMetas } from '../../vocabulary/fragment-metas.js';
import { defineView } from '../_core/declare/define.js';
import type { Html } from '../_core/declare/html.js';
import { picture } from '../_core/declare/picture-types.js';
import { html, list, text, url } from '../_core/declare/prop-types.js';
import { barIn, homeIn, logoIn, propsIn, searchIn } from './bar.js';

const links = () => list({ title: text(), link: url(), lang: text() }, ['title']);

const allLinks = (html: Html) => html.listed(html.links());

export const definition = defineView({
  tag: 'uni-header',
  form: {
    read: {
      gives: [
        'searchLabel',
        'searchLink',
        'menuLabel',
        'navigationLabel',
        'name',
        'logo',
        'drawing',
        'navigation',
        'home',
        'utility',
        'tools',
      ],
      from: propsIn,
    },
    slots: {
      searchLink: (html) => searchIn(html).searchLink,
      logo: (html) => logoIn(html, barIn(html)),
      navigation: allLinks,
      home: (html) => homeIn(html, barIn(html)),
      utility: allLinks,
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
