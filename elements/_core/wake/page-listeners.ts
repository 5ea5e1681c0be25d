import { eventPathElements } from '../../../page/for-elements.js';
import { closeMenu } from '../../_menu/close-menu.js';
import { followTables } from '../../_rich-text/scrolling-tables.js';
import { followTile } from '../../_tile/tile-clicks.js';

/**
 * Installs something that the page needs once, whichever copy of the library comes first.
 *
 * @param name part of a registered symbol, so it may never change its meaning.
 */
export function oncePerPage(name: string, install: () => void): void {
  const page = globalThis as { [installed: symbol]: true };
  const key = Symbol.for(`uni.${name}`);
  if (page[key]) return;
  page[key] = true;
  install();
}

const CONTROLS = 'a[href], button, summary, [role="button"]';

/** What a visitor used, for analytics (contract §4, `uni-interact`). */
export interface Interaction {
  /** The element's tag. */
  readonly element: string;
  readonly action: 'click';
  /** The control's own name as it reads. */
  readonly label: string;
  readonly href: string | undefined;
}

/** Makes a click on a link or button inside one of the elements known as `uni-interact` on that element. */
export function announceInteraction(event: MouseEvent): void {
  const path = eventPathElements(event);
  const control = path.find((element) => element.matches(CONTROLS));
  if (!control) return;
  const element = path.slice(path.indexOf(control)).find(({ localName }) => localName.startsWith('uni-'));
  if (!element) return;
  const detail: Interaction = {
    element: element.localName,
    action: 'click',
    label: (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\s+/g, ' ').trim(),
    href: control.getAttribute('href') ?? undefined,
  };
  element.dispatchEvent(new CustomEvent('uni-interact', { bubbles: true, composed: true, detail }));
}

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
