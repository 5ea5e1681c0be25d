/** Closes the header's menu by Escape and gives the focus back to its button, which `details` does not do by itself. */
export function closeMenu(event: KeyboardEvent, target: Element): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const header = target.closest('.m-header');
  const menu = header?.querySelector<HTMLDetailsElement>('.m-header__menu[open]');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')!.focus();
}
