import { closeMenu } from '../../_menu/close-menu.js';
import { followTables } from '../../_rich-text/scrolling-tables.js';
import { followTile } from '../../_tile/tile-clicks.js';
import { announceInteraction } from './interactions.js';
import { oncePerPage } from './once-per-page.js';

/**
 * What all elements of the page do beside what the platform does, also those that need no React. A listener for each,
 * whichever copy of the library comes first: one per element would cost 1,000 on a long page.
 */
export function listenToPage(): void {
  oncePerPage('clicks', () => {
    document.addEventListener('click', announceInteraction, { capture: true });
    document.addEventListener('click', followTile);
  });
  oncePerPage('menus', () => document.addEventListener('keydown', closeMenu));
  oncePerPage('tables', followTables);
}
