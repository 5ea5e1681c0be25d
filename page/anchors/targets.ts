import { SCROLL_SETTLE_CHECK_MS, SCROLL_SETTLE_TOLERANCE } from '../../vocabulary/runtime.js';

import { decoded } from '../model/addresses.js';
import { onVisitorInput } from './visit.js';

/** What the sanitiser puts before the ids of rich text, also where a link from elsewhere has the author's own id. */
const RICH_TEXT_PREFIX = 'user-content-';

/**
 * The element that an address's hash names, by its id alone: a hash is never read as a selector. As in the browser, the
 * id as written comes first, then decoded, then the top of the page for `#top`.
 */
export function findTarget(hash: string): Element | undefined {
  const written = hash.replace(/^#/, '');
  if (!written) return undefined;
  const ids = [...new Set([written, decoded(written)])];
  for (const id of [...ids, ...ids.map((each) => RICH_TEXT_PREFIX + each)]) {
    const element = byId(id);
    if (element) return element;
  }
  return written.toLowerCase() === 'top' ? document.documentElement : undefined;
}

/** An `<img name="getElementById">` takes the place of the document's own method. */
const byId = (id: string) => Document.prototype.getElementById.call(document, id);

/** Opens what an element is folded away in, as the browser does for a link's target: details, and text to be found. */
export function reveal(element: Element): void {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each instanceof HTMLDetailsElement) each.open = true;
    if (each.getAttribute('hidden') !== 'until-found') continue;
    each.dispatchEvent(new Event('beforematch', { bubbles: true }));
    each.removeAttribute('hidden');
  }
}

/** Moves the focus without scrolling. What cannot take it can as long as it has it. */
export function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement) || element === document.documentElement) return;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** Ours: what has not come to rest by then moves of its own accord. */
const SETTLES_WITHIN_MS = 3000;

/**
 * Keeps scrolling to an element until it is at rest within 5 px of its place (spec sections 2 and 9), whatever is still
 * loaded above it: looks every 50 ms, 3,000 ms at most. The visitor's input ends it at once.
 *
 * @returns how it ended: `arrived`, or `left` by input, time or signal.
 */
export function settleAt(target: Element, signal: AbortSignal): Promise<'arrived' | 'left'> {
  const givesUpAt = performance.now() + SETTLES_WITHIN_MS;
  const ended = new AbortController();
  return new Promise((resolve) => {
    const end = (how: 'arrived' | 'left') => {
      clearInterval(timer);
      ended.abort();
      resolve(how);
    };
    let last: number | undefined;
    const look = () => {
      const top = topOf(target);
      const isMoving = top !== last;
      last = top;
      if (performance.now() >= givesUpAt) end('left');
      else if (!isMoving && adjust(target, top) <= SCROLL_SETTLE_TOLERANCE) end('arrived');
    };
    const timer = setInterval(look, SCROLL_SETTLE_CHECK_MS);
    if (signal.aborted) return end('left');
    signal.addEventListener('abort', () => end('left'), { signal: ended.signal });
    onVisitorInput(() => end('left'), ended.signal);
  });
}

/** Puts the element in its place; by how many px it was elsewhere. */
function adjust(target: Element, top: number): number {
  target.scrollIntoView({ behavior: 'instant', block: 'start' });
  return Math.abs(topOf(target) - top);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
