const FOLD = '.m-header__fold[open]';

/**
 * Closes the header's menu, or a fold in it, by Escape and gives the focus back to its button, which `details` does not do by
 * itself.
 */
export function closeMenu(event: KeyboardEvent, target: Element): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const header = target.closest('.m-header');
  const menu =
    target.closest<HTMLDetailsElement>(FOLD) ??
    header?.querySelector<HTMLDetailsElement>('.m-header__menu[open]');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')!.focus();
}

/** Closes folds that lie over the page when a visitor clicks elsewhere. */
export function closeFolds(target: Element): void {
  for (const fold of (target.getRootNode() as ParentNode).querySelectorAll<HTMLDetailsElement>(FOLD)) {
    const pages = fold.querySelector('.m-header__pages');
    if (!fold.contains(target) && pages && getComputedStyle(pages).position === 'absolute') fold.open = false;
  }
}
