import { BleedBlock } from '../../react-views/bleed-block/bleed-block.js';
import { defaultFocalPosition, imageVariants } from '../../vocabulary/design.js';
import { defineView } from '../_core/declare/define.js';
import { picture, pictures } from '../_core/declare/picture-types.js';
import { boolean, html, oneOf, text } from '../_core/declare/prop-types.js';

export const definition = defineView({
  tag: 'uni-bleed-block',
  form: {
    picture: { src: 'img', srcset: 'srcset', alt: 'altText', loading: 'loading' },
    rest: 'text',
    isBesideModel: true,
  },
  props: {
    text: html(),
    img: picture(),
    imageId: text(),
    altText: text(),
    style: oneOf(imageVariants, imageVariants[0]),
    disableSmartCrop: boolean(),
    srcset: pictures(),
    loading: oneOf(['eager', 'lazy'], 'lazy'),
    ariaHidden: boolean(),
    posY: text(defaultFocalPosition),
  },
  view: BleedBlock,
  styles: () => import('../../react-views/bleed-block/bleed-block.css?text'),
});
