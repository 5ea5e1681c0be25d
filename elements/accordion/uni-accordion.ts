import { Accordion } from '../../react-views/accordion/accordion.js';
import { accordionWords } from '../../react-views/accordion/accordion-words.js';
import { defineView } from '../_core/declare/define.js';
import { boolean, html, list, text } from '../_core/declare/prop-types.js';
import { foldsIn, propsIn } from '../_core/form/folds.js';
import { ownWords } from '../_core/read/own-words.js';

export const definition = defineView({
  tag: 'uni-accordion',
  form: { read: { gives: ['exclusive', 'items'], from: propsIn }, slots: { items: foldsIn } },
  props: {
    items: list({
      title: text(),
      note: text(),
      content: html(),
      level: text(),
      open: boolean(),
      id: text(),
      titleId: text(),
      audience: text(),
    }),
    level: text(),
    exclusive: boolean(),
    openAll: boolean(),
  },
  view: Accordion,
  ...ownWords(accordionWords),
  isRare: true,
  styles: () => import('../../react-views/accordion/accordion.css?text'),
});
