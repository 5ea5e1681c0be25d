import { Action, type ActionProps } from '../_shared/links/action.js';
import { type LinkOptions, linkPart } from '../_shared/links/link-target.js';
import type { Parts } from '../_shared/parts.js';
import type { SafeUrl } from '../_shared/safe.js';

export interface PairedButton extends LinkOptions {
  readonly text?: string;
  readonly link?: SafeUrl;
  /** Counts without a link, as on a button. */
  readonly type?: string;
  /** If it is empty, the first button is primary and the second secondary. */
  readonly classes?: string;
  readonly ariaLabel?: string;
  readonly isAuthenticated?: boolean;
  readonly parts?: Parts<'link' | 'button'>;
}

export interface ButtonPairProps {
  readonly button1?: PairedButton;
  readonly button2?: PairedButton;
}

/** Two buttons beside each other, or below where there is no room. A button without words is left out. */
export function ButtonPair({ button1, button2 }: ButtonPairProps) {
  const first = actionProps(button1, 'primary');
  const second = actionProps(button2, 'secondary');
  if (!first && !second) return null;
  return (
    <div className="m-button-pair">
      {first && <Action {...first} />}
      {second && <Action {...second} />}
    </div>
  );
}

function actionProps(button: PairedButton | undefined, look: string): ActionProps | undefined {
  if (!button?.text?.trim() && !button?.ariaLabel?.trim()) return undefined;
  const { text, link, type, classes, ariaLabel, isAuthenticated, parts } = button;
  return {
    text,
    link,
    part: linkPart(button, parts?.link),
    buttonPart: parts?.button,
    type,
    classes: classes || look,
    label: ariaLabel,
    isAuthenticated,
  };
}
