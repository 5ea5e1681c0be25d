import { defaultFocalPosition, imageRatios, imageVariants } from '../../vocabulary/design.js';
import type { Html } from '../_core/declare/html.js';
import { pictures } from '../_core/declare/picture-types.js';
import { boolean, linkOptions, number, oneOf, text, url } from '../_core/declare/prop-types.js';
import { linkAround } from '../_core/form/link-around.js';

/** The props that a picture and an image element have in common, with the defaults in which they differ. */
export const framedImageProps = (defaults: {
  readonly variant: (typeof imageVariants)[number];
  readonly disableSmartCrop: boolean;
}) => ({
  alt: text(),
  caption: text(),
  link: url(),
  ...linkOptions,
  srcset: pictures(),
  sizes: text('100vw'),
  variant: oneOf(imageVariants, defaults.variant),
  ratio: oneOf(imageRatios),
  width: number(undefined, { min: 1 }),
  height: number(undefined, { min: 1 }),
  loading: oneOf(['eager', 'lazy'], 'lazy'),
  disableSmartCrop: boolean(defaults.disableSmartCrop),
  imageId: text(),
  posY: text(defaultFocalPosition),
});

/** The parts of a picture that give these props. */
export const pictureParts = {
  srcset: 'srcset',
  sizes: 'sizes',
  alt: 'alt',
  loading: 'loading',
  width: 'width',
  height: 'height',
} as const;

/** A figure's words about its picture. */
function caption(html: Html): string | undefined {
  const [node] = html.elements(/^figcaption$/);
  if (node === undefined) return undefined;
  html.take(node);
  html.keep({ caption: node });
  return html.words(node) || undefined;
}

/** The props that a figure gives beside its picture. A picture in its words has no link around it that counts. */
export function figureIn(html: Html) {
  const words = html.unlessSlotted('caption', caption);
  const link = html.unlessSlotted('link', linkAround);
  return { caption: words, link };
}

export const figureSlots = { caption, link: linkAround };
