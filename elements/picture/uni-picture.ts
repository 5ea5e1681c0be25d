import { Picture } from '../../react-views/picture/picture.js';
import { breakpoints } from '../../vocabulary/breakpoints.js';
import { defaultVariants } from '../../vocabulary/design.js';
import { defineView } from '../_core/declare/define.js';
import type { Html } from '../_core/declare/html.js';
import { picture, pictures } from '../_core/declare/picture-types.js';
import { asset } from '../_core/declare/prop-types.js';
import { figureIn, figureSlots, framedImageProps, pictureParts } from '../_smart-crop/framed-image-props.js';

/** The windows that a source is for, if it says nothing but how wide they are at least. */
const AT_LEAST = /^\s*(?:(?:only\s+)?(?:screen|all)\s+and\s*)?\(\s*min-width:\s*([\d.]+)(px|r?em)\s*\)\s*$/;
const PX_OF_EM = 16;

function minWidthOf(html: Html, source: unknown): number | undefined {
  const [, width, unit] = AT_LEAST.exec(html.attribute(source, 'media') ?? '') ?? [];
  if (width === undefined || html.attribute(source, 'type') !== undefined) return undefined;
  return Number(width) * (unit === 'px' ? 1 : PX_OF_EM);
}

/** The candidates of a source for such windows. Where others have sources, too, all stand in the view as they are written. */
function sourceFor(html: Html, minWidthPx: unknown): string | undefined {
  const sources = html.elements(/^source$/);
  const widths: readonly unknown[] = sources.map((source) => minWidthOf(html, source));
  if (widths.some((width) => width !== TABLET_PX && width !== PHONE_PX)) return undefined;
  const source = sources[widths.indexOf(minWidthPx)];
  return source === undefined ? undefined : html.picture(source)?.srcset;
}

const { tabletUp: TABLET_PX, mobileLandscapeUp: PHONE_PX } = breakpoints;

export const definition = defineView({
  tag: 'uni-picture',
  form: {
    picture: { src: 'img', ...pictureParts },
    read: {
      gives: ['tabletUp', 'mobileUp', 'caption', 'link'],
      from: (html) => ({
        tabletUp: sourceFor(html, TABLET_PX),
        mobileUp: sourceFor(html, PHONE_PX),
        ...figureIn(html),
      }),
    },
    slots: figureSlots,
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
