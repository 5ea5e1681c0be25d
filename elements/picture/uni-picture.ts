import { Picture } from '../../react-views/picture/picture.js';
import { breakpoints } from '../../vocabulary/breakpoints.js';
import { defaultVariants } from '../../vocabulary/design.js';
import { defineView } from '../_core/declare/define.js';
import type { Html } from '../_core/declare/html-form.js';
import { picture, pictures } from '../_core/declare/picture-types.js';
import { asset } from '../_core/declare/prop-types.js';
import { caption, framedImageProps } from '../_smart-crop/framed-image-props.js';

/** The candidates of the first source for windows that are at least so wide. */
function sourceFor(html: Html, isMeant: (minWidthPx: number) => boolean): string | undefined {
  const source = html.elements(/^source$/).find((each) => {
    const [, width = 0, unit] =
      /min-width:\s*([\d.]+)(px|r?em)/.exec(html.attribute(each, 'media') ?? '') ?? [];
    return isMeant(Number(width) * (unit === 'px' ? 1 : PX_OF_EM));
  });
  return source === undefined ? undefined : html.picture(source)?.srcset;
}

const PX_OF_EM = 16;

export const definition = defineView({
  tag: 'uni-picture',
  form: {
    picture: { src: 'img', srcset: 'srcset', sizes: 'sizes', alt: 'alt' },
    read: {
      tabletUp: (html) => sourceFor(html, (minWidth) => minWidth >= breakpoints.tabletUp),
      mobileUp: (html) => sourceFor(html, (minWidth) => minWidth > 0 && minWidth < breakpoints.tabletUp),
      caption,
    },
  },
  props: {
    img: picture(),
    tabletUp: asset(pictures()),
    mobileUp: asset(pictures()),
    ...framedImageProps({ variant: defaultVariants.picture, disableSmartCrop: false }),
  },
  view: Picture,
  styles: () => import('../../react-views/picture/picture.css?text'),
});
