/**
 * Waits, in a page, until all elements within it are mounted. Fragments bring elements of their own, whose classes may
 * yet have to come, so it looks until there is no new one. It runs in the page, and so uses nothing of this module.
 *
 * @param within a selector.
 */
export async function allMounted(within: string): Promise<void> {
  for (let before = -1, now = 0; now !== before; ) {
    before = now;
    const elements = [...document.querySelectorAll(`${within} :not([data-prerendered])`)].filter(
      ({ localName }) => localName.startsWith('uni-'),
    );
    await Promise.all(elements.map(({ localName }) => customElements.whenDefined(localName)));
    await Promise.all(
      elements.map((element) => (element as { mountComplete?: Promise<void> } & Element).mountComplete),
    );
    now = elements.length;
  }
}
