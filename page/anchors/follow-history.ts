import { PRERENDERED_MARK } from '../prerendered.js';

/** A search that a server has answered, and that no script has taken over: its field would say what it completes. */
const SERVED_SEARCH = `uni-course-search[${PRERENDERED_MARK}] input:not([aria-autocomplete])`;

/**
 * Asks the server again where the visitor goes back or on to an address whose answer it has not given yet, as between
 * any two pages: the entries of a document that was reloaded are in its history still.
 *
 * @param sign what the visitor did before there was anybody to listen.
 */
export function followHistory(signal: AbortSignal, sign?: unknown): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const follow = () => {
    const isServed = !navigation || new URL(navigation.name).search === location.search;
    if (!isServed && document.querySelector(SERVED_SEARCH)) location.reload();
  };
  window.addEventListener('popstate', follow, { signal });
  if (sign instanceof PopStateEvent) follow();
}
