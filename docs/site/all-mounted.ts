/**
 * Waits, in a page of examples, until all elements are mounted. Fragments bring elements of their own, so it looks until
 * there is no new one. It runs in the page, and so uses nothing of this module.
 */
export async function allMounted(): Promise<void> {
  for (let before = -1, now = 0; now !== before; ) {
    before = now;
    const elements = [...document.querySelectorAll('main *')] as (Element & {
      mountComplete?: Promise<void>;
    })[];
    await Promise.all(elements.map((element) => element.mountComplete));
    now = elements.length;
  }
}
