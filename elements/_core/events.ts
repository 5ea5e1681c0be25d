import type { GatheredProps, ViewDefinition } from './definition.js';

/** Tells the page that an element's view stands in it. */
export function tellMounted(element: Element): void {
  element.dispatchEvent(new CustomEvent('uni-mount', { bubbles: true, composed: true }));
}

/**
 * Tells the page that an element failed; its authored content is back.
 *
 * @returns whether a listener has dealt with the error, so that nobody else need report it.
 */
export function tellFailed(element: Element, error: unknown): boolean {
  const init = { bubbles: true, composed: true, cancelable: true, detail: { error } };
  return !element.dispatchEvent(new CustomEvent('uni-error', init));
}

/** A view's callback props, each of which dispatches its event on the element. */
export function eventCallbacks(element: Element, { events }: ViewDefinition): GatheredProps {
  const callbacks = Object.entries(events).map(([prop, type]) => [
    prop,
    (detail: unknown) =>
      element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail })),
  ]);
  return Object.fromEntries(callbacks);
}
