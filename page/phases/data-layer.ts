/** The queues that tag managers read: Adobe's client data layer, else Google's. */
type Layers = Readonly<Partial<Record<'adobeDataLayer' | 'dataLayer', unknown>>>;

const EVENTS = ['uni-interact', 'uni-page-state'] as const;

/**
 * Hands what visitors use, and the page's states, on to the tag manager of a page that has one: `{ event, … }` with the
 * event's detail is pushed to `window.adobeDataLayer`, else to `window.dataLayer`. Nothing is kept for one that comes
 * later.
 */
export function feedDataLayer(signal: AbortSignal): void {
  for (const type of EVENTS) {
    document.addEventListener(type, (event) => push(type, (event as CustomEvent<unknown>).detail), {
      signal,
    });
  }
}

function push(event: string, detail: unknown): void {
  const { adobeDataLayer, dataLayer } = window as Layers;
  const layer = [adobeDataLayer, dataLayer].find((each) => Array.isArray(each));
  if (!layer) return;
  try {
    layer.push({ ...(detail as object), event });
  } catch (error) {
    reportError(error);
  }
}
