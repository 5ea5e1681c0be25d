import { Picture } from '../../react-views/picture/picture.js';
import { defaultVariants } from '../../vocabulary/design.js';
import { defineView } from '../_core/define.js';
import { picture, pictures } from '../_core/picture-types.js';
import { asset } from '../_core/prop-types.js';
import { framedImageProps } from '../_smart-crop/framed-image-props.js';

export const definition = defineView({
  tag: 'uni-picture',
  props: {
    img: picture(),
    tabletUp: asset(pictures()),
    mobileUp: asset(pictures()),
    ...framedImageProps({ variant: defaultVariants.picture, disableSmartCrop: false }),
  },
  view: Picture,
  styles: () => import('../../react-views/picture/picture.css?text'),
});
