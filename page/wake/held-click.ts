import { HELD_MARK, SCRIPTS_MARK, viewRootOf } from './prerendered.js';

/** A click on them does nothing until a script listens; a link or a disclosure works by itself. */
const NEEDS_SCRIPT = 'button, [role="button"], input, select';
/** By these a button is pressed, which the browser does for its own only. */
const PRESSES = [' ', 'Enter'];

const held = new WeakSet<Element>();

/**
 * Wakes an element that is not interactive yet for an event. A click on one of its controls, or the key that would be
 * one, is held and made once when somebody listens, on the control in its place if that was rendered anew, as happens
 * where a translator has changed the words. Until then the element bears a mark, by which its control shows that it was
 * pressed. In a form the click is made all the same, and does what it does without a script.
 *
 * @param wake gives whether the element is interactive; called after the control's place is known.
 */
export function holdClick(event: Event, element: Element, wake: () => Promise<boolean>): void {
  const pressed = event.type === 'keydown' && PRESSES.includes((event as KeyboardEvent).key);
  const selector = event.type === 'click' ? NEEDS_SCRIPT : pressed && '[role="button"]';
  const control = selector && (event.composedPath()[0] as Element).closest<HTMLButtonElement>(selector);
  if (!control || (control.form && hasFailed(element))) {
    void wake();
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(control)) return;
  held.add(control);
  const controls = () => [...viewRootOf(element).querySelectorAll<HTMLElement>(NEEDS_SCRIPT)];
  const place = controls().indexOf(control);
  element.setAttribute(HELD_MARK, '');
  void wake().then((isAwake) => {
    held.delete(control);
    element.removeAttribute(HELD_MARK);
    if (isAwake || control.form) (control.isConnected ? control : controls()[place])?.click();
  });
}

export const hasFailed = (element: Element) => element.getAttribute(SCRIPTS_MARK) === 'failed';
