import { homeAddress, homeOrigin } from '../environment/home-origin.js';
import { request } from '../request/request.js';
import { addHomeOrigin } from './home-paths.js';
import { modelAddress } from './model-address.js';
import { normaliseModelKeys } from './normalise-keys.js';
import { resolveDataUrl } from './page-model-url.js';

/**
 * Fetches the model of a page, fragment or component of the own site, or of its home site, its keys normalised. A path
 * without `.json` is that of a page or fragment, whose model is fetched. The paths in a home site's model lead there.
 *
 * @throws RequestError; of kind `origin`, before anything is fetched, for an address on another origin, in a folder of
 * the CMS itself, or written so that a server could read another path in it.
 */
export async function loadModel(src: string, signal: AbortSignal): Promise<unknown> {
  const url = dataAddress(src);
  const model = normaliseModelKeys(await request(url, { signal }));
  const home = homeOrigin();
  if (home) addHomeOrigin(model, home);
  return model;
}

/**
 * The path of the model that `src` names, however it is written.
 *
 * @throws RequestError of kind `origin`, as `loadModel` does.
 */
export function fragmentModelAddress(src: string): string {
  return modelAddress(src, homeAddress());
}

/** Where that model is fetched: the page's own site, or its home site. */
function dataAddress(src: string): string {
  const home = homeOrigin();
  const path = fragmentModelAddress(src);
  return home ? new URL(resolveDataUrl(path, new URL(home)), home).href : resolveDataUrl(path);
}
