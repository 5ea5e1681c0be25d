import { Callout } from '../../react-views/callout/callout.js';
import * as limits from '../../vocabulary/limits.js';
import { defineView } from '../_core/define.js';
import { oneOf, text, url } from '../_core/prop-types.js';
import { foldableHtml } from './foldable-html.js';

export const definition = defineView({
  tag: 'uni-callout',
  props: {
    title: text(),
    titleType: oneOf(['h3', 'h4'], 'h3', 'h4'),
    description: foldableHtml(limits.calloutDescriptionCharacters),
    ctaText: text(),
    ctaUrl: url(),
    ctaAreaLabel: text(),
    appliedCssClassNames: text(),
    linkTarget: text(),
    externalLinkIcon: text(),
  },
  view: Callout,
  styles: () => import('../../react-views/callout/callout.css?text'),
});
