import { firstUse } from '../activation/prerendered.js';
import { reportMissing } from '../scripts.js';
import { inPageLink } from './targets/in-page.js';
import { onVisitorInput, servedQuery } from './targets/visit.js';

/** A place in the page needs no network: on one that stalls, the browser goes there. */
const PATIENCE_MS = 1000;

export interface Anchors {
  /**
   * Takes the visitor to the address's target, and from now on along in-page links and the history. Ends with the
   * signal. The code for this is loaded when there is a target, the address has changed already, or somebody begins to
   * use the page. A link that is clicked before it has come is followed then.
   *
   * @returns resolves once it has come, or cannot be loaded: then the browser follows links. Never where nobody uses
   *   the page.
   */
  wire(signal: AbortSignal): Promise<void>;
  /** Ends what began with `watchAnchors`. */
  stop(): void;
}

/**
 * Notes from now on whether the visitor has taken the page into his own hands, because then the address's target no
 * longer counts. It does again where he followed a link to it: the browser may not find it, or not open what it is in.
 */
export function watchAnchors(): Anchors {
  const watching = new AbortController();
  let isUntouched = true;
  const note = ({ type }: Event) => {
    isUntouched = type === 'hashchange';
  };
  onVisitorInput(note, watching.signal);
  window.addEventListener('hashchange', note, { signal: watching.signal });

  return {
    async wire(signal) {
      const arrives = isUntouched && location.hash !== '';
      const waiting = new AbortController();
      const until = AbortSignal.any([signal, waiting.signal]);
      const use = firstUse(window);
      holdClicks(until, () => waiting.abort());
      try {
        if (isUntouched && !arrives && servedQuery() === location.search) await use;
        const { wireAnchors } = await import('./anchors.js');
        if (!signal.aborted) wireAnchors(signal, arrives ? watching.signal : undefined);
      } catch (error) {
        reportMissing(error);
      } finally {
        waiting.abort();
      }
    },
    stop: () => watching.abort(),
  };
}

/** Keeps plain clicks on links to a place from everybody, and makes the last one when the signal ends, or in a second. */
function holdClicks(signal: AbortSignal, end: () => void): void {
  let link: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const clicked = inPageLink(event);
    if (!clicked?.hash) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    link = clicked;
    setTimeout(end, PATIENCE_MS);
  };
  window.addEventListener('click', hold, { capture: true, signal });
  signal.addEventListener('abort', () => link?.click());
}
