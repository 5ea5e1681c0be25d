import { NETWORK_IDLE_POLL_MS, NETWORK_IDLE_TIMEOUT_MS } from '../../vocabulary/runtime.js';

/**
 * Waits until the document is complete and every resource has been fetched: looks when the document is loaded and every
 * 100 ms, and gives up after 3,000 ms by the clock (spec section 4), however seldom the timers of a hidden tab fire.
 *
 * @param signal ends the wait, which then resolves.
 */
export function networkIdle(signal: AbortSignal): Promise<void> {
  const givesUpAt = performance.now() + NETWORK_IDLE_TIMEOUT_MS;
  return new Promise((resolve) => {
    const look = () => {
      if (!signal.aborted && !isIdle() && performance.now() < givesUpAt) return;
      clearInterval(timer);
      globalThis.removeEventListener('load', look);
      resolve();
    };
    const timer = setInterval(look, NETWORK_IDLE_POLL_MS);
    globalThis.addEventListener('load', look);
    signal.addEventListener('abort', look);
    look();
  });
}

const isIdle = () =>
  document.readyState === 'complete' && performance.getEntriesByType('resource').every(isFetched);

/** A resource from the memory cache may have no duration, so its end time shows that it was fetched. */
const isFetched = (entry: PerformanceEntry) =>
  entry.duration > 0 || (entry as PerformanceResourceTiming).responseEnd > 0;
