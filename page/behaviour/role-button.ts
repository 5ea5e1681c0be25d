/**
 * Buttons, as markup says them: `.m-button`, a link with the role of a button where there is no address. The host's
 * property `onClick` hears of a click on it, whether its class has come or not.
 */
const BUTTON = '.m-button';
const ROLE_BUTTON = `${BUTTON}[role="button"]`;
const PRESSES = [' ', 'Enter'];

interface ClickHost extends Element {
  onClick?(event: Event): void;
}

/** A placeholder's address leads nowhere, and the element around hears of the click. */
export function onPress(event: Event): void {
  const button = (event.target as Element).closest(BUTTON);
  if (!button) return;
  if (button.matches(ROLE_BUTTON)) event.preventDefault();
  const root = button.getRootNode();
  const host = button.closest('.uni-view')?.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  if (typeof (host as ClickHost | null)?.onClick === 'function') host?.addEventListener('click', callOnClick);
}

/** Called on each click. It is one function for all elements, so that none of them gets it twice. */
function callOnClick(this: Element, event: Event): void {
  (this as ClickHost).onClick?.(event);
}

/** A link without an address hears no Enter, and no link hears Space: the role of a button promises both. */
export function onPressKey(event: KeyboardEvent): void {
  const button = (event.target as Element).closest<HTMLElement>(ROLE_BUTTON);
  if (!button || !PRESSES.includes(event.key) || event.defaultPrevented) return;
  event.preventDefault();
  if (!event.repeat) button.click();
}
