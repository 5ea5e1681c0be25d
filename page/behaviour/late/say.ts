/** How long a screen reader that is still busy finds the words. Then nobody meets them a second time on the way down. */
const KEPT_MS = 7000;

const kept = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Has screen readers say words once. They come into the live region as one text: of several elements, screen readers say
 * some only, out of order, or the region's name before each.
 */
export function say(region: Element, words: string): void {
  clearTimeout(kept.get(region));
  region.textContent = words;
  kept.set(
    region,
    setTimeout(() => {
      region.textContent = '';
    }, KEPT_MS),
  );
}

/** `say`, as modules get it that are loaded late. */
export type Say = typeof say;
