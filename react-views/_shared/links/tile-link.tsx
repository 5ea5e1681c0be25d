import { onPart, type PartAttributes, worded } from '../parts.js';
import type { SafeUrl } from '../safe.js';
import { useLabels } from '../text/labels.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { accessibleName } from './accessible-name.js';
import { linkAttributes, opensWindow, textPart } from './link-target.js';

interface TileLinkProps {
  readonly href: SafeUrl | undefined;
  readonly text: string;
  /** What is written on it. */
  readonly part?: PartAttributes | undefined;
  /** What is written on the heading around it, whose words may be its own. */
  readonly around?: PartAttributes | undefined;
  /** The property that it gives an item for search engines. */
  readonly itemProp?: string | undefined;
}

/**
 * The one link of a tile: its name is its text, its area the whole `m-tile` around it. Without an address it is text.
 *
 * It is not draggable, because dragging over the words of a `m-tile--selectable` selects them.
 */
export function TileLink({ href, text, part, around, itemProp }: TileLinkProps) {
  const { opensInNewWindow } = useLabels();
  const isLink = href !== undefined;
  const words = (
    <span
      {...onPart(isLink ? undefined : textPart(part), { className: 'm-tile__words' })}
      {...worded(text, part, around)}
    />
  );
  if (!isLink) return words;
  const isWindow = opensWindow(part);
  return (
    <a
      className="m-tile__link"
      href={href}
      itemProp={itemProp}
      {...linkAttributes(part)}
      aria-label={accessibleName(part?.['aria-label'], text, isWindow ? [opensInNewWindow] : [])}
      draggable={false}
    >
      {words}
      {isWindow && <VisuallyHidden>{` (${opensInNewWindow})`}</VisuallyHidden>}
    </a>
  );
}
