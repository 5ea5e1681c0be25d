import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { externalLink, padlock } from '../icons/own-shapes.js';
import { SvgIcon } from '../icons/svg-icon.js';
import { onPart, type PartAttributes, worded } from '../parts.js';
import type { SafeUrl } from '../safe.js';
import { useLabels } from '../text/labels.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { accessibleName } from './accessible-name.js';
import { buttonType } from './button-type.js';
import { linkAttributes, opensWindow } from './link-target.js';

export interface ActionProps {
  readonly text?: string;
  /** What is written on it as a link, and as a button. */
  readonly part?: PartAttributes | undefined;
  readonly buttonPart?: PartAttributes | undefined;
  /** What is written in its words, where those are in no element of their own. */
  readonly words?: PartAttributes | undefined;
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
}

const LOOKS = ['primary', 'secondary', 'tertiary'];

/**
 * A button, or a link that looks like one (spec section 2, Buttons). `page/behaviour/role-button.ts` handles the keys
 * that `role="button"` promises.
 */
export function Action(props: ActionProps) {
  const { text = '', link, part, buttonPart, type, isExpanded, isAuthenticated, testId } = props;
  const { label = (buttonPart ?? part)?.['aria-label'] } = props;
  const labels = useLabels();
  const isLink = leadsSomewhere(link);
  const notes = [
    isAuthenticated && labels.requiresLogin,
    isLink && opensWindow(part) && labels.opensInNewWindow,
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
      <a {...onPart(linkAttributes(part), { ...common, 'aria-expanded': undefined })} href={link}>
        {content}
      </a>
    );
  }
  if (type?.includes('button')) {
    return (
      <button {...onPart(buttonPart, common)} type={buttonType(type)}>
        {content}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the spec has a link with the role of a button here
    <a {...onPart(buttonPart, common)} href={link === undefined ? undefined : '#'} role="button" tabIndex={0}>
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

function ActionContent(props: ActionContentProps) {
  const { text, link, part, buttonPart, words, isAuthenticated, before, after, notes } = props;
  return (
    <>
      {before}
      <span className="m-button__text" {...worded(text, part, buttonPart, words)} />
      {after}
      {isAuthenticated && <SvgIcon shape={padlock} size={16} />}
      {leadsSomewhere(link) && opensWindow(part) && (
        <SvgIcon shape={externalLink} size={16} className="m-icon--mirrored" />
      )}
      {notes.length > 0 && <VisuallyHidden>{notes.map((note) => ` (${note})`).join('')}</VisuallyHidden>}
    </>
  );
}
