import { classNames } from '../class-names.js';
import { chevronDownThick } from '../icons/own-shapes.js';
import { SvgIcon } from '../icons/svg-icon.js';
import { onPart, type PartAttributes, worded } from '../parts.js';
import { VisuallyHidden } from '../text/visually-hidden.js';

interface FoldToggleProps {
  /** What is written on it in the tag. */
  readonly part?: PartAttributes | undefined;
  readonly moreLabel: string;
  readonly lessLabel: string;
  /** The id of what it shows and hides. */
  readonly controls: string;
  /** The subject of the toggle, if several toggles read alike. */
  readonly subject?: string;
  readonly hideIcon?: boolean;
  readonly className?: string;
}

/**
 * The button that opens and closes a fold (ARIA disclosure pattern). It has both labels, of which the style sheet shows
 * one, because the script that turns it, `page/behaviour/fold.ts`, writes no words.
 */
export function FoldToggle(props: FoldToggleProps) {
  const { part, moreLabel, lessLabel, controls, subject, hideIcon, className } = props;
  return (
    <button
      {...onPart(part, { className: classNames('m-fold__toggle', className), 'aria-controls': controls })}
      type="button"
      // Safari gives a button the focus only where it is said.
      tabIndex={0}
      aria-expanded={false}
    >
      <span className="m-fold__label" {...worded(moreLabel, part)} />
      <span className="m-fold__label m-fold__label--less">{lessLabel}</span>
      {subject && <VisuallyHidden>{` ${subject}`}</VisuallyHidden>}
      {!hideIcon && <SvgIcon shape={chevronDownThick} size={12} className="m-fold__chevron" />}
    </button>
  );
}
