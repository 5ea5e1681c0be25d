import { whenShown } from '../environment/when-shown.js';

/**
 * Hands what visitors use, and the page's states, on to the tag manager of a page that has one. It pushes `{ event, … }`
 * with the event's detail to `window.adobeDataLayer`, else to `window.dataLayer`. Adobe's layer also gets its own
 * `cmp:click` for a component that the CMS has given an id. Nothing is kept for a layer that comes later. If nobody has
 * seen the page yet, the layer hears of it when the page is shown. Pages with the page machine have it from the start.
 *
 * @param signal ends it.
 */
export function feedDataLayer(signal?: AbortSignal): void {
  for (const type of ['uni-interact', 'uni-page-state'])
    document.addEventListener(
      type,
      (event) => whenShown(() => push(event as CustomEvent<object>)),
      signal && { signal },
    );
}

function push({ type, detail, target }: CustomEvent<object>): void {
  const { adobeDataLayer, dataLayer } = window as { adobeDataLayer?: unknown; dataLayer?: unknown };
  const layer = [adobeDataLayer, dataLayer].find((each) => Array.isArray(each));
  if (!layer) return;
  try {
    layer.push({ ...detail, event: type });
    const owner = target instanceof Element && target.closest<HTMLElement>('[data-cmp-data-layer]');
    if (!owner || type !== 'uni-interact' || layer !== adobeDataLayer) return;
    const [id] = Object.keys(JSON.parse(owner.dataset.cmpDataLayer!) as object);
    layer.push({ event: 'cmp:click', eventInfo: { path: `component.${id}` } });
  } catch (error) {
    reportError(error);
  }
}
