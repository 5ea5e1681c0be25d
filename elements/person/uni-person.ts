import { Person } from '../../react-views/person/person.js';
import { defineView } from '../_core/declare/define.js';
import { picture, pictures } from '../_core/declare/picture-types.js';
import { boolean, html, linkOptions, list, oneOf, text, url } from '../_core/declare/prop-types.js';
import { texts, urls } from '../_core/declare/several.js';
import { personIn } from './person-in.js';

export const definition = defineView({
  tag: 'uni-person',
  form: {
    words: 'name',
    read: {
      gives: [
        'name',
        'titleType',
        'role',
        'unit',
        'phone',
        'phoneLink',
        'mail',
        'mailLink',
        'img',
        'srcset',
        'alt',
        'link',
        'links',
        'quote',
        'description',
      ],
      from: personIn,
    },
    slots: { links: () => undefined },
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
    initials: boolean(),
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
