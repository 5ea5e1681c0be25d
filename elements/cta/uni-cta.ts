import { Cta } from '../../react-views/cta/cta.js';
import { defineView } from '../_core/declare/define.js';
import { html, linkOptions, text, url } from '../_core/declare/prop-types.js';

export const definition = defineView({
  tag: 'uni-cta',
  form: {
    heading: 'title',
    link: { url: 'url' },
    rest: 'description',
  },
  props: {
    title: text(),
    type: text(),
    url: url(),
    description: html(),
    appliedCssClassNames: text(),
    ...linkOptions,
    externalLinkIcon: text(),
    iconType: text(),
  },
  view: Cta,
  styles: () => import('../../react-views/cta/cta.css?text'),
});
