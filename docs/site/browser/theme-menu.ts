import { remember } from './remembered.js';
import { BRAND } from './worn-brand.js';

/**
 * Has the header's menu show what the page wears, and close where a reader goes on.
 *
 * @returns a function that dresses the page as a pressed choice says.
 */
export function startThemes(menu: HTMLDetailsElement): (pressed: Element) => void {
  const choices = [...menu.querySelectorAll<HTMLButtonElement>('[data-wear]')];
  const mark = () => {
    const { brand = '' } = document.documentElement.dataset;
    for (const choice of choices) choice.ariaPressed = String(choice.dataset.wear === brand);
  };
  const close = () => {
    menu.open = false;
  };
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')!.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (!menu.contains(target as Node)) close();
  });
  mark();
  return (pressed) => {
    const choice = pressed.closest<HTMLElement>('[data-wear]');
    if (!choice) return;
    wear(choice.dataset.wear!);
    remember(BRAND, choice.dataset.wear!);
    mark();
  };
}

function wear(brand: string): void {
  if (brand) document.documentElement.dataset.brand = brand;
  else delete document.documentElement.dataset.brand;
}
