import { findTarget, reveal } from '../../anchors/targets/targets.js';
import { announceToggle } from '../fold.js';

const FOLD = '.m-accordion__fold';
const CLOSED = 'details:not([open])';

/** Looks after a group of native folds: the button for all, `uni-toggle`, and links to a fold that is closed. */
export function follow(accordion: HTMLElement): void {
  const open = new Set(foldsOf(accordion).filter((fold) => fold.open));
  accordion.addEventListener('click', onClick);
  accordion.addEventListener(
    'toggle',
    ({ target }) => {
      const fold = target as HTMLDetailsElement;
      // The browser fires `toggle` also for a fold that was open from the start, which is no change.
      if (!fold.matches(FOLD) || fold.open === open.has(fold)) return;
      if (fold.open) open.add(fold);
      else open.delete(fold);
      label(accordion);
      announceToggle(fold, fold.open);
    },
    { capture: true },
  );
  label(accordion);
  // The same function each time, so a page has it once.
  window.addEventListener('hashchange', openTarget);
}

const foldsOf = (accordion: Element) => [...accordion.querySelectorAll<HTMLDetailsElement>(FOLD)];
const isWholeOpen = (accordion: Element) => foldsOf(accordion).every(({ open }) => open);

function onClick(event: Event): void {
  const accordion = event.currentTarget as HTMLElement;
  if (event.defaultPrevented || !(event.target as Element).closest('.m-accordion__all')) return;
  const isOpen = !isWholeOpen(accordion);
  for (const fold of foldsOf(accordion)) fold.open = isOpen;
  label(accordion);
}

function label(accordion: HTMLElement): void {
  accordion.querySelector('.m-accordion__all')?.setAttribute('aria-expanded', String(isWholeOpen(accordion)));
}

/**
 * Opens the fold that a link leads to. The browser follows the link and opens what is around its target, but no fold that is
 * the target itself.
 */
function openTarget(): void {
  const target = findTarget(location.hash);
  if (!target?.closest(FOLD) || !target.closest(CLOSED)) return;
  reveal(target);
  target.scrollIntoView({ block: 'start' });
}
