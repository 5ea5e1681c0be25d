import type { imageVariants } from '../../vocabulary/design.js';
import * as limits from '../../vocabulary/limits.js';
import { derivedId } from '../_shared/derived-id.js';
import type { Parts } from '../_shared/parts.js';
import { PictureBox } from '../_shared/pictures/picture-box.js';
import type { SafeHtml } from '../_shared/safe.js';
import { RichText } from '../_shared/text/rich-text.js';

export interface BleedBlockProps {
  readonly text?: SafeHtml;
  readonly img?: string;
  /** The picture's id, derived from its address and the text when it is not given. */
  readonly imageId?: string;
  readonly altText?: string;
  /** Where the picture is: `ds` at the end, `std` at the start, `default` above the text. */
  readonly style: (typeof imageVariants)[number];
  /** Whether the picture keeps its position instead of being cropped by what it shows. */
  readonly disableSmartCrop: boolean;
  readonly srcset?: string;
  readonly loading: 'eager' | 'lazy';
  /** The picture is passed over by assistive technology. */
  readonly ariaHidden: boolean;
  readonly posY: string;
  readonly parts?: Parts<'picture'>;
}

const BESIDE_TEXT_SIZES = '(min-width: 992px) 50vw, 100vw';

/** Text on the page's grid beside a picture that runs to the window's edge. */
export function BleedBlock({ text, img, srcset, imageId, altText, style, ...rest }: BleedBlockProps) {
  const hasPicture = img || srcset;
  if (!text && !hasPicture) return null;
  return (
    <div className={`m-bleed-block m-bleed-block--${hasPicture ? style : 'default'}`}>
      <PictureBox
        part={rest.parts?.picture}
        img={img}
        srcset={srcset}
        sizes={style === 'default' ? '100vw' : BESIDE_TEXT_SIZES}
        id={
          imageId ||
          rest.parts?.picture?.id ||
          `image-${derivedId([img ?? srcset, text?.__html].join('\n'), limits.imageIdRandomCharacters)}`
        }
        alt={altText}
        isHidden={rest.ariaHidden}
        loading={rest.loading}
        disableSmartCrop={rest.disableSmartCrop}
        imageId={imageId}
        posY={rest.posY}
        className="m-bleed-block__media"
      />
      <RichText html={text} className="m-bleed-block__text" />
    </div>
  );
}
