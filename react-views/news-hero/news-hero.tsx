import { classNames, modifier } from '../_shared/class-names.js';
import { longDate } from '../_shared/dates/long-date.js';
import { type LinkOptions, linkPart } from '../_shared/links/link-target.js';
import { onPart, type Parts } from '../_shared/parts.js';
import { PictureBox } from '../_shared/pictures/picture-box.js';
import type { SafeHtml, SafeUrl } from '../_shared/safe.js';
import { itemOf } from '../_shared/structured-data.js';
import { RichText } from '../_shared/text/rich-text.js';
import { Title } from '../_shared/text/title.js';

export interface NewsHeroProps extends LinkOptions {
  readonly img?: string;
  readonly srcset?: string;
  /** Stands on the picture. */
  readonly caption?: SafeHtml;
  readonly alt?: string;
  /** Where the picture leads. */
  readonly link?: SafeUrl;
  readonly publishDate?: string;
  readonly hideDate: boolean;
  /** The language that the date is written in. */
  readonly language: string;
  readonly title?: string;
  readonly description?: SafeHtml;
  readonly style: string;
  /** The layout (`m-news-hero--center-wide`, `m-news-hero--left-aligned`) and the author's own class names. */
  readonly appliedCssClassNames?: string;
  readonly loading: 'eager' | 'lazy';
  /** Whether the picture keeps its position instead of being cropped by what it shows. */
  readonly disableSmartCrop: boolean;
  readonly posY: string;
  /** The point of the picture that its author wants to be seen: across, or across and down. It goes before `posY`. */
  readonly focalPosition?: string;
  readonly parts?: Parts<'heading' | 'picture' | 'time' | 'link'>;
}

const LAYOUT_CLASS = /(?:^|\s)m-news-hero--(?:center-wide|left-aligned)(?:\s|$)/;
const LEFT_ALIGNED = /(?:^|\s)m-news-hero--left-aligned(?:\s|$)/;
const CENTRED_SIZES = '(min-width: 1280px) 1200px, 100vw';

/** The opening of a news article: date, title and lead over a wide picture. */
export function NewsHero(props: NewsHeroProps) {
  const { img, srcset, alt, title, description, style, appliedCssClassNames = '', parts } = props;
  if (!title && !description && !img && !srcset) return null;
  const layout = LAYOUT_CLASS.test(appliedCssClassNames) ? undefined : 'm-news-hero--center-wide';
  const [across, down = props.posY] = props.focalPosition?.trim().split(/\s+/) ?? [];
  return (
    <div
      className={classNames('m-news-hero', modifier('m-news-hero', style), layout, appliedCssClassNames)}
      {...(title && itemOf('NewsArticle'))}
    >
      <div className="m-news-hero__content">
        <NewsDate {...props} />
        {title && (
          <Title level={1} part={parts?.heading} className="m-news-hero__title" itemProp="headline">
            {title}
          </Title>
        )}
        <RichText html={description} className="m-news-hero__description" />
      </div>
      <PictureBox
        part={parts?.picture}
        img={img}
        srcset={srcset}
        caption={props.caption}
        link={props.link}
        linkPart={linkPart(props, parts?.link)}
        linkLabel={title}
        sizes={LEFT_ALIGNED.test(appliedCssClassNames) ? '100vw' : CENTRED_SIZES}
        alt={alt}
        itemProp={title && 'image'}
        loading={props.loading}
        disableSmartCrop={props.disableSmartCrop}
        posX={across}
        posY={down}
        className="m-news-hero__media"
      />
    </div>
  );
}

function NewsDate({ publishDate, hideDate, language, title, parts }: NewsHeroProps) {
  if (hideDate || !publishDate?.trim()) return null;
  const { text, dateTime } = longDate(publishDate, language);
  return (
    <p className="m-news-hero__date">
      {dateTime ? (
        <time {...onPart(parts?.time, { dateTime, itemProp: title && 'datePublished' })}>{text}</time>
      ) : (
        <span>{text}</span>
      )}
    </p>
  );
}
