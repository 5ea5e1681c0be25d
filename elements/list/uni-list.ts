import { List } from '../../react-views/list/list.js';
import { addressLanguages } from '../../vocabulary/site.js';
import { defineView } from '../_core/declare/define.js';
import { picture } from '../_core/declare/picture-types.js';
import { boolean, html, linkOptions, list, number, oneOf, text, url } from '../_core/declare/prop-types.js';
import { texts } from '../_core/declare/several.js';
import { feed } from './feed/feed.js';
import { listingIn } from './item-nodes.js';
import { itemsIn, propsIn } from './items-in.js';
import { followPage, serveList } from './list-page.js';

export const definition = defineView({
  tag: 'uni-list',
  form: {
    read: { gives: ['titleType', 'numbering', 'start', 'reversed', 'items'], from: propsIn },
    slots: { items: (html) => itemsIn(html, listingIn(html)) },
    isReworded: true,
    isBeside: true,
  },
  language: 'language',
  props: {
    items: list(
      {
        title: text(),
        link: url(),
        date: text(),
        end: text(),
        place: text(),
        image: picture(),
        alt: text(),
        description: html(),
        audience: text(),
        category: texts(),
        ...linkOptions,
      },
      ['title'],
    ),
    variant: oneOf(['list', 'cards'], 'list'),
    kind: oneOf(['news', 'event', 'deadline'], 'news'),
    hidePast: boolean(),
    audience: text(),
    timeZone: text(),
    limit: number(undefined, { min: 1 }),
    order: oneOf(['newest', 'oldest', 'soonest']),
    category: text(),
    allUrl: url(),
    allLabel: text(),
    titleType: oneOf(['h2', 'h3', 'h4', 'h5', 'h6']),
    numbering: oneOf(['decimal', 'lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman']),
    start: number(),
    reversed: boolean(),
    calendarLabel: text(),
    emptyLabel: text(),
    language: text(addressLanguages[0]),
  },
  feed,
  view: List,
  controller: followPage,
  serve: serveList,
  styles: () => import('../../react-views/list/list.css?text'),
});
