import { breakpoints } from '../../vocabulary/breakpoints.js';
import { FramedImage, type FramedImageProps } from '../_shared/pictures/framed-image.js';

export interface PictureProps extends FramedImageProps {
  /** The picture where no source of its own fits. */
  readonly img?: string;
  /** Candidates from 768 px on, as a `srcset` has them. */
  readonly tabletUp?: string;
  /** Candidates from 577 px on, for phones held across. */
  readonly mobileUp?: string;
}

/** A picture with sources of its own for wide and for narrow windows. */
export function Picture({ img, srcset, tabletUp, mobileUp, parts, ...rest }: PictureProps) {
  const hasBase = !!img || !!srcset;
  // Without a picture for all windows, the narrower source is it.
  const base = hasBase ? { src: img, srcset } : { srcset: mobileUp || tabletUp };
  if (!base.src && !base.srcset) return null;
  // The widest first, because browsers take the first that fits.
  const sources = [
    { srcset: tabletUp, minWidthPx: breakpoints.tabletUp },
    { srcset: hasBase ? mobileUp : undefined, minWidthPx: breakpoints.mobileLandscapeUp },
  ].filter(({ srcset }) => srcset);
  // The picture for all windows is shown where no source fits, so the narrowest one need not say the same.
  while (sources.length > 0 && sources.at(-1)?.srcset === base.srcset) sources.pop();
  const hasOwn = tabletUp || mobileUp;
  return (
    <FramedImage
      {...rest}
      {...base}
      parts={hasOwn && parts ? { ...parts, picture: { ...parts.picture, sources: undefined } } : parts}
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
