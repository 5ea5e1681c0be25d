import { Image } from '../../react-views/image/image.js';
import { defaultVariants } from '../../vocabulary/design.js';
import { defineView } from '../_core/declare/define.js';
import { picture } from '../_core/declare/picture-types.js';
import { figureIn, figureSlots, framedImageProps, pictureParts } from '../_smart-crop/framed-image-props.js';

export const definition = defineView({
  tag: 'uni-image',
  form: {
    picture: { src: 'imagePath', ...pictureParts },
    read: { gives: ['caption', 'link'], from: figureIn },
    slots: figureSlots,
  },
  props: {
    imagePath: picture(),
    ...framedImageProps({ variant: defaultVariants.image, disableSmartCrop: true }),
  },
  view: Image,
  styles: () => import('../../react-views/image/image.css?text'),
});
