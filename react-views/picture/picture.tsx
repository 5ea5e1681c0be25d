import { breakpoints } from '../../vocabulary/breakpoints.js';
import { FramedImage, type FramedImageProps } from '../_shared/pictures/framed-image.js';

export interface PictureProps extends FramedImageProps {
  /** The picture where no source of its own fits. */
  readonly img?: string;
  /** Sources as a `srcset` has them: for tablets and wider windows, and for phones held across. */
  readonly tabletUp?: string;
  readonly mobileUp?: string;
}

/** A picture with sources of its own for wide and for narrow windows. */
export function Picture({ img, srcset, tabletUp, mobileUp, ...rest }: PictureProps) {
  const hasBase = !!img || !!srcset;
  const base = hasBase ? { src: img, srcset } : { srcset: mobileUp || tabletUp };
  if (!base.src && !base.srcset) return null;
  const sources = [
    { srcset: tabletUp, minWidthPx: breakpoints.tabletUp },
    { srcset: hasBase ? mobileUp : undefined, minWidthPx: breakpoints.mobileLandscapeUp },
  ].filter(({ srcset }) => srcset && srcset !== base.srcset);
  return (
    <FramedImage
      {...rest}
      {...base}
      block="m-picture"
      sources={
        sources.length > 0 &&
        sources.map(({ srcset, minWidthPx }) => (
          <source
            key={minWidthPx}
            media={`(min-width: ${minWidthPx}px)`}
            srcSet={srcset}
            sizes={rest.sizes}
          />
        ))
      }
    />
  );
}
