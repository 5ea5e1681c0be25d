import { announceInteraction } from './interactions.js';
import { followTile } from './tile-clicks.js';

const INSTALLED = Symbol.for('uni.clicks');

/**
 * What clicks in all elements of the page do beside what the platform does. A listener for each, whichever copy of the
 * library comes first: one per element would cost 1,000 on a long page.
 */
export function followClicks(): void {
  const page = globalThis as typeof globalThis & { [INSTALLED]?: true };
  if (page[INSTALLED]) return;
  page[INSTALLED] = true;
  document.addEventListener('click', announceInteraction, { capture: true });
  document.addEventListener('click', followTile);
}
