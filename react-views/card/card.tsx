import { classNames } from '../_shared/class-names.js';
import { derivedId } from '../_shared/derived-id.js';
import { arrowRight } from '../_shared/icons/own-shapes.js';
import { SvgIcon } from '../_shared/icons/svg-icon.js';
import { type LinkOptions, linkPart } from '../_shared/links/link-target.js';
import { TileLink } from '../_shared/links/tile-link.js';
import type { Parts } from '../_shared/parts.js';
import { PictureBox } from '../_shared/pictures/picture-box.js';
import type { SafeHtml, SafeUrl } from '../_shared/safe.js';
import { RichText } from '../_shared/text/rich-text.js';
import { Title, type TitleLevel } from '../_shared/text/title.js';

export interface CardProps extends LinkOptions {
  readonly title?: string;
  /** The heading's level where it must be another than the style class gives. */
  readonly titleType?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** The ids of title and description, derived from what the card says when they are not given. */
  readonly titleId?: string;
  readonly description?: SafeHtml;
  readonly descriptionId?: string;
  readonly link?: SafeUrl;
  readonly imageUrl?: string;
  readonly srcset?: string;
  /** Stands on the picture. */
  readonly caption?: SafeHtml;
  /** The horizontal point of the picture that must stay visible. It takes precedence over `posX`. */
  readonly focalPositionX?: string;
  readonly classes?: string;
  readonly appliedCssClassNames?: string;
  /** Whether the picture keeps its position instead of being cropped by what it shows. */
  readonly disableSmartCrop: boolean;
  readonly allowTextSelection: boolean;
  readonly posX?: string;
  readonly posY?: string;
  readonly parts?: Parts<'heading' | 'link' | 'picture'>;
}

const FEATURED_NEWS = 'm-card--featured-news';
const SIZES = '(min-width: 992px) 400px, (min-width: 577px) 50vw, 100vw';
const FEATURED_SIZES = '(min-width: 1200px) 700px, (min-width: 768px) 60vw, 100vw';
const ARROW_SIZE_PX = 24;

/** A picture, a title and a text that are one link. */
export function Card(props: CardProps) {
  const { title, titleId, description, descriptionId, link, allowTextSelection, parts = {} } = props;
  const names = `${props.classes ?? ''} ${props.appliedCssClassNames ?? ''}`.split(/\s+/).filter(Boolean);
  const isFeatured = names.includes(FEATURED_NEWS);
  if (!title && !description && !props.imageUrl && !props.srcset) return null;
  const seed = [title, link, description?.__html].join('\n');
  return (
    <div className={classNames('m-tile m-card', allowTextSelection && 'm-tile--selectable', ...names)}>
      <PictureBox
        part={parts.picture}
        img={props.imageUrl}
        srcset={props.srcset}
        caption={props.caption}
        sizes={isFeatured ? FEATURED_SIZES : SIZES}
        loading="lazy"
        disableSmartCrop={props.disableSmartCrop}
        posX={props.focalPositionX ?? props.posX}
        posY={props.posY}
        className="m-card__media"
      />
      <div className="m-card__body">
        {title && (
          <Title
            level={titleLevel(props.titleType, isFeatured)}
            part={parts.heading}
            id={titleId || derivedId(`title ${seed}`)}
            className="m-card__title"
          >
            <TileLink href={link} text={title} part={linkPart(props, parts.link)} around={parts.heading} />
          </Title>
        )}
        <RichText
          html={description}
          id={descriptionId || derivedId(`description ${seed}`)}
          className="m-tile__text m-card__description"
        />
        {title && link && (
          <SvgIcon
            shape={arrowRight}
            size={ARROW_SIZE_PX}
            className="m-icon--mirrored m-tile__arrow m-card__arrow"
          />
        )}
      </div>
    </div>
  );
}

function titleLevel(titleType: CardProps['titleType'], isFeatured: boolean): TitleLevel {
  if (titleType) return Number(titleType.slice(1)) as TitleLevel;
  return isFeatured ? 2 : 3;
}
