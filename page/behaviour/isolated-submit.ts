import { eventPathElements } from '../activation/event-path.js';
import { reportMissing } from '../scripts.js';

/** Registered, for all copies of the library: it may never change its meaning. */
const INSTALLED = Symbol.for('uni.isolated-submit');

/**
 * Lets submit buttons in shadow roots send the forms that their elements stand in, as they would without `isolated`: the
 * platform gives such a button no form. Enter in a field presses one. Behind the page's own listeners, since what they
 * prevent sends nothing.
 */
export function submitFromIsolation(): void {
  const page = globalThis as { [installed: symbol]: true };
  if (page[INSTALLED]) return;
  page[INSTALLED] = true;
  window.addEventListener('click', submit);
  window.addEventListener('focusin', hearEnter);
  window.addEventListener('keydown', hearEnter);
  hearEnter();
}

function submit(event: MouseEvent): void {
  const button = eventPathElements(event).find((element) => element.matches('[type="submit"]:enabled'));
  if (event.defaultPrevented || !button || (button as HTMLButtonElement).form) return;
  (button.getRootNode() as Partial<ShadowRoot>).host?.closest('form')?.requestSubmit();
}

/** Most often before Enter is pressed, because what it does has to happen at once, as the platform does it. */
function hearEnter(event?: Event): void {
  if (document.querySelector('form [isolated]'))
    import('./enter-in-form.js').then(({ submitByEnter }) => submitByEnter(event), reportMissing);
}
