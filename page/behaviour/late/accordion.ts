import { findTarget, reveal } from '../../anchors/targets/targets.js';
import { announceToggle } from '../fold.js';

/** Tabs are folds, too: those of one line, where there is room for that. */
const ACCORDION = ':is([data-uni-late="accordion"], [data-uni-late="tabs"])';
const FOLD = ':is(.m-accordion__fold, .m-tabs__item)';
const CLOSED = 'details:not([open])';

/** The folds that are known to be open. */
const open = new WeakSet<Element>();
/** The title that was pressed last. */
let pressed: Element | null = null;

/** Looks after a group of native folds: the button for all, `uni-toggle`, and links to a fold that is closed. */
export function follow(accordion: HTMLElement): void {
  for (const fold of foldsOf(accordion)) if (fold.open) open.add(fold);
  // However many accordions call this, the page has one listener, because the function is the same.
  window.addEventListener('hashchange', openTarget);
}

/** Its own folds, without those of an accordion in one of them. */
const foldsOf = (accordion: Element) =>
  [...accordion.querySelectorAll<HTMLDetailsElement>(FOLD)].filter(
    (fold) => fold.closest(ACCORDION) === accordion,
  );

/**
 * Tells of a fold that has opened or closed. The browser fires `toggle` also for a fold that was open from the start, which
 * is no change.
 */
export function onToggle(fold: HTMLElement, isEarly: boolean): void {
  if (!(fold instanceof HTMLDetailsElement) || !fold.matches(`${ACCORDION} ${FOLD}`)) return;
  if (!isEarly && fold.open === open.has(fold)) return;
  if (fold.open) open.add(fold);
  else open.delete(fold);
  announceToggle(fold, fold.open);
  // A tall fold above that closes for this one takes its title out of sight.
  if (fold.open && pressed?.parentElement === fold && pressed.getBoundingClientRect().top < 0)
    pressed.scrollIntoView({ block: 'nearest' });
}

export function onClick(event: Event, target: Element): void {
  pressed = target.closest('summary');
  const accordion = event.defaultPrevented ? null : target.closest('.m-accordion__all')?.closest(ACCORDION);
  if (!accordion) return;
  const folds = foldsOf(accordion);
  const isOpen = folds.some((fold) => !fold.open);
  for (const fold of folds) fold.open = isOpen;
}

/**
 * Opens the fold that a link leads to. The browser follows the link and opens what is around its target, but no fold that is
 * the target itself.
 */
export function openTarget(): void {
  const target = findTarget(location.hash);
  if (!target?.closest(FOLD) || !target.closest(CLOSED)) return;
  reveal(target);
  target.scrollIntoView({ block: 'start' });
}
