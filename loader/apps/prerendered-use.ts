// What follows the use of elements; each of them brings it along, but prerendered ones are used before they are defined.
import { announceInteractions } from '../../elements/_core/interactions.js';
import { followTileClicks } from '../../elements/_core/tile-clicks.js';

announceInteractions();
followTileClicks();
