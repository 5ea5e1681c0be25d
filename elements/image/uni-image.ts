import { Image } from '../../react-views/image/image.js';
import { defaultVariants } from '../../vocabulary/design.js';
import { defineView } from '../_core/declare/define.js';
import { picture } from '../_core/declare/picture-types.js';
import { caption, framedImageProps, linkAround, pictureParts } from '../_smart-crop/framed-image-props.js';

export const definition = defineView({
  tag: 'uni-image',
  form: { picture: { src: 'imagePath', ...pictureParts }, read: { caption, link: linkAround } },
  props: {
    imagePath: picture(),
    ...framedImageProps({ variant: defaultVariants.image, disableSmartCrop: true }),
  },
  view: Image,
  styles: () => import('../../react-views/image/image.css?text'),
});
