/** By these a visitor takes the page into his own hands. */
const INPUTS = ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back at each of the visitor's inputs. */
export function onVisitorInput(callback: (input: Event) => void, signal: AbortSignal): void {
  for (const type of INPUTS) {
    window.addEventListener(type, callback, { passive: true, capture: true, signal });
  }
}
