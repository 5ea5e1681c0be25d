import { reportMissing } from '../scripts.js';
import { eventPathElements } from '../wake/event-path.js';

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
  window.addEventListener('keydown', submitByEnter);
}

function submit(event: MouseEvent): void {
  const button = eventPathElements(event).find((element) => element.matches('[type="submit"]:enabled'));
  if (event.defaultPrevented || !button || (button as HTMLButtonElement).form) return;
  (button.getRootNode() as Partial<ShadowRoot>).host?.closest('form')?.requestSubmit();
}

function submitByEnter({ key, target, defaultPrevented, isComposing }: KeyboardEvent): void {
  if (key !== 'Enter' || defaultPrevented || isComposing || !(target instanceof HTMLInputElement)) return;
  if (target.form?.querySelector('[isolated]'))
    import('./enter-in-form.js').then(({ pressDefault }) => pressDefault(target), reportMissing);
}
