// Loaded where a page has prerendered tags: wakes them once they are used. Nothing of React comes with it.
import { announceInteractions } from '../../elements/_core/interactions.js';
import { followTileClicks } from '../../elements/_core/tile-clicks.js';

export { createWaker } from '../../page/waker.js';

announceInteractions();
followTileClicks();
