import { BleedBlock } from '../../react-views/bleed-block/bleed-block.js';
import { defaultFocalPosition, imageVariants } from '../../vocabulary/index.js';
import { defineView } from '../_core/definition.js';
import { asset, boolean, html, oneOf, text } from '../_core/props/kinds.js';

export const definition = defineView({
  tag: 'uni-bleed-block',
  content: 'text',
  props: {
    text: html(),
    img: asset(text()),
    imageId: text(),
    altText: text(),
    style: oneOf(imageVariants, imageVariants[0]),
    disableSmartCrop: boolean(),
    srcset: text(),
    loading: oneOf(['eager', 'lazy'], 'lazy'),
    ariaHidden: boolean(),
    posY: text(defaultFocalPosition),
  },
  view: BleedBlock,
  styles: () => import('../../react-views/bleed-block/bleed-block.css?text'),
});
