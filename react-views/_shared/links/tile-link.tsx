import type { SafeUrl } from '../safe.js';
import { useLabels } from '../text/labels.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { type LinkOptions, linkAttributes, opensWindow } from './link-target.js';

interface TileLinkProps extends LinkOptions {
  readonly href: SafeUrl | undefined;
  readonly text: string;
  /** The property that it gives an item for search engines. */
  readonly itemProp?: string | undefined;
}

/**
 * The one link of a tile: its name is its text, its area the whole `m-tile` around it. Without an address it is text.
 *
 * It is not draggable, because dragging over the words of a `m-tile--selectable` selects them.
 */
export function TileLink({ href, text, itemProp, ...options }: TileLinkProps) {
  const { opensInNewWindow } = useLabels();
  const words = <span className="m-tile__words">{text}</span>;
  if (href === undefined) return words;
  return (
    <a
      className="m-tile__link"
      href={href}
      itemProp={itemProp}
      {...linkAttributes(options.target, options)}
      draggable={false}
    >
      {words}
      {opensWindow(options.target) && <VisuallyHidden>{` (${opensInNewWindow})`}</VisuallyHidden>}
    </a>
  );
}
