import { tellMissing } from '../scripts.js';

/**
 * Tells a page's data layer what visitors use and the page's states, in their order. What does so is loaded with the
 * page's first state, where there is a layer: a click that leaves the page is told at once. Pages of the CMS have it from
 * the start; others ask for it.
 *
 * @param signal ends it.
 */
export function feedDataLayer(signal?: AbortSignal): void {
  let script: typeof import('./data-layer.js') | undefined;
  let loading: Promise<unknown> | undefined;
  const hear = (event: Event) => {
    const layers = window as { adobeDataLayer?: unknown; dataLayer?: unknown };
    const push = () => script?.pushToLayer(event as CustomEvent<object>);
    if (script) push();
    else if (layers.adobeDataLayer ?? layers.dataLayer) {
      loading ??= import('./data-layer.js').then((loaded) => {
        script = loaded;
      }, tellMissing);
      loading.then(push);
    }
  };
  for (const type of ['uni-interact', 'uni-page-state'])
    document.addEventListener(type, hear, signal && { signal });
}
