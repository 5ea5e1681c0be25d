import { NewsHero } from '../../react-views/news-hero/news-hero.js';
import { defaultFocalPosition } from '../../vocabulary/design.js';
import { addressLanguages } from '../../vocabulary/site.js';
import { defineView } from '../_core/declare/define.js';
import { picture, pictures } from '../_core/declare/picture-types.js';
import { boolean, html, linkOptions, oneOf, text, url } from '../_core/declare/prop-types.js';
import { linkAround } from '../_core/form/link-around.js';

export const definition = defineView({
  tag: 'uni-news-hero',
  form: {
    read: { gives: ['link'], from: (html) => ({ link: linkAround(html) }) },
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
    link: url(),
    ...linkOptions,
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
