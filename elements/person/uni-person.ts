import { People } from '../../react-views/person/people.js';
import { defineView } from '../_core/declare/define.js';
import { picture, pictures } from '../_core/declare/picture-types.js';
import { boolean, html, linkOptions, list, oneOf, text, url } from '../_core/declare/prop-types.js';
import { texts, urls } from '../_core/declare/several.js';
import { peopleIn } from './people-in.js';
import { personIn } from './person-in.js';
import { followPage, servePerson } from './person-page.js';

/** What one person has, alone in a tag or among others. */
const person = {
  name: text(),
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
  links: list({ title: text(), link: url(), ...linkOptions }, ['title', 'link']),
  quote: html(),
  description: html(),
};

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
        'people',
      ],
      from: (html) => peopleIn(html) ?? personIn(html),
    },
    slots: { links: () => undefined, people: () => undefined },
  },
  props: {
    ...person,
    titleType: oneOf(['h2', 'h3', 'h4', 'h5', 'h6'], 'h3'),
    initials: boolean(),
    vcard: boolean(),
    variant: oneOf(['row', 'card', 'quote']),
    people: list(person),
  },
  view: People,
  controller: followPage,
  serve: servePerson,
  styles: () => import('../../react-views/person/person.css?text'),
});
