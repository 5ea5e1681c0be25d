import { Callout } from '../../react-views/callout/callout.js';
import * as limits from '../../vocabulary/limits.js';
import { defineView } from '../_core/declare/define.js';
import { linkOptions, oneOf, text, url } from '../_core/declare/prop-types.js';
import { foldableHtml } from './foldable-html.js';

export const definition = defineView({
  tag: 'uni-callout',
  form: {
    heading: 'title',
    level: 'titleType',
    lastLink: {
      url: 'ctaUrl',
      text: 'ctaText',
      label: 'ctaAreaLabel',
    },
    rest: 'description',
  },
  props: {
    title: text(),
    titleType: oneOf(['h3', 'h4'], 'h3', 'h4'),
    description: foldableHtml(limits.calloutDescriptionCharacters),
    ctaText: text(),
    ctaUrl: url(),
    ctaAreaLabel: text(),
    appliedCssClassNames: text(),
    ...linkOptions,
    externalLinkIcon: text(),
  },
  view: Callout,
  styles: () => import('../../react-views/callout/callout.css?text'),
});
