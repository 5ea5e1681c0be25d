/** A screen reader has taken the words by then, and who goes down the page meets them no second time. */
const KEPT_MS = 1500;

const kept = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Has screen readers say words once. They come into the live region as one text: of several elements, screen readers say
 * some only, out of order, or the region's name before each. The region's shadow tree takes them, so that the view stays
 * what its props say and other people's nodes in it stay where they are.
 */
export function say(region: Element, words: string): void {
  clearTimeout(kept.get(region));
  const said = region.shadowRoot ?? region.attachShadow({ mode: 'open' });
  said.textContent = words;
  kept.set(
    region,
    setTimeout(() => {
      said.textContent = '';
    }, KEPT_MS),
  );
}

/** `say`, as modules get it that are loaded late. */
export type Say = typeof say;
