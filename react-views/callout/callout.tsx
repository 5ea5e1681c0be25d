import { classNames } from '../_shared/class-names.js';
import { infoFilled } from '../_shared/icons/own-shapes.js';
import { type IconShape, SvgIcon } from '../_shared/icons/svg-icon.js';
import { windowIcon } from '../_shared/icons/window-icons.js';
import { Link } from '../_shared/links/link.js';
import { type LinkOptions, linkPart } from '../_shared/links/link-target.js';
import type { Parts } from '../_shared/parts.js';
import type { FoldableHtml, SafeUrl } from '../_shared/safe.js';
import { useLabels } from '../_shared/text/labels.js';
import { Title } from '../_shared/text/title.js';
import { FoldableText } from './foldable-text.js';

export interface CalloutProps extends LinkOptions {
  readonly title?: string;
  readonly titleType?: 'h3' | 'h4';
  /** A long one is folded at first. */
  readonly description?: FoldableHtml;
  readonly ctaText?: string;
  readonly ctaUrl?: SafeUrl;
  readonly ctaAreaLabel?: string;
  readonly appliedCssClassNames?: string;
  readonly externalLinkIcon?: string;
  readonly parts?: Parts<'heading' | 'link'>;
}

const WARNING_CLASS = 'm-callout--warning-red';
const WARNING: IconShape = {
  box: 24,
  d: 'M12 2.5 23 21.5H1zM10.75 9v6h2.5V9zM10.75 16.5v2.5h2.5v-2.5z',
};

/** A warning or an information beside the text, with a heading and a link if given. */
export function Callout({
  title,
  titleType = 'h3',
  description,
  ctaText,
  ctaUrl,
  ctaAreaLabel,
  appliedCssClassNames = '',
  externalLinkIcon,
  parts = {},
  ...link
}: CalloutProps) {
  const labels = useLabels();
  if (!title && !description && !ctaText) return null;
  const isWarning = appliedCssClassNames.split(/\s+/).includes(WARNING_CLASS);
  return (
    <section
      // A landmark for each would bury those that a page is navigated by.
      role={isWarning ? undefined : 'note'}
      className={classNames('m-callout', !isWarning && 'm-callout--information', appliedCssClassNames)}
      aria-label={title}
    >
      <SvgIcon
        shape={isWarning ? WARNING : infoFilled}
        size={24}
        alt={isWarning ? labels.warning : labels.information}
        className="m-callout__icon"
      />
      <div className="m-callout__body">
        {title && (
          <Title level={titleType === 'h3' ? 3 : 4} part={parts.heading} className="m-callout__title">
            {title}
          </Title>
        )}
        <FoldableText html={description} subject={title} className="m-callout__description" />
        {ctaText && (
          <Link
            href={ctaUrl}
            text={ctaText}
            part={linkPart(link, parts.link)}
            label={ctaAreaLabel}
            windowIcon={windowIcon(externalLinkIcon)}
            className="m-callout__link"
          />
        )}
      </div>
    </section>
  );
}
