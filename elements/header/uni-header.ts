import { Header } from '../../react-views/header/header.js';
import { fragmentMetas } from '../../vocabulary/fragment-metas.js';
import { defineView } from '../_core/define.js';
import { picture } from '../_core/picture-types.js';
import { list, text, url } from '../_core/prop-types.js';

const links = () => list({ title: text(), link: url(), lang: text() }, ['title']);

export const definition = defineView({
  tag: 'uni-header',
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
