import { Person } from '../../react-views/person/person.js';
import { defineView } from '../_core/declare/define.js';
import { picture, pictures } from '../_core/declare/picture-types.js';
import { html, linkOptions, list, oneOf, text, url } from '../_core/declare/prop-types.js';
import { part } from './person-in.js';
import { texts, urls } from './several.js';

export const definition = defineView({
  tag: 'uni-person',
  form: {
    words: 'name',
    read: {
      name: part('name'),
      titleType: part('titleType'),
      role: part('role'),
      unit: part('unit'),
      phone: part('phone'),
      phoneLink: part('phoneLink'),
      mail: part('mail'),
      mailLink: part('mailLink'),
      img: part('img'),
      srcset: part('srcset'),
      alt: part('alt'),
      link: part('link'),
      links: part('links'),
      quote: part('quote'),
      description: part('description'),
    },
  },
  props: {
    name: text(),
    titleType: oneOf(['h2', 'h3', 'h4', 'h5', 'h6'], 'h3'),
    role: text(),
    unit: text(),
    phone: texts(),
    phoneLink: urls(),
    mail: texts(),
    mailLink: urls(),
    img: picture(),
    srcset: pictures(),
    alt: text(),
    link: url(),
    linkTarget: text(),
    variant: oneOf(['row', 'card', 'quote']),
    links: list({ title: text(), link: url(), ...linkOptions }, ['title', 'link']),
    quote: html(),
    description: html(),
  },
  view: Person,
  styles: () => import('../../react-views/person/person.css?text'),
});
