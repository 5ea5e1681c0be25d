import { percentDecoded } from './in-page.js';

/** The prefix that the sanitiser gives the ids of rich text, also where a link from elsewhere has the author's own id. */
const RICH_TEXT_PREFIX = 'user-content-';

/**
 * The element that an address's hash names, by its id alone: a hash is never read as a selector. As in the browser, the
 * id as written comes first, then decoded, then the top of the page for `#top`.
 */
export function findTarget(hash: string): Element | undefined {
  const written = hash.replace(/^#/, '');
  if (!written) return undefined;
  const ids = [...new Set([written, percentDecoded(written)])];
  for (const id of [...ids, ...ids.map((each) => RICH_TEXT_PREFIX + each)]) {
    const element = byId(id);
    if (element) return element;
  }
  return written.toLowerCase() === 'top' ? document.documentElement : undefined;
}

/** Looks in the document, then in the shadow roots of our elements, where no browser looks for an address's target. */
function byId(id: string): Element | null {
  const own = document.getElementById(id);
  if (own && !isBehindView(own)) return own;
  for (const { shadowRoot } of document.querySelectorAll('[isolated]')) {
    const inside = shadowRoot?.getElementById(id);
    if (inside) return inside;
  }
  return null;
}

/** Authored nodes stay in an isolated tag, while visitors see its view of them. */
function isBehindView(element: Element): boolean {
  const host = element.parentElement?.closest('[isolated]');
  return host?.shadowRoot !== undefined && host.shadowRoot !== null && element.getClientRects().length === 0;
}

/** Opens what an element is folded away in, as the browser does for a link's target: details, and text to be found. */
export function reveal(element: Element): void {
  for (let each: Element | null = element; each; each = around(each)) {
    if (each instanceof HTMLDetailsElement) each.open = true;
    if (each.getAttribute('hidden') !== 'until-found') continue;
    each.dispatchEvent(new Event('beforematch', { bubbles: true }));
    each.removeAttribute('hidden');
  }
}

/** An element's ancestors, through shadow roots. */
function around(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/**
 * Moves the focus without scrolling. A target that cannot take it can as long as it has it, and gets no outline then:
 * nobody can press a heading, and a box around it says that one could.
 */
export function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement) || element === document.documentElement) return;
  element.focus({ preventScroll: true });
  if (element.matches(':focus')) return;
  element.setAttribute('tabindex', '-1');
  const { outline } = element.style;
  element.style.outline = 'none';
  const giveBack = () => {
    element.removeAttribute('tabindex');
    element.style.outline = outline;
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  };
  element.addEventListener('blur', giveBack, { once: true });
  element.focus({ preventScroll: true });
}
