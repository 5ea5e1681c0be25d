import { Hero } from '../../react-views/hero/hero.js';
import { defaultFocalPosition } from '../../vocabulary/design.js';
import { defineView } from '../_core/declare/define.js';
import { picture, pictures } from '../_core/declare/picture-types.js';
import { boolean, html, linkOptions, list, oneOf, text, url } from '../_core/declare/prop-types.js';

export const definition = defineView({
  tag: 'uni-hero',
  form: {
    picture: { src: 'img', srcset: 'srcset', alt: 'alt', loading: 'loading' },
    caption: 'caption',
    heading: 'title',
    links: {
      calltoactions: ({ words, address, label, parts }) => ({
        ctaDescription: words,
        ctaUrl: address,
        ariaLabel: label,
        parts,
      }),
    },
    before: 'priorityMessaging',
    rest: 'description',
  },
  props: {
    img: picture(),
    alt: text(),
    caption: html(),
    srcset: pictures(),
    title: text(),
    description: html(),
    calltoactions: list(
      {
        ctaDescription: text(),
        ctaUrl: url(),
        ariaLabel: text(),
        ...linkOptions,
      },
      ['ctaDescription'],
    ),
    priorityMessaging: html(),
    appliedCssClassNames: text(),
    isInvisible: boolean(),
    invisibleHeading: text(),
    disableSmartCrop: boolean(true),
    posY: text(defaultFocalPosition),
    loading: oneOf(['eager', 'lazy'], 'eager'),
  },
  view: Hero,
  styles: () => import('../../react-views/hero/hero.css?text'),
});
