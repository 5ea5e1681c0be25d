import { Steps } from '../../react-views/steps/steps.js';
import { stepsWords } from '../../react-views/steps/steps-words.js';
import { defineView } from '../_core/declare/define.js';
import { boolean, html, list, oneOf, text, url } from '../_core/declare/prop-types.js';
import { ownWords } from '../_core/read/own-words.js';
import { inOrder } from './in-order.js';
import { currentOf, stepsIn } from './steps-in.js';

export const definition = defineView({
  tag: 'uni-steps',
  form: {
    read: {
      gives: ['items', 'current'],
      from: (html) => {
        const items = html.unlessSlotted('items', stepsIn);
        return { items, current: items && currentOf(items) };
      },
    },
    slots: { items: stepsIn },
    isReworded: true,
  },
  props: {
    items: inOrder(
      list({
        title: text(),
        content: html(),
        date: text(),
        group: text(),
        audience: text(),
        level: text(),
        link: url(),
        id: text(),
        titleId: text(),
        isStep: boolean(),
      }),
    ),
    kind: oneOf(['admission', 'how-to-apply']),
    current: text(),
  },
  view: Steps,
  ...ownWords(stepsWords),
  isRare: true,
  styles: () => import('../../react-views/steps/steps.css?text'),
});
