import { modifier } from '../_shared/class-names.js';
import { shapeByName } from '../_shared/icons/shape-by-name.js';
import { SvgIcon } from '../_shared/icons/svg-icon.js';
import { Action, isPrimary } from '../_shared/links/action.js';
import { type LinkOptions, linkPart } from '../_shared/links/link-target.js';
import { isOwnPath } from '../_shared/links/own-path.js';
import type { Parts } from '../_shared/parts.js';
import type { SafeUrl } from '../_shared/safe.js';

export interface ButtonProps extends LinkOptions {
  readonly text?: string;
  readonly link?: SafeUrl;
  readonly type?: string;
  readonly classes: string;
  readonly ariaLabel?: string;
  /** Given, whether true or false, it tells that the button shows and hides something. */
  readonly ariaExpanded?: boolean;
  readonly iconLeft?: string;
  readonly iconLeftSize: number;
  readonly iconRight?: string;
  readonly iconRightSize: number;
  /** The colour of a primary button's icons. Icons of other buttons are ochre110. */
  readonly iconType: string;
  /** Whether an icon is named from the icon set. Otherwise it is the path of an image on the page's own site. */
  readonly isDSIcon: boolean;
  readonly isRichText?: boolean;
  readonly isAuthenticated?: boolean;
  readonly testid?: string;
  readonly parts?: Parts<'link' | 'button' | 'words'>;
  /** Hears of a click, called by `page/behaviour/role-button.ts`. */
  readonly onClick?: (event: Event) => void;
}

const DIRECTIONAL = /left|right/;
const ICON_TYPE_OF_OTHERS = 'ochre110';

/** A button, or a link that looks like one, with an icon before or after its text. */
export function Button(props: ButtonProps) {
  return (
    <Action
      before={<ButtonIcon name={props.iconLeft} size={props.iconLeftSize} {...props} />}
      after={<ButtonIcon name={props.iconRight} size={props.iconRightSize} {...props} />}
      text={props.text}
      link={props.link}
      part={linkPart(props, props.parts?.link)}
      buttonPart={props.parts?.button}
      words={props.parts?.words}
      type={props.type}
      classes={props.classes}
      label={props.ariaLabel}
      isExpanded={props.ariaExpanded}
      isAuthenticated={props.isAuthenticated}
      isInText={props.isRichText}
      testId={props.testid}
    />
  );
}

interface ButtonIconProps extends ButtonProps {
  readonly name: string | undefined;
  readonly size: number;
}

function ButtonIcon({ name, size, classes, iconType, isDSIcon }: ButtonIconProps) {
  if (!isDSIcon) return isOwnPath(name) ? <img src={name} alt="" width={size} height={size} /> : null;
  const shape = shapeByName(name);
  if (!shape) return null;
  const colour = modifier('m-icon', isPrimary(classes) ? iconType : ICON_TYPE_OF_OTHERS);
  const direction = DIRECTIONAL.test(name ?? '') ? ' m-icon--mirrored' : '';
  return <SvgIcon shape={shape} size={size} className={`m-button__icon ${colour}${direction}`} />;
}
