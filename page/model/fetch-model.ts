import type { Host } from '../environment/environment.js';
import { homeAddress, homeOrigin } from '../environment/home-origin.js';
import { isObject, isRecord } from '../is-record.js';
import { request } from '../request/request.js';
import { RequestError } from '../request/request-error.js';
import {
  dataUrl,
  feedAddress,
  modelAddress,
  pageModelUrl,
  resolveDataUrl,
  shownModelUrl,
} from './addresses.js';
import type { FeedSource } from './feed-source.js';
import { normaliseModelKeys } from './normalise-keys.js';

export type PageModel = Readonly<Record<string, unknown>>;

/**
 * Fetches the model of the page at a location, its keys normalised. A failure is warned of with the catalogue's text
 * (spec section 8). An abort is not.
 *
 * @throws RequestError, of kind `parse` when the answer is JSON but no object.
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

/**
 * Fetches the model of a page, fragment or component of the own site, or of its home site, its keys normalised. A path
 * without `.json` is that of a page or fragment, whose model is fetched. The paths in a home site's model lead there.
 *
 * @throws RequestError, of kind `origin`, before anything is fetched, for an address on another origin, in a folder of
 * the CMS itself, or written so that a server could read another path in it.
 */
export async function loadModel(src: string, signal: AbortSignal): Promise<unknown> {
  const url = dataAddress(src);
  const answer = await request(url, { signal }).catch((error: unknown) => {
    throw namingAddress(error, src);
  });
  const model = normaliseModelKeys(answer);
  const home = homeOrigin();
  if (home) addHomeOrigin(model, home);
  return model;
}

/**
 * Fetches what a list of another system gives: a text, or the JSON of a feed or of a model. A text may come from any site
 * that lets this page read it. JSON comes from where models do, unless `src` names another site.
 *
 * @throws RequestError as `loadModel` does, and an Error for an answer that is no feed.
 */
export async function loadFeed(src: string, feed: FeedSource, signal: AbortSignal): Promise<unknown> {
  const [read, { answer, address }] = await Promise.all([feed.load(), feedAnswer(src, feed, signal)]);
  return read(answer, address);
}

async function feedAnswer(src: string, { isText }: FeedSource, signal: AbortSignal) {
  const base = homeAddress();
  if (!isText(src)) return { answer: await loadModel(src, signal), address: new URL(src, base).href };
  const { origin, href } = feedAddress(src, base);
  const isOwn = origin === new URL(base).origin;
  const url = isOwn && !homeOrigin() ? dataUrl(href.slice(origin.length)) : href;
  return { answer: await request(url, { signal, expect: 'text' }), address: href };
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
  return home ? new URL(dataUrl(path, new URL(home)), home).href : dataUrl(path);
}

/** Callers of a failed fetch have written `src`, and do not know what else was asked for it. */
function namingAddress(error: unknown, src: string): unknown {
  if (!(error instanceof RequestError)) return error;
  const { message, url } = error;
  const isNamed = message.includes(url) || url === new URL(src, location.href).href;
  return isNamed ? error : new RequestError(`${message} from ${url}`, error);
}

/** A path, or a picture's list of them. `//host` is none. */
const PATH = /^\/(?![/\s])/;
const PATHS = /(^|,\s+)\/(?![/\s])/g;
const PATHS_IN_HTML = /(<[^>]*?\s(?:href|src)\s*=\s*["']?)\/(?![/\s])/gi;

/**
 * Makes the paths in a model addresses of the site that it comes from: its links and pictures are shown by a page of
 * another one. Models of any depth are walked without recursion.
 *
 * @param model is changed.
 */
export function addHomeOrigin(model: unknown, origin: string): void {
  const pending = [model].filter(isObject);
  for (let branch = pending.pop(); branch; branch = pending.pop()) {
    for (const [key, value] of Object.entries(branch)) {
      if (typeof value === 'string') branch[key] = withOrigin(value, origin);
      else if (isObject(value)) pending.push(value);
    }
  }
}

function withOrigin(text: string, origin: string): string {
  if (PATH.test(text)) return text.replace(PATHS, `$1${origin}/`);
  return text.includes('<') ? text.replace(PATHS_IN_HTML, `$1${origin}/`) : text;
}
