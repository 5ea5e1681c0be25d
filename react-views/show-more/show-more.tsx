import { classNames, modifier } from '../_shared/class-names.js';
import { derivedId } from '../_shared/derived-id.js';
import { FoldToggle } from '../_shared/fold/fold-toggle.js';
import type { Parts } from '../_shared/parts.js';
import type { SafeHtml } from '../_shared/safe.js';
import { useLabels } from '../_shared/text/labels.js';
import { RichText } from '../_shared/text/rich-text.js';

export interface ShowMoreProps {
  /** The text that is always there. */
  readonly defaultContent?: SafeHtml;
  /** The text that the toggle brings. */
  readonly moreContent?: SafeHtml;
  readonly seeMoreLabel?: string;
  readonly seelessLabel?: string;
  /** A look of its own. `ds` stands on a quiet ground. */
  readonly style?: string;
  /** Shows paragraphs with a toggle as wide as they are. Otherwise the toggle ends the sentence. */
  readonly isBlock?: boolean;
  readonly hideIcon?: boolean;
  /** The toggle's look: `primary`, `secondary` or `tertiary`, as a button's. */
  readonly type?: string;
  readonly parts?: Parts<'summary'>;
}

const BLOCK = 'm-show-more';
const BUTTON_TYPES = ['primary', 'secondary', 'tertiary'];

/** A text, the rest of which is shown on demand. */
export function ShowMore({ moreContent, ...props }: ShowMoreProps) {
  if (moreContent) return <Fold {...props} moreContent={moreContent} />;
  const { defaultContent, isBlock, style } = props;
  return defaultContent ? (
    <div className={rootClass(isBlock, style)}>
      <RichText html={defaultContent} className={`${BLOCK}__default`} />
    </div>
  ) : null;
}

/**
 * In a block, the toggle stays where it is and Tab leads from it into what it has brought. In a line of text, what it
 * brings is the rest of the sentence that it ends.
 */
function Fold({ defaultContent, moreContent, isBlock, style, type, ...props }: ShowMoreProps) {
  const labels = useLabels();
  const id = `fold-${derivedId(String(moreContent?.__html ?? ''))}`;
  const more = <RichText id={id} html={moreContent} className={`${BLOCK}__more m-fold__rest`} />;
  return (
    <div className={classNames(rootClass(isBlock, style), 'm-fold m-fold--waiting')}>
      <RichText html={defaultContent} className={`${BLOCK}__default`} />
      {!isBlock && more}
      <FoldToggle
        part={props.parts?.summary}
        moreLabel={props.seeMoreLabel?.trim() || labels.showMore}
        lessLabel={props.seelessLabel?.trim() || labels.showLess}
        controls={id}
        hideIcon={props.hideIcon}
        className={toggleClass(type)}
      />
      {isBlock && more}
    </div>
  );
}

const rootClass = (isBlock: boolean | undefined, style: string | undefined): string =>
  classNames(BLOCK, `${BLOCK}--${isBlock ? 'block' : 'inline'}`, modifier(BLOCK, style));

function toggleClass(type = ''): string {
  const isButton = BUTTON_TYPES.includes(type);
  return classNames(`${BLOCK}__toggle`, isButton && `m-button m-button--${type}`);
}
