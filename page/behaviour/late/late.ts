// For a page that has a notice, a list that hides what is past, a table that is too wide or a switch whose choice is
// remembered, or once somebody uses folds, a switch, a tile or the header's menu.
import { reportMissing } from '../../scripts.js';
import { follow as followAccordion, onClick, onToggle } from './accordion.js';
import { follow as followSwitch, onChange } from './audience.js';
import { closeFolds, closeMenu } from './menu.js';
import { say } from './say.js';
import { followTables } from './scrolling-tables.js';
import { followTile } from './tile.js';

export { openTarget } from './accordion.js';
export { followTables };

/** What markup names in `data-uni-late`. Few pages have a notice, tabs or a film, so their modules are files of their own. */
const FOLLOWERS: Readonly<Record<string, (element: HTMLElement) => void>> = {
  accordion: followAccordion,
  audience: followSwitch,
  notice: (notice) => {
    // `say` is given and not imported, because what the two modules share would be one more request.
    import('./notice.js').then(({ follow }) => follow(notice, say), reportMissing);
  },
  tabs: (tabs) => {
    followAccordion(tabs);
    import('./tabs.js').then(({ follow }) => follow(tabs), reportMissing);
  },
  transcript: (fold) => {
    import('./transcript.js').then(({ follow }) => follow(fold as HTMLDetailsElement), reportMissing);
  },
  video: (video) => {
    import('./video.js').then(({ follow }) => follow(video), reportMissing);
  },
};

const followed = new WeakSet<Element>();

export function lookAfter(root: ParentNode): void {
  if (root.querySelector('.m-list--hide-past'))
    import('./past-dates.js').then(({ hidePast }) => hidePast(root), reportMissing);
  for (const element of root.querySelectorAll<HTMLElement>('[data-uni-late]')) {
    if (followed.has(element)) continue;
    followed.add(element);
    FOLLOWERS[element.dataset.uniLate!]?.(element);
  }
}

/** @param target the event's own: an event that is over may have lost it. */
export function onUse(event: Event, target: Element): void {
  if (event instanceof KeyboardEvent) {
    closeMenu(event, target);
    return;
  }
  closeFolds(target);
  followTile(event as MouseEvent, target);
  onClick(event, target);
}

/**
 * What a native fold or switch has done by itself.
 *
 * @param isEarly whether it did so before this file came.
 */
export function onNative(type: string, target: HTMLElement, isEarly = false): void {
  if (type === 'toggle') onToggle(target, isEarly);
  else onChange(target, say);
}
