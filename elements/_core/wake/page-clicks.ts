import { followTile } from '../../_tile/tile-clicks.js';
import { announceInteraction } from './interactions.js';
import { oncePerPage } from './once-per-page.js';

/**
 * What clicks in all elements of the page do beside what the platform does. A listener for each, whichever copy of the
 * library comes first: one per element would cost 1,000 on a long page.
 */
export function followClicks(): void {
  oncePerPage('clicks', () => {
    document.addEventListener('click', announceInteraction, { capture: true });
    document.addEventListener('click', followTile);
  });
}
