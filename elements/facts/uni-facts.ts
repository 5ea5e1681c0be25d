import { Facts } from '../../react-views/facts/facts.js';
import { factsWords } from '../../react-views/facts/facts-words.js';
import { defineView } from '../_core/declare/define.js';
import { boolean, html, list, oneOf, text } from '../_core/declare/prop-types.js';
import { ownWords } from '../_core/read/own-words.js';
import { factsIn } from './terms.js';

export const definition = defineView({
  tag: 'uni-facts',
  form: {
    read: { gives: ['items'], from: (html) => ({ items: html.unlessSlotted('items', factsIn) }) },
    slots: { items: factsIn },
  },
  props: {
    items: list({ label: text(), value: html(), audience: text() }),
    variant: oneOf(['strip', 'list', 'number'], 'strip'),
    audienceSwitch: boolean(),
  },
  view: Facts,
  ...ownWords(factsWords),
  isRare: true,
  styles: () => import('../../react-views/facts/facts.css?text'),
});
