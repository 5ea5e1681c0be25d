import type { ReactNode } from 'react';
import { defaultImageRatio, type imageRatios, type imageVariants } from '../../../vocabulary/design.js';
import { classNames } from '../class-names.js';
import { type LinkOptions, linkAttributes, linkPart } from '../links/link-target.js';
import { onPart, type Parts, worded } from '../parts.js';
import type { SafeUrl } from '../safe.js';
import { focalStyle } from './focal-position.js';
import { Photo } from './photo.js';
import { cropAttributes } from './smart-crop.js';

export type ImageRatio = (typeof imageRatios)[number];
export type ImageVariant = (typeof imageVariants)[number];

/** The props that a picture and an image element share. */
export interface FramedImageProps extends LinkOptions {
  /** Empty for a decoration. */
  readonly alt?: string;
  /** The caption below the picture. */
  readonly caption?: string;
  /** Leads from the picture to another page, or to a larger one. */
  readonly link?: SafeUrl;
  readonly srcset?: string;
  /** How wide the picture is in the page, where srcset has widths to choose from. */
  readonly sizes: string;
  readonly variant: ImageVariant;
  readonly ratio?: ImageRatio;
  /** The picture's own size, in px. Without a ratio, it is the frame's size too. */
  readonly width?: number;
  readonly height?: number;
  /** Eager pictures are asked for before all others. */
  readonly loading: 'eager' | 'lazy';
  readonly disableSmartCrop: boolean;
  readonly imageId?: string;
  readonly posY: string;
  readonly parts?: Parts<'picture' | 'caption' | 'link'>;
}

interface Framed extends FramedImageProps {
  /** The class of the frame. The variant is added as a modifier. */
  readonly block: string;
  readonly src?: string;
  /** The `source` elements of a `picture`. */
  readonly sources?: ReactNode;
}

/** The longer side of a frame as its `width` and `height` have it: only their ratio counts. */
const LONGER_SIDE_PX = 1600;

/** A picture in a frame that has its height before the picture has come. */
export function FramedImage({ block, src, srcset, sources, variant, ratio, ...rest }: Framed) {
  const { alt = '', caption, sizes, loading, disableSmartCrop, imageId, posY, parts = {} } = rest;
  const isNatural = !ratio && !!rest.width && !!rest.height;
  const frame = ratio ?? defaultImageRatio;
  const size = isNatural ? { width: rest.width, height: rest.height } : sizeOf(frame);
  const style = focalStyle(posY);
  const isEager = loading === 'eager';
  const image = (
    <Photo
      part={parts.picture}
      sources={sources}
      className="m-frame__image"
      src={src}
      srcSet={srcset}
      sizes={sizes}
      alt={alt}
      width={size.width}
      height={size.height}
      loading={loading}
      fetchPriority={isEager ? 'high' : undefined}
      decoding={isEager ? undefined : 'async'}
      style={style}
      {...cropAttributes({ disableSmartCrop: disableSmartCrop || isNatural, style, imageId })}
    />
  );
  const frameAround = (
    <div
      className={classNames(
        block,
        `${block}--${variant}`,
        'm-frame',
        `m-frame--${isNatural ? 'natural' : frame}`,
      )}
    >
      {rest.link ? (
        <a
          {...onPart(linkAttributes(linkPart(rest, parts.link)), {
            className: 'm-frame__link',
            'aria-label': alt.trim() ? undefined : caption,
          })}
          href={rest.link}
        >
          {image}
        </a>
      ) : (
        image
      )}
    </div>
  );
  if (!caption) return frameAround;
  return (
    <figure className="m-figure">
      {frameAround}
      <figcaption
        {...onPart(parts.caption, { className: 'm-figure__caption' })}
        {...worded(caption, parts.caption)}
      />
    </figure>
  );
}

/** A frame's `width` and `height`. */
export function sizeOf(ratio: ImageRatio): { readonly width: number; readonly height: number } {
  const [across = 1, down = 1] = ratio.split('-').map(Number).filter(Number.isFinite);
  const unit = LONGER_SIDE_PX / Math.max(across, down);
  return { width: Math.round(across * unit), height: Math.round(down * unit) };
}
