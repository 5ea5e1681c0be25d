/**
 * Brings a link to the middle of the box that scrolls it, where that is the navigation's own. The page is never moved.
 *
 * @returns whether the link has a place: one in a navigation that is not shown has none yet.
 */
export function scrollToMiddle(link: Element, host: Element): boolean {
  if (link.getClientRects().length === 0) return false;
  const scroller = scrollerOf(link, host);
  if (!scroller) return true;
  const [item, frame] = [link, scroller].map((element) => element.getBoundingClientRect());
  const offset = item!.top + item!.height / 2 - (frame!.top + scroller.clientHeight / 2);
  scroller.scrollTo({ top: scroller.scrollTop + offset, behavior: 'instant' });
  return true;
}

function scrollerOf(link: Element, host: Element): Element | undefined {
  for (let box: Element | null = link; box && host.contains(box); box = box.parentElement) {
    const isTall = box.scrollHeight > box.clientHeight;
    if (isTall && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return undefined;
}
