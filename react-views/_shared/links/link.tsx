import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { externalLink } from '../icons/own-shapes.js';
import { type IconShape, SvgIcon } from '../icons/svg-icon.js';
import { onPart, type PartAttributes, worded } from '../parts.js';
import type { SafeUrl } from '../safe.js';
import { useLabels } from '../text/labels.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { accessibleName } from './accessible-name.js';
import { linkAttributes, opensWindow, textPart } from './link-target.js';

interface LinkProps {
  readonly href: SafeUrl | undefined;
  readonly text: string;
  /** What is written on it. */
  readonly part?: PartAttributes | undefined;
  /** What is written on the heading around it, whose words may be its own. */
  readonly around?: PartAttributes | undefined;
  /** A name that says more than the text. If it does not contain the text, the text is put before it. */
  readonly label?: string;
  readonly className?: string;
  /** Stands after the text of a link that opens a new window. */
  readonly windowIcon?: IconShape;
  /** The property that it gives an item for search engines. */
  readonly itemProp?: string | undefined;
  readonly children?: ReactNode;
}

/** A text link. Without an address it is plain text. One that opens a new window says and shows so. */
export function Link({
  href,
  text,
  part,
  around,
  label = part?.['aria-label'],
  className,
  windowIcon = externalLink,
  itemProp,
  children,
}: LinkProps) {
  const { opensInNewWindow } = useLabels();
  const words = <span className="m-link__text" {...worded(text, part, around)} />;
  if (href === undefined) return <span {...onPart(textPart(part), { className })}>{words}</span>;
  const isWindow = opensWindow(part);
  return (
    <a
      className={classNames('m-link', className)}
      href={href}
      itemProp={itemProp}
      {...linkAttributes(part)}
      aria-label={accessibleName(label, text, isWindow ? [opensInNewWindow] : [])}
    >
      {words}
      {isWindow && <SvgIcon shape={windowIcon} className="m-link__icon m-icon--mirrored" />}
      {isWindow && <VisuallyHidden>{` (${opensInNewWindow})`}</VisuallyHidden>}
      {children}
    </a>
  );
}
