import { HELD_MARK, SCRIPTS_MARK, viewRootOf } from './prerendered.js';

/** A click on them does nothing until a script listens; a link or a disclosure works by itself. */
const NEEDS_SCRIPT = 'button, [role="button"], input, select';
/** By these a button is pressed, which the browser does for its own only. */
const PRESSES = [' ', 'Enter'];

const held = new WeakSet<Element>();

/**
 * Holds a click, or the key that would be one, on a control of an element that is not alive yet, and makes it once when
 * somebody listens, on the control in its place if that was rendered anew; until then the element bears a mark, by which
 * its control shows that it was pressed. In a form it is made all the same, and does
 * what it does without a script.
 *
 * @param alive gives whether the element has come alive.
 */
export function holdClick(event: Event, element: Element, alive: Promise<boolean>): void {
  const pressed = event.type === 'keydown' && PRESSES.includes((event as KeyboardEvent).key);
  const selector = event.type === 'click' ? NEEDS_SCRIPT : pressed && '[role="button"]';
  const control = selector && (event.composedPath()[0] as Element).closest<HTMLButtonElement>(selector);
  if (!control || (control.form && hasFailed(element))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(control)) return;
  held.add(control);
  element.setAttribute(HELD_MARK, '');
  const controls = () => [...viewRootOf(element).querySelectorAll<HTMLElement>(NEEDS_SCRIPT)];
  const place = controls().indexOf(control);
  void alive.then((isAlive) => {
    held.delete(control);
    element.removeAttribute(HELD_MARK);
    if (isAlive || control.form) (control.isConnected ? control : controls()[place])?.click();
  });
}

export const hasFailed = (element: Element) => element.getAttribute(SCRIPTS_MARK) === 'failed';
