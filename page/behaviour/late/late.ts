// What a page needs where it has a table, or once somebody uses a tile or the header's menu.
import { closeMenu } from './menu.js';
import { followTile } from './tile.js';

export { followTables } from './scrolling-tables.js';

/** @param target the event's own: an event that is over may have lost it. */
export function onUse(event: Event, target: Element): void {
  if (event instanceof KeyboardEvent) closeMenu(event, target);
  else followTile(event as MouseEvent, target);
}
