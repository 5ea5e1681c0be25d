import { ShowMore } from '../../react-views/show-more/show-more.js';
import { defineView } from '../_core/define.js';
import { boolean, html, text } from '../_core/prop-types.js';

export const definition = defineView({
  tag: 'uni-show-more',
  props: {
    defaultContent: html(),
    moreContent: html(),
    seeMoreLabel: text(),
    seelessLabel: text(),
    style: text(),
    isBlock: boolean(),
    hideIcon: boolean(),
    type: text(),
  },
  view: ShowMore,
  styles: () => import('../../react-views/show-more/show-more.css?text'),
});
