// For a page that has a table, a list that hides what is past or markup that names its module in `data-uni-late`, or once
// somebody uses a tile or the header's menu.
import { reportMissing } from '../../scripts.js';
import { closeMenu } from './menu.js';
import { type Say, say } from './say.js';
import { followTables } from './scrolling-tables.js';
import { followTile } from './tile.js';

interface Part {
  /** @param say is given and not imported, because what two of these modules share would be one more request. */
  follow(element: HTMLElement, say: Say): void;
}

/** Modules for markup that names one in `data-uni-late`. They are loaded late because few pages have such markup. */
const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  accordion: () => import('./accordion.js'),
  audience: () => import('./audience.js'),
  notice: () => import('./notice.js'),
};

const followed = new WeakSet<Element>();

export function lookAfter(root: ParentNode): void {
  followTables(root);
  if (root.querySelector('.m-list--hide-past'))
    import('./past-dates.js').then(({ hidePast }) => hidePast(root), reportMissing);
  for (const element of root.querySelectorAll<HTMLElement>('[data-uni-late]')) {
    if (followed.has(element)) continue;
    followed.add(element);
    PARTS[element.dataset.uniLate!]?.().then(({ follow }) => follow(element, say), reportMissing);
  }
}

/** @param target the event's own: an event that is over may have lost it. */
export function onUse(event: Event, target: Element): void {
  if (event instanceof KeyboardEvent) closeMenu(event, target);
  else followTile(event as MouseEvent, target);
}
