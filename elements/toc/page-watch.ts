import type { DebouncedFunc } from 'lodash-es';
import throttle from 'lodash-es/throttle.js';
import { timings } from '../../vocabulary/timings.js';

/** Several changes of the page cause one look, and no change waits for a whole refresh. */
const LOOK_DELAY_MS = timings.tocRefreshMs / 2;
const OBSERVED: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: [
    ...[
      'id',
      'class',
      'style',
      'hidden',
      'open',
      'role',
      'aria-hidden',
      'aria-modal',
      'media',
      'disabled',
      'lang',
    ],
    ...['data-toc-ignore', 'toc-ignore'],
  ],
};

/** Calls `look` after the page has changed, but not while a modal dialog is open. An unchanged page sets no timer. */
export class PageWatch {
  readonly #observer: MutationObserver;
  readonly #listening = new AbortController();
  readonly #schedule: DebouncedFunc<() => void>;

  /** @param own the element whose own changes are not news. */
  constructor(own: Element, look: () => void) {
    // Closing a dialog changes the page again.
    this.#schedule = throttle(() => isModalOpen() || look(), LOOK_DELAY_MS, { leading: false });
    this.#observer = new MutationObserver((records) => {
      if (records.some(({ target }) => !own.contains(target))) this.#schedule();
    });
    const { signal } = this.#listening;
    const schedule = ({ target }: Event) => {
      if (target !== own) this.#schedule();
    };
    window.addEventListener('resize', schedule, { signal });
    // A view in a shadow root leaves no record in the document, and neither does a style sheet that has loaded.
    document.addEventListener('uni-mount', schedule, { signal });
    document.addEventListener('load', (event) => event.target instanceof HTMLLinkElement && schedule(event), {
      signal,
      capture: true,
    });
  }

  /** Observes the page from now on. Earlier changes are dropped, because they were read already. */
  observe(shadowRoots: readonly ShadowRoot[]): void {
    for (const root of [document, ...shadowRoots]) this.#observer.observe(root, OBSERVED);
    this.#observer.takeRecords();
  }

  stop(): void {
    this.#observer.disconnect();
    this.#listening.abort();
    this.#schedule.cancel();
  }
}

function isModalOpen(): boolean {
  if (document.querySelector('dialog:modal')) return true;
  const modals = document.querySelectorAll<HTMLElement>('[aria-modal="true"]');
  return [...modals].some((modal) => modal.checkVisibility?.() ?? true);
}
