/**
 * Hands an event on to the tag manager of a page that has one: `{ event, … }` with the event's detail is pushed to
 * `window.adobeDataLayer`, else to `window.dataLayer`; to Adobe's also its own `cmp:click`, of a component that the CMS
 * has given an id. Nothing is kept for one that comes later.
 */
export function pushToLayer({ type, detail, target }: CustomEvent<object>): void {
  const { adobeDataLayer, dataLayer } = window as { adobeDataLayer?: unknown; dataLayer?: unknown };
  const layer = [adobeDataLayer, dataLayer].find((each) => Array.isArray(each));
  if (!layer) return;
  try {
    layer.push({ ...detail, event: type });
    const told = target instanceof Element && target.closest<HTMLElement>('[data-cmp-data-layer]');
    if (!told || type !== 'uni-interact' || layer !== adobeDataLayer) return;
    const [id] = Object.keys(JSON.parse(told.dataset.cmpDataLayer!) as object);
    layer.push({ event: 'cmp:click', eventInfo: { path: `component.${id}` } });
  } catch (error) {
    reportError(error);
  }
}
