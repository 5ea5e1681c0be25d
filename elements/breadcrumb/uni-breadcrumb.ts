import { Breadcrumb } from '../../react-views/breadcrumb/breadcrumb.js';
import { defineView } from '../_core/define.js';
import { boolean, list, object, text, url } from '../_core/prop-types.js';

export const definition = defineView({
  tag: 'uni-breadcrumb',
  props: {
    items: list({ title: text(), link: object({ url: url() }), active: boolean() }, ['title']),
    hideComponent: boolean(),
  },
  view: Breadcrumb,
  hides: ({ hideComponent }) => hideComponent,
  styles: () => import('../../react-views/breadcrumb/breadcrumb.css?text'),
});
