/** By these a visitor takes the page into his own hands. */
const INPUTS = ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back at each of the visitor's inputs. */
export function onVisitorInput(callback: (input: Event) => void, signal: AbortSignal): void {
  for (const type of INPUTS) {
    window.addEventListener(type, callback, { passive: true, capture: true, signal });
  }
}

/**
 * The query that the document was asked for with. That of its address may be another from the start: a step through the
 * history of a document that was loaded anew comes before any script can hear of it. The DOMs of unit tests know of no
 * navigation.
 */
export const servedQuery = (): string =>
  new URL(performance.getEntriesByType?.('navigation')[0]?.name ?? location.href).search;
