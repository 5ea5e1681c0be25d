import { classNames, modifier } from '../_shared/class-names.js';
import { arrowRight } from '../_shared/icons/own-shapes.js';
import { SvgIcon } from '../_shared/icons/svg-icon.js';
import { windowIcon } from '../_shared/icons/window-icons.js';
import { type LinkOptions, linkPart, opensWindow } from '../_shared/links/link-target.js';
import { TileLink } from '../_shared/links/tile-link.js';
import { onPart, type Parts } from '../_shared/parts.js';
import type { SafeHtml, SafeUrl } from '../_shared/safe.js';
import { RichText } from '../_shared/text/rich-text.js';

export interface CtaProps extends LinkOptions {
  readonly title?: string;
  /** A colour where no style class names one: `ochre`, `grey`. */
  readonly type?: string;
  readonly url?: SafeUrl;
  readonly description?: SafeHtml;
  /** The style class (`m-cta--ochre`, `m-cta--grey`) and the author's own. */
  readonly appliedCssClassNames?: string;
  /** The icon of a tile that opens a new window, instead of the arrow. */
  readonly externalLinkIcon?: string;
  /** The icon's colour, by its name among the icons' colours. Default: the tile's own colour. */
  readonly iconType?: string;
  readonly parts?: Parts<'heading' | 'link'>;
}

const COLOUR_CLASS = /(?:^|\s)m-cta--(?:ochre|grey)(?:\s|$)/;
const ICON_SIZE_PX = 24;

/** A call to action: a coloured tile that is one link. */
export function Cta({ title, type, url, description, appliedCssClassNames = '', ...rest }: CtaProps) {
  const { externalLinkIcon, iconType, parts = {}, ...options } = rest;
  const link = linkPart(options, parts.link);
  if (!title && !description) return null;
  const colour = COLOUR_CLASS.test(appliedCssClassNames) ? undefined : modifier('m-cta', type);
  const shape = opensWindow(link) ? windowIcon(externalLinkIcon) : arrowRight;
  return (
    <div className={classNames('m-tile m-cta', colour, appliedCssClassNames)}>
      {title && (
        <p {...onPart(parts.heading, { className: 'm-cta__title' })}>
          <TileLink href={url} text={title} part={link} around={parts.heading} />
        </p>
      )}
      <RichText html={description} className="m-cta__description" />
      {title && url && (
        <SvgIcon
          shape={shape}
          size={ICON_SIZE_PX}
          className={classNames(
            'm-icon--mirrored m-tile__arrow m-cta__icon',
            modifier('m-icon', iconType) ?? 'm-cta__icon--tinted',
          )}
        />
      )}
    </div>
  );
}
