import { Card } from '../../react-views/card/card.js';
import { defineView } from '../_core/declare/define.js';
import { picture, pictures } from '../_core/declare/picture-types.js';
import { boolean, html, linkOptions, oneOf, text, url } from '../_core/declare/prop-types.js';

export const definition = defineView({
  tag: 'uni-card',
  form: {
    picture: { src: 'imageUrl', srcset: 'srcset' },
    caption: 'caption',
    heading: 'title',
    level: 'titleType',
    id: 'titleId',
    link: { url: 'link' },
    rest: 'description',
  },
  props: {
    title: text(),
    titleType: oneOf(['h2', 'h3', 'h4', 'h5', 'h6']),
    titleId: text(),
    description: html(),
    descriptionId: text(),
    link: url('href'),
    ...linkOptions,
    imageUrl: picture(),
    srcset: pictures(),
    caption: html(),
    focalPositionX: text(),
    classes: text(),
    appliedCssClassNames: text(),
    disableSmartCrop: boolean(true),
    allowTextSelection: boolean(true),
    posX: text(),
    posY: text(),
  },
  view: Card,
  styles: () => import('../../react-views/card/card.css?text'),
});
