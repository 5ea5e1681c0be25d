import { classNames } from '../_shared/class-names.js';
import { derivedId } from '../_shared/derived-id.js';
import { type IconShape, SvgIcon } from '../_shared/icons/svg-icon.js';
import { Link } from '../_shared/links/link.js';
import { type LinkOptions, linkPart } from '../_shared/links/link-target.js';
import type { Parts } from '../_shared/parts.js';
import type { SafeHtml, SafeUrl } from '../_shared/safe.js';
import { RichText } from '../_shared/text/rich-text.js';
import { Title, type TitleLevel } from '../_shared/text/title.js';
import { type NoticeWords, noticeWords } from './notice-words.js';

export interface OneNotice extends LinkOptions {
  readonly title?: string;
  readonly titleType?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  readonly description?: SafeHtml;
  readonly ctaText?: string;
  readonly ctaUrl?: SafeUrl;
  readonly level?: 'information' | 'warning' | 'emergency';
  /**
   * Identifies the notice: visitors who have closed one see and hear one of another version. Default: derived from its
   * words.
   */
  readonly version?: string;
  readonly closable?: boolean;
  /** A day or a time, before which it is not shown. */
  readonly from?: string;
  /** A day or a time, after which it is not shown. */
  readonly until?: string;
  /** A path. Only this page and those below it show the notice. */
  readonly section?: string;
}

export interface NoticeProps extends OneNotice {
  /** Several notices at once, in the place of the one. */
  readonly items?: readonly OneNotice[];
  readonly words?: NoticeWords;
  readonly parts?: Parts<'heading' | 'link'>;
}

const BLOCK = 'm-notice';
const ICONS: Readonly<Record<NonNullable<NoticeProps['level']>, IconShape>> = {
  information: { box: 24, d: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM12 7.5v.5M12 11.5V16.5', stroke: 2 },
  warning: { box: 24, d: 'M12 3.5 21.5 20.5H2.5zM12 10v4.5M12 17v.5', stroke: 2 },
  emergency: { box: 24, d: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v5.5M12 16v.5', stroke: 2 },
};
const CROSS: IconShape = { box: 12, d: 'm2 2 8 8M10 2l-8 8', stroke: 2 };

/** A notice for the whole site, or several. */
export function Notice({ items = [], ...props }: NoticeProps) {
  if (items.length === 0) return <One {...props} />;
  const { words } = props;
  return (
    <>
      {items.map((notice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two notices may be alike, and a script decides on each anew
        <One key={index} {...notice} words={words} />
      ))}
    </>
  );
}

/**
 * Whether a visitor has closed it, and whether it is due, a script looks up (`page/behaviour/late/notice.ts`): until then one
 * that may not be shown waits out of the page's flow, so that nothing moves.
 */
function One(props: NoticeProps) {
  const {
    title,
    description,
    ctaText,
    ctaUrl,
    level = 'information',
    closable,
    from,
    until,
    section,
  } = props;
  const { words = noticeWords() } = props;
  const mayWait = closable || from || until || section;
  if (!title && !description && !ctaText) return null;
  const said = [title, description?.__html, ctaText, ctaUrl].join();
  return (
    <section
      className={classNames(BLOCK, `${BLOCK}--${level}`, mayWait && `${BLOCK}--waiting`)}
      aria-label={title || words[level]}
      data-uni-late="notice"
      data-version={props.version || derivedId(said)}
      data-from={from || undefined}
      data-until={until || undefined}
      data-section={section || undefined}
    >
      <div className={`${BLOCK}__body`}>
        <SvgIcon shape={ICONS[level]} size={24} alt={words[level]} className={`${BLOCK}__icon`} />
        <Words {...props} />
        {closable && (
          <button type="button" className={`${BLOCK}__close`} aria-label={words.close}>
            <SvgIcon shape={CROSS} size={16} />
          </button>
        )}
      </div>
      <span
        className={`m-visually-hidden ${BLOCK}__told`}
        aria-live={level === 'emergency' ? 'assertive' : 'polite'}
      />
    </section>
  );
}

function Words({ title, titleType = 'h2', description, ctaText, ctaUrl, parts = {}, ...link }: NoticeProps) {
  return (
    <div className={`${BLOCK}__words`}>
      {title && (
        <Title
          level={Number(titleType.slice(1)) as TitleLevel}
          part={parts.heading}
          className={`${BLOCK}__title`}
        >
          {title}
        </Title>
      )}
      <RichText html={description} className={`${BLOCK}__description`} />
      {ctaText && (
        <Link href={ctaUrl} text={ctaText} part={linkPart(link, parts.link)} className={`${BLOCK}__link`} />
      )}
    </div>
  );
}
