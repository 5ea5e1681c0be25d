import { PRERENDERED_MARK } from '../wake/prerendered.js';
import { servedQuery } from './served-query.js';

/** A search that a server has answered, and that no script has taken over: its field would say what it completes. */
const SERVED_SEARCH = `uni-course-search[${PRERENDERED_MARK}] [type=search]:not([aria-autocomplete])`;

/**
 * Asks the server again where the visitor goes back or on to an address whose answer it has not given yet, as between
 * any two pages: the entries of a document that was reloaded are in its history still.
 */
export function followHistory(signal: AbortSignal): void {
  const follow = () => {
    const { form } = document.querySelector<HTMLInputElement>(SERVED_SEARCH) ?? {};
    if (form && asksOtherwise(form)) location.reload();
  };
  window.addEventListener('popstate', follow, { signal });
  follow();
}

/** Whether the address asks a search for anything else than it was served for: by what its form sends, or for another page. */
function asksOtherwise({ elements }: HTMLFormElement): boolean {
  const [served, asked] = [servedQuery(), location.search].map((query) => new URLSearchParams(query));
  const names = [...elements].map((element) => element.getAttribute('name') ?? '');
  return ['page', ...names].some((name) => served!.get(name) !== asked!.get(name));
}
