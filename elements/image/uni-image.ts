import { Image } from '../../react-views/image/image.js';
import { defaultVariants } from '../../vocabulary/design.js';
import { defineView } from '../_core/define.js';
import { picture } from '../_core/picture-types.js';
import { framedImageProps } from '../_smart-crop/framed-image-props.js';

export const definition = defineView({
  tag: 'uni-image',
  props: {
    imagePath: picture(),
    ...framedImageProps({ variant: defaultVariants.image, disableSmartCrop: true }),
  },
  view: Image,
  styles: () => import('../../react-views/image/image.css?text'),
});
