import { SCROLL_SETTLE_CHECK_MS, SCROLL_SETTLE_TOLERANCE } from '../../vocabulary/runtime.js';
import { onVisitorInput } from './targets/visit.js';

/** Our choice: a page that has not come to rest by then moves of its own accord. */
const SETTLES_WITHIN_MS = 3000;

/**
 * Scrolls to an element once it no longer moves, and again until that moves it by 5 px at most (spec sections 2 and 9),
 * whatever is still loaded above it. It looks every 50 ms, for 3,000 ms at most. While the element moves it does not
 * scroll, because that would end a smooth scroll that is under way. The visitor's input ends it at once.
 *
 * @returns how it ended: `arrived`, or `left` by input, time or signal.
 */
export function scrollUntilStill(target: Element, signal: AbortSignal): Promise<'arrived' | 'left'> {
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

/** Scrolls the element to its place. Returns how many px away it was. */
function adjust(target: Element, top: number): number {
  target.scrollIntoView({ behavior: 'instant', block: 'start' });
  return Math.abs(topOf(target) - top);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
