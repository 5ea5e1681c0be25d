/** The page that links of examples lead to, from the docs' root on. */
export const EXAMPLE_LINK = 'example-link.html';

/** Where an example stands alone. In a page of the docs its links stay there, so that its events can be read. */
const EXAMPLE = '.d-alone';

/**
 * Has the links of such an example lead to a page that explains them, because the docs have no page of a university's. A
 * link within the page, to another site, or one that a script has taken, is left alone.
 */
export function explainLinks(): void {
  window.addEventListener('click', (event) => {
    const path = event.composedPath();
    const link = path.find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
    const isExample = path.some((node) => node instanceof Element && node.matches(EXAMPLE));
    if (!link?.href || !isExample || event.defaultPrevented || link.download) return;
    if (link.origin !== location.origin || link.pathname === location.pathname) return;
    event.preventDefault();
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? location.href;
    location.assign(new URL(EXAMPLE_LINK, icon));
  });
}
