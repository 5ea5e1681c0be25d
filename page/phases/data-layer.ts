/** The queues that tag managers read: Adobe's client data layer, else Google's. */
const LAYERS = ['adobeDataLayer', 'dataLayer'] as const;
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
  const layer = LAYERS.map((name) => Reflect.get(window, name) as unknown).find((each) =>
    Array.isArray(each),
  );
  if (!layer) return;
  try {
    layer.push({ ...(typeof detail === 'object' ? detail : undefined), event });
  } catch (error) {
    reportError(error);
  }
}
