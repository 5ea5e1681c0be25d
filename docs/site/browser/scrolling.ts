/** Parts that can be wider or higher than their place: code, tables, the events of an example. */
export const SCROLLING = '.d-code, .d-scroll, .d-log__list';

/**
 * Puts a box into the Tab order while it scrolls, with its name if it has one. Chromium and Firefox give the focus to what
 * scrolls by themselves, but no name, and WebKit gives none.
 */
export function markWhereItScrolls(box: HTMLElement): void {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight, dataset } = box;
  const scrolls = scrollWidth > clientWidth || scrollHeight > clientHeight;
  box.toggleAttribute('tabindex', scrolls);
  if (scrolls) box.tabIndex = 0;
  if (!dataset.table) return;
  for (const [name, value] of [
    ['role', 'group'],
    ['aria-label', dataset.table],
  ] as const)
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
}

/** Marks each box when its place or what it holds changes its size. */
export function followScrolling(boxes: Iterable<HTMLElement>): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) markWhereItScrolls(target.closest<HTMLElement>(SCROLLING)!);
  });
  for (const box of boxes)
    for (const part of [box, ...box.querySelectorAll(':scope > :is(code, table)')]) sizes.observe(part);
}
