import { classNames } from '../class-names.js';
import { chevronDownThick } from '../icons/icon-shapes.js';
import { SvgIcon } from '../icons/svg-icon.js';
import { accessibleName } from '../links/accessible-name.js';
import type { Fold } from './fold.js';

interface FoldToggleProps {
  readonly fold: Fold;
  readonly moreLabel: string;
  readonly lessLabel: string;
  /** What it shows more of, where several toggles read alike. */
  readonly subject?: string;
  readonly hideIcon?: boolean;
  readonly className?: string;
}

/** The button that opens and closes a fold (ARIA disclosure pattern). */
export function FoldToggle({ fold, moreLabel, lessLabel, subject, hideIcon, className }: FoldToggleProps) {
  const label = fold.isOpen ? lessLabel : moreLabel;
  return (
    <button
      ref={fold.toggle}
      type="button"
      // Safari gives a button the focus, by which a press before any script is known, only where it is said.
      tabIndex={0}
      className={classNames('m-fold__toggle', className)}
      aria-expanded={fold.isOpen}
      aria-label={accessibleName(subject, label)}
      onClick={fold.flip}
    >
      <span className="m-fold__label">{label}</span>
      {!hideIcon && <SvgIcon shape={chevronDownThick} size={12} className="m-fold__chevron" />}
    </button>
  );
}
