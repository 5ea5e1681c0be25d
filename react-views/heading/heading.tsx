import { headingLevels } from '../../vocabulary/design.js';
import { classNames, modifier } from '../_shared/class-names.js';
import type { Parts } from '../_shared/parts.js';
import type { SafeHtml } from '../_shared/safe.js';
import { RichText } from '../_shared/text/rich-text.js';
import { Title, titleLevel } from '../_shared/text/title.js';

export interface HeadingProps {
  readonly text?: SafeHtml;
  /** `1` to `5` or `h1` to `h5`. Anything else renders nothing. */
  readonly level?: string;
  readonly isUpper?: boolean;
  readonly isCenter?: boolean;
  readonly noMarginBottom?: boolean;
  readonly type?: string;
  readonly classes?: string;
  readonly style?: string;
  readonly id?: string;
  readonly parts?: Parts<'heading'>;
}

const BLOCK = 'm-heading';

/** A heading of the page's outline. */
export function Heading({
  text,
  level: levelName = String(headingLevels.default),
  isUpper = false,
  isCenter = false,
  noMarginBottom = false,
  type,
  classes,
  style,
  id,
  parts,
}: HeadingProps) {
  const level = titleLevel(levelName);
  if (level === undefined || !text) return null;
  return (
    <Title
      level={level}
      part={parts?.heading}
      id={id}
      className={classNames(
        BLOCK,
        `${BLOCK}--h${level}`,
        isUpper && `${BLOCK}--upper`,
        isCenter && `${BLOCK}--center`,
        noMarginBottom && `${BLOCK}--no-margin-bottom`,
        modifier(BLOCK, type),
        modifier(BLOCK, style),
        classes,
      )}
    >
      <RichText as="span" html={text} className="m-heading__text" />
    </Title>
  );
}
