const TEXT_WITH_TABLE = '.m-rich-text:has(table)';

/** The DOMs of unit tests, which have no widths either, do not know it. */
const sizes =
  globalThis.ResizeObserver &&
  new ResizeObserver((entries) => {
    for (const { target } of entries) markWhereItScrolls(target);
  });

/**
 * Lets keys scroll rich text whose table is wider than its place. While it scrolls, it is in the Tab order, as a region
 * with the name of the table. Chromium and Firefox let it have the focus by themselves, but without a name, and WebKit
 * does not.
 */
export function followTables(root: ParentNode): void {
  for (const text of root.querySelectorAll(TEXT_WITH_TABLE)) sizes?.observe(text);
}

function markWhereItScrolls(text: Element): void {
  const marks = text.scrollWidth > text.clientWidth ? marksFor(text) : {};
  for (const name of ['tabindex', 'role', 'aria-label']) {
    const value = marks[name];
    if (value) text.setAttribute(name, value);
    else text.removeAttribute(name);
  }
}

function marksFor(text: Element): Readonly<Record<string, string>> {
  const name = text.querySelector('caption')?.textContent?.trim();
  return { tabindex: '0', ...(name ? { role: 'region', 'aria-label': name } : { role: 'group' }) };
}
