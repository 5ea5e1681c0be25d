/** By these a visitor takes the page into his own hands. */
const INPUTS = ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back at the visitor's first input, once. */
export function onVisitorInput(callback: () => void, signal: AbortSignal): void {
  const heard = new AbortController();
  const options = { passive: true, capture: true, signal: AbortSignal.any([signal, heard.signal]) };
  for (const type of INPUTS) {
    window.addEventListener(
      type,
      () => {
        heard.abort();
        callback();
      },
      options,
    );
  }
}
