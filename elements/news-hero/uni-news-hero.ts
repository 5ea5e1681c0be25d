import { NewsHero } from '../../react-views/news-hero/news-hero.js';
import { defaultFocalPosition } from '../../vocabulary/design.js';
import { addressLanguages } from '../../vocabulary/site.js';
import { defineView } from '../_core/declare/define.js';
import { picture, pictures } from '../_core/declare/picture-types.js';
import { boolean, html, oneOf, text } from '../_core/declare/prop-types.js';

export const definition = defineView({
  tag: 'uni-news-hero',
  form: {
    picture: { src: 'img', srcset: 'srcset', alt: 'alt', loading: 'loading' },
    caption: 'caption',
    time: 'publishDate',
    heading: 'title',
    rest: 'description',
  },
  language: 'language',
  props: {
    img: picture(),
    srcset: pictures(),
    alt: text(),
    caption: html(),
    publishDate: text(),
    hideDate: boolean(),
    language: text(addressLanguages[0]),
    title: text(),
    description: html(),
    style: text('news'),
    appliedCssClassNames: text(),
    loading: oneOf(['eager', 'lazy'], 'eager'),
    disableSmartCrop: boolean(true),
    posY: text(defaultFocalPosition),
    focalPosition: text(),
  },
  view: NewsHero,
  styles: () => import('../../react-views/news-hero/news-hero.css?text'),
});
