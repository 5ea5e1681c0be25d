/** The queues that tag managers read: Adobe's client data layer, else Google's. */
type Layers = Readonly<Partial<Record<'adobeDataLayer' | 'dataLayer', unknown>>>;

const EVENTS = ['uni-interact', 'uni-page-state'] as const;

/**
 * Hands what visitors use, and the page's states, on to the tag manager of a page that has one: `{ event, … }` with the
 * event's detail is pushed to `window.adobeDataLayer`, else to `window.dataLayer`; to Adobe's also its own `cmp:click`, of
 * a component that the CMS has given an id. Nothing is kept for one that comes later. Pages of the CMS have it from the
 * start; others ask for it.
 *
 * @param signal ends it.
 */
export function feedDataLayer(signal?: AbortSignal): void {
  for (const type of EVENTS) {
    document.addEventListener(
      type,
      (event) => push(type, event as CustomEvent<object>),
      signal && { signal },
    );
  }
}

function push(event: string, { detail, target }: CustomEvent<object>): void {
  const { adobeDataLayer, dataLayer } = window as Layers;
  const layer = [adobeDataLayer, dataLayer].find((each) => Array.isArray(each));
  if (!layer) return;
  try {
    layer.push({ ...detail, event });
    const told = target instanceof Element && target.closest<HTMLElement>('[data-cmp-data-layer]');
    if (!told || event !== 'uni-interact' || layer !== adobeDataLayer) return;
    const [id] = Object.keys(JSON.parse(told.dataset.cmpDataLayer!) as object);
    layer.push({ event: 'cmp:click', eventInfo: { path: `component.${id}` } });
  } catch (error) {
    reportError(error);
  }
}
