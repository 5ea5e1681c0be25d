import { Tabs } from '../../react-views/tabs/tabs.js';
import { defineView } from '../_core/declare/define.js';
import { boolean, html, list, text } from '../_core/declare/prop-types.js';
import { tabsIn } from './tabs-in.js';

export const definition = defineView({
  tag: 'uni-tabs',
  form: {
    read: { gives: ['items'], from: (html) => ({ items: html.unlessSlotted('items', tabsIn) }) },
    slots: { items: tabsIn },
  },
  props: {
    items: list({
      title: text(),
      content: html(),
      level: text(),
      open: boolean(),
      id: text(),
      titleId: text(),
      audience: text(),
    }),
    level: text(),
    open: text(),
  },
  view: Tabs,
  isRare: true,
  styles: () => import('../../react-views/tabs/tabs.css?text'),
});
