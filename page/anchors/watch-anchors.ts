import { onVisitorInput } from './visitor-input.js';

export interface Anchors {
  /**
   * Takes the visitor to the address's target, and from now on along in-page links. Ends with the signal.
   *
   * @returns resolves once links are followed; until then, and where the module cannot be loaded, the browser does it.
   */
  wire(signal: AbortSignal): Promise<void>;
  /** Ends what began with `watchAnchors`. */
  stop(): void;
}

/**
 * Notes from now on whether the visitor has taken the page into his own hands, because then the address's target no
 * longer counts. What follows links is loaded when its time has come.
 */
export function watchAnchors(): Anchors {
  const watching = new AbortController();
  let isUntouched = true;
  onVisitorInput(() => {
    isUntouched = false;
  }, watching.signal);

  return {
    async wire(signal) {
      try {
        const { arrive, followLinks } = await import('./anchors.js');
        if (signal.aborted) return;
        followLinks(signal);
        if (isUntouched && isFirstVisit()) void arrive(AbortSignal.any([signal, watching.signal]));
      } catch (error) {
        console.error('in-page links jump to their targets as the browser has them', error);
      }
    },
    stop: () => watching.abort(),
  };
}

/** After a reload, and on the way back, the browser has put the visitor where he was. */
function isFirstVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return (type !== 'reload' && type !== 'back_forward') || window.scrollY === 0;
}
