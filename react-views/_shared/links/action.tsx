import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { externalLink, padlock } from '../icons/own-shapes.js';
import { SvgIcon } from '../icons/svg-icon.js';
import type { SafeUrl } from '../safe.js';
import { useLabels } from '../text/labels.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { accessibleName } from './accessible-name.js';
import { buttonType } from './button-type.js';
import { type LinkOptions, linkAttributes, opensWindow } from './link-target.js';

export interface ActionProps extends LinkOptions {
  readonly text?: string;
  /** Where it leads. Empty or `#` is a placeholder for a page's own script. */
  readonly link?: SafeUrl;
  /** Without a link: a button element when it contains 'button', of type submit when it contains 'submit'. */
  readonly type?: string;
  /** `primary`, `secondary`, `tertiary`, and class names of the author's own. */
  readonly classes?: string;
  readonly label?: string;
  /** Undefined where nothing is shown and hidden by it. */
  readonly isExpanded?: boolean;
  readonly isAuthenticated?: boolean;
  /** Looks like a link in running text. */
  readonly isInText?: boolean;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly testId?: string;
  readonly buttonAttributes?: ButtonAttributes;
}

/** Attributes of a button element by HTML's names, such as `popovertarget`. */
export type ButtonAttributes = Readonly<Record<string, string | undefined>>;

const LOOKS = ['primary', 'secondary', 'tertiary'];

/**
 * A button, or a link that looks like one (spec section 2, Buttons). `page/behaviour/role-button.ts` handles the keys
 * that `role="button"` promises.
 */
export function Action(props: ActionProps) {
  const { text = '', link, target, type, label, isExpanded, isAuthenticated, testId } = props;
  const labels = useLabels();
  const isLink = leadsSomewhere(link);
  const notes = [
    isAuthenticated && labels.requiresLogin,
    isLink && opensWindow(target) && labels.opensInNewWindow,
  ].filter((note) => note !== false && note !== undefined);
  const common = {
    className: actionClass(props),
    'aria-label': accessibleName(label, text, notes),
    'aria-expanded': isExpanded,
    'data-testid': testId,
  };
  const content = <ActionContent notes={notes} {...props} />;
  if (isLink) {
    return (
      <a {...common} aria-expanded={undefined} href={link} {...linkAttributes(target, props)}>
        {content}
      </a>
    );
  }
  if (type?.includes('button')) {
    return (
      <button {...props.buttonAttributes} {...common} type={buttonType(type)}>
        {content}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the spec has a link with the role of a button here
    <a {...common} href={link === undefined ? undefined : '#'} role="button" tabIndex={0}>
      {content}
    </a>
  );
}

/** Whether an address is one, and no placeholder for a script's action. */
export const leadsSomewhere = (link: SafeUrl | undefined): boolean => !!link && link !== '#';

export const isPrimary = (classes: string | undefined): boolean =>
  /(?:^|\s)(?:m-button--)?primary(?:\s|$)/.test(classes ?? '');

function actionClass({ classes = '', isInText }: ActionProps): string {
  const words = classes.split(/\s+/).filter(Boolean);
  const looks = words.map((word) => (LOOKS.includes(word) ? `m-button--${word}` : word));
  return classNames('m-button', ...(isInText ? [] : looks), isInText && 'm-button--rich-text');
}

interface ActionContentProps extends ActionProps {
  readonly notes: readonly string[];
}

function ActionContent({ text, link, target, isAuthenticated, before, after, notes }: ActionContentProps) {
  return (
    <>
      {before}
      <span className="m-button__text">{text}</span>
      {after}
      {isAuthenticated && <SvgIcon shape={padlock} size={16} />}
      {leadsSomewhere(link) && opensWindow(target) && (
        <SvgIcon shape={externalLink} size={16} className="m-icon--mirrored" />
      )}
      {notes.length > 0 && <VisuallyHidden>{notes.map((note) => ` (${note})`).join('')}</VisuallyHidden>}
    </>
  );
}
