import type { Host } from '../environment/environment.js';
import { isRecord } from '../is-record.js';
import { request } from '../request/request.js';
import { RequestError } from '../request/request-error.js';
import { normaliseModelKeys } from './normalise-keys.js';
import { pageModelUrl, resolveDataUrl, shownModelUrl } from './page-model-url.js';

export type PageModel = Readonly<Record<string, unknown>>;

/**
 * Fetches the model of the page at a location, its keys normalised. A failure is warned of with the catalogue's text
 * (spec section 8); an abort is not.
 *
 * @throws RequestError; of kind `parse` when the answer is JSON but no object.
 */
export async function fetchPageModel(
  location: Host & Pick<Location, 'href' | 'pathname'> = globalThis.location,
  { signal }: { signal?: AbortSignal } = {},
): Promise<PageModel> {
  const isShown = location === globalThis.location;
  const url = resolveDataUrl(isShown ? shownModelUrl() : pageModelUrl(location.pathname), location);
  try {
    const model = normaliseModelKeys(await request(url, { signal }));
    if (isRecord(model)) return model;
    throw new RequestError(`${url} is no page model`, { kind: 'parse', url });
  } catch (error) {
    if (!signal?.aborted) console.warn('failed to load pages-local model json');
    throw error;
  }
}
