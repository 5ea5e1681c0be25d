import { classNames } from '../_shared/class-names.js';
import { Action, leadsSomewhere } from '../_shared/links/action.js';
import { type LinkOptions, linkPart, textPart } from '../_shared/links/link-target.js';
import { onPart, type Parts, worded } from '../_shared/parts.js';
import { focalStyle } from '../_shared/pictures/focal-position.js';
import { Photo } from '../_shared/pictures/photo.js';
import { cropAttributes } from '../_shared/pictures/smart-crop.js';
import type { SafeHtml, SafeUrl } from '../_shared/safe.js';
import { RichText } from '../_shared/text/rich-text.js';
import { Title } from '../_shared/text/title.js';

export interface HeroAction extends LinkOptions {
  readonly ctaDescription?: string;
  readonly ctaUrl?: SafeUrl;
  readonly ariaLabel?: string;
  readonly parts?: Parts<'link'>;
}

export interface HeroProps {
  readonly img?: string;
  readonly alt?: string;
  readonly srcset?: string;
  /** Stands on the picture. */
  readonly caption?: SafeHtml;
  readonly title?: string;
  readonly description?: SafeHtml;
  readonly calltoactions?: readonly HeroAction[];
  readonly priorityMessaging?: SafeHtml;
  /**
   * The style class (`m-hero--style-1`, `-2`, `-3`, `m-hero--simple`) and the author's own. Without a style class it is
   * style 1.
   */
  readonly appliedCssClassNames?: string;
  /** The title is there for screen readers only. */
  readonly isInvisible?: boolean;
  /** The text of the visually hidden title. Default: the title. */
  readonly invisibleHeading?: string;
  /** Whether the picture keeps `posY` instead of being cropped by what it shows. */
  readonly disableSmartCrop: boolean;
  readonly posY: string;
  readonly loading: 'eager' | 'lazy';
  readonly parts?: Parts<'heading' | 'picture'>;
}

const STYLE_CLASS = /(?:^|\s)m-hero--(?:style-[123]|simple)(?:\s|$)/;
const BESIDE_THE_TEXT = /(?:^|\s)m-hero--(?:style-3|simple)(?:\s|$)/;
const PICTURE_WIDTH_PX = 1600;
const PICTURE_HEIGHT_PX = 900;

/** The opening of a page: picture, title, lead and first links, laid out by the style sheet alone. */
export function Hero(props: HeroProps) {
  const { appliedCssClassNames = '', priorityMessaging, description, calltoactions = [] } = props;
  const style = STYLE_CLASS.test(appliedCssClassNames) ? '' : 'm-hero--style-1';
  if (calltoactions.length === 0 && !hasContent(props)) return null;
  return (
    <div className={classNames('m-hero', style, appliedCssClassNames)}>
      <HeroPicture {...props} />
      <div className="m-hero__frame">
        <div className="m-hero__content">
          <RichText html={priorityMessaging} className="m-hero__priority" />
          <HeroTitle {...props} />
          <RichText html={description} className="m-hero__description" />
          {calltoactions.length > 0 && <HeroActions actions={calltoactions} />}
        </div>
      </div>
    </div>
  );
}

const hasContent = (props: HeroProps): boolean =>
  [
    props.img,
    props.srcset,
    props.title,
    props.invisibleHeading,
    props.description,
    props.priorityMessaging,
  ].some(Boolean);

function HeroPicture({ img, alt = '', srcset, loading, appliedCssClassNames = '', ...rest }: HeroProps) {
  if (!img && !srcset) return null;
  const isBesideText = BESIDE_THE_TEXT.test(appliedCssClassNames);
  const style = focalStyle(rest.posY);
  return (
    <div className="m-hero__media">
      <Photo
        part={rest.parts?.picture}
        className="m-hero__image"
        src={img}
        srcSet={srcset}
        sizes={isBesideText ? '(min-width: 992px) 50vw, 100vw' : '100vw'}
        alt={alt}
        width={PICTURE_WIDTH_PX}
        height={PICTURE_HEIGHT_PX}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : undefined}
        style={style}
        {...cropAttributes({ disableSmartCrop: rest.disableSmartCrop, style })}
      />
      <RichText html={rest.caption} className="m-picture-caption" />
    </div>
  );
}

function HeroTitle({ title, isInvisible, invisibleHeading, parts }: HeroProps) {
  const isHidden = isInvisible || !title;
  const text = isHidden ? invisibleHeading || title : title;
  if (!text) return null;
  return (
    <Title level={1} part={parts?.heading} className={isHidden ? 'm-visually-hidden' : 'm-hero__title'}>
      {text}
    </Title>
  );
}

/** The first link is the primary one (spec section 9). */
function HeroActions({ actions }: { readonly actions: readonly HeroAction[] }) {
  return (
    <ul className="m-hero__actions" role="list">
      {actions.map(({ ctaDescription = '', ctaUrl, ariaLabel, parts, ...link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike, and none keeps state
        <li key={index} className="m-hero__action">
          {leadsSomewhere(ctaUrl) ? (
            <Action
              text={ctaDescription}
              link={ctaUrl}
              label={ariaLabel}
              part={linkPart(link, parts?.link)}
              classes={index === 0 ? 'primary' : 'secondary'}
            />
          ) : (
            <span
              {...onPart(textPart(parts?.link), { className: 'm-hero__action-text' })}
              {...worded(ctaDescription, parts?.link)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
