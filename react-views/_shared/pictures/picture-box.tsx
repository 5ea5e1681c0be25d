import { classNames } from '../class-names.js';
import { linkAttributes } from '../links/link-target.js';
import { onPart, type PartAttributes } from '../parts.js';
import type { SafeHtml, SafeUrl } from '../safe.js';
import { RichText } from '../text/rich-text.js';
import { focalStyle } from './focal-position.js';
import { Photo } from './photo.js';
import { cropAttributes } from './smart-crop.js';

export interface PictureBoxProps {
  /** What is written on the picture in the tag. */
  readonly part?: PartAttributes | undefined;
  readonly img?: string;
  readonly srcset?: string;
  /** How wide the box is in the page, as the `sizes` of an `img` say it. */
  readonly sizes: string;
  /** Empty for a decoration. */
  readonly alt?: string;
  /** Eager pictures are asked for before all others. */
  readonly loading: 'eager' | 'lazy';
  readonly disableSmartCrop: boolean;
  /** The key under which the crop is remembered. Without one, the picture's address. */
  readonly imageId?: string;
  readonly posX?: string;
  readonly posY?: string;
  /** Its caption, which lies on it. */
  readonly caption?: SafeHtml | undefined;
  /** Where it leads, with what is written on the link, and the link's name where the picture has none. */
  readonly link?: SafeUrl | undefined;
  readonly linkPart?: PartAttributes;
  readonly linkLabel?: string | undefined;
  /** The class that gives the box its measures. */
  readonly className: string;
  readonly id?: string;
  /** Whether assistive technology passes over it. */
  readonly isHidden?: boolean;
  /** The property that it gives an item for search engines. */
  readonly itemProp?: string;
}

const WIDTH_PX = 1600;
const HEIGHT_PX = 900;

/**
 * A picture that fills a box of the view's measures, so that nothing shifts when it comes. Width and height only matter
 * where there is no style sheet. Without an address it renders nothing.
 */
export function PictureBox({ img, srcset, sizes, alt = '', loading, className, ...rest }: PictureBoxProps) {
  const { part, caption, id, isHidden, itemProp, disableSmartCrop, imageId, posX, posY = '' } = rest;
  if (!img && !srcset) return null;
  const isEager = loading === 'eager';
  const style = focalStyle(posY, posX);
  const { link, linkPart, linkLabel } = rest;
  const photo = (
    <Photo
      part={part}
      className="m-picture-box__image"
      id={id}
      itemProp={img && itemProp}
      aria-hidden={isHidden || undefined}
      src={img}
      srcSet={srcset}
      sizes={sizes}
      alt={isHidden ? '' : alt}
      width={WIDTH_PX}
      height={HEIGHT_PX}
      loading={loading}
      fetchPriority={isEager ? 'high' : undefined}
      decoding={isEager ? undefined : 'async'}
      style={style}
      {...cropAttributes({ disableSmartCrop, style, imageId })}
    />
  );
  return (
    <div className={classNames('m-picture-box', className)}>
      {link ? (
        <a
          {...onPart(linkAttributes(linkPart), {
            className: 'm-picture-box__link',
            'aria-label': alt.trim() ? undefined : linkLabel,
          })}
          href={link}
        >
          {photo}
        </a>
      ) : (
        photo
      )}
      <RichText html={caption} className="m-picture-caption" />
    </div>
  );
}
