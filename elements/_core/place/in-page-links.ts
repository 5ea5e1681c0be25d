/**
 * True if the page has a `base` element. Looked for once per batch of views, because that walks through the whole page.
 */
let hasBase: boolean | undefined;

function pageHasBase(): boolean {
  if (hasBase === undefined) {
    hasBase = document.querySelector('base') !== null;
    queueMicrotask(() => {
      hasBase = undefined;
    });
  }
  return hasBase;
}

/**
 * Lets the in-page links of a view lead to this page, and in this tab, if a `base` element or a frame's `srcdoc` sends them
 * elsewhere.
 */
export function linkIntoPage(view: ParentNode): void {
  const [base, page] = [document.baseURI, document.URL].map((address) => address.split('#', 1)[0]);
  if (base === page && !pageHasBase()) return;
  for (const link of view.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    if (base !== page) link.href = page + link.getAttribute('href')!;
    // Firefox gives the property what the base element says.
    if (!link.hasAttribute('target')) link.target = '_self';
  }
}
