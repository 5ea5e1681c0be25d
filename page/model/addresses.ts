import { homePageName } from '../../vocabulary/site.js';
import { percentDecoded } from '../anchors/targets/in-page.js';

import { environment, type Host, runMode } from '../environment/environment.js';
import { pageState } from '../phases/page-state.js';
import { RequestError } from '../request/request-error.js';

const MODEL = '.model.json';
const FRAGMENTS = '/content/experience-fragments/';
const RENDITIONS = '/jcr:content/renditions/';
const MOCKS = '/mocks/';

/** The CMS's own names for the renditions that the spec's section 9 sizes. */
const RENDITION_NAMES = { web: 'cq5dam.web.1280.1280', thumbnail: 'cq5dam.thumbnail.319.319' } as const;

/**
 * The address of a page's model (spec section 2): `/a/b.html` → `/a/b.model.json`, `/a/` → `/a/home.model.json`, the
 * courses root and the course search → `/courses/search.model.json`. A Sling suffix (`/a.html/suffix`) and path
 * parameters (`;jsessionid=…`) are left out.
 *
 * @param pathname as in `location.pathname`.
 * @returns a path that stays on the origin that it is fetched from, whatever the pathname begins with.
 */
export function pageModelUrl(pathname: string): string {
  const path = ownPath(pathname.replace(/;[^/\\]*/g, ''));
  if (/^(?:\/content)?\/courses(?:\/search)?(?:\/?|\.html(?:\/.*)?)$/i.test(path))
    return `/courses/search${MODEL}`;
  if (path.endsWith(MODEL)) return path;
  if (/\.html(?:\/|$)/i.test(path)) return path.replace(/\.html(?:\/.*)?$/i, MODEL);
  return `${path.endsWith('/') ? path + homePageName : path}${MODEL}`;
}

/** The address of the model of the page that is shown. Its head names it where the page's own address is a short one. */
export function shownModelUrl(): string {
  const written = document.querySelector<HTMLMetaElement>('meta[name="uni-model"]')?.content;
  return pageModelUrl(written || location.pathname);
}

/**
 * The address of a fragment's model. A path outside the folder of experience fragments is taken as one inside it, so
 * that no other part of the content can be named.
 */
export function fragmentModelUrl(path: string): string {
  const own = ownPath(path).replace(/(?:\.html|\.model\.json|\/)$/i, '');
  return `${own.startsWith(FRAGMENTS) ? own : FRAGMENTS + own.slice(1)}${MODEL}`;
}

/**
 * The address of one of a picture's renditions (spec section 7).
 *
 * @param rendition `web`, `thumbnail`, or a rendition's whole file name. A web rendition of a PNG is a PNG, else a JPEG.
 */
export function renditionUrl(
  imagePath: string,
  rendition: keyof typeof RENDITION_NAMES | (string & {}),
): string {
  const path = ownPath(imagePath);
  const isPng = rendition === 'thumbnail' || /\.png$/i.test(path);
  const known = Object.hasOwn(RENDITION_NAMES, rendition)
    ? `${RENDITION_NAMES[rendition as keyof typeof RENDITION_NAMES]}.${isPng ? 'png' : 'jpeg'}`
    : encodeURIComponent(rendition);
  return `${path}${RENDITIONS}${known}`;
}

/**
 * Returns where a data call goes. On production hosts the address stays. In development the call goes to the file of the
 * same path in the mocks folder, where a rendition is the picture itself. On hosts for tests and development, renditions
 * go there too (spec section 7).
 */
export function resolveDataUrl(
  url: string,
  location: Host & Pick<Location, 'href'> = globalThis.location,
): string {
  const isTried =
    /^\/(?!\/)/.test(url) && url.includes(RENDITIONS) && /^(?:test|dev)$/.test(runMode(location));
  if (environment(location) === 'production' && !isTried) return url;
  const { pathname, search } = new URL(url, location.href);
  if (pathname.startsWith(MOCKS)) return pathname + search;
  const [file] = pathname.split(RENDITIONS);
  return MOCKS + file!.replace(/^\/+/, '') + search;
}

/**
 * Where an element's own call goes: to the mocks only on a page that says it has them, as one with the page machine does,
 * or one with `<meta name="uni-mocks" content="true">`. Any other site may be developed on localhost too.
 */
export const dataUrl = (
  url: string,
  location: Host & Pick<Location, 'href'> = globalThis.location,
): string => (hasMocks() ? resolveDataUrl(url, location) : url);

function hasMocks(): boolean {
  const said = document.querySelector<HTMLMetaElement>('meta[name="uni-mocks"]')?.content;
  return said === undefined ? pageState() !== undefined : said === 'true';
}

/**
 * Resolves dots, back slashes and control characters as a browser would, without letting them or leading slashes choose
 * a host.
 */
function ownPath(path: string): string {
  const url = new URL('http://own-origin');
  url.pathname = path.replace(/[?#].*$/s, '');
  return url.pathname.replace(/^\/{2,}/, '/');
}

/** Ways to write a path that a server could read as another one than the browser shows. */
const TRICKS = /[\\\p{Cc}]|%(?:0|1|2e|2f|5c|25|7f)|(?:^|\/)\.{1,2}(?:[/?#;]|$)/iu;

/** The folders of the CMS itself. Authors' content lies elsewhere. `/home` is a page, but users lie below `/home/`. */
const CMS_FOLDERS =
  /^\/+(?:(?:apps|bin|conf|crx|etc|libs|mnt|oak:index|system|tmp|var)(?:\/|\.(?!clientlibs\/)|$)|home\/)/i;

/** Whether an address leads out of where the content of a site lies, or is written so that a server could do so. */
const isOutside = (src: string, { pathname }: URL): boolean =>
  TRICKS.test(src) || CMS_FOLDERS.test(percentDecoded(pathname));

/**
 * The address of a feed, on whatever site it is.
 *
 * @param base the page's address.
 * @throws RequestError of kind `origin` for what is no address of the web, and for one of the own site as `modelAddress`.
 */
export function feedAddress(src: string, base: string): URL {
  const url = URL.canParse(src, base) ? new URL(src, base) : undefined;
  if (url && /^https?:$/.test(url.protocol))
    if (url.origin !== new URL(base).origin || !isOutside(src, url)) return url;
  const message = `${src} is no address of a feed: give a path of this site, or an address that begins with https:`;
  throw new RequestError(message, { kind: 'origin', url: src });
}

/**
 * The path at which the model of a page, fragment or component of the own site is asked for. A path without `.json` is
 * that of a page or fragment, whose model is meant.
 *
 * @param base the page's address.
 * @throws RequestError of kind `origin` for an address on another origin, in a folder of the CMS itself, or written so
 * that a server could read another path in it.
 */
export function modelAddress(src: string, base: string): string {
  const url = URL.canParse(src, base) ? new URL(src, base) : undefined;
  const isOwn = url?.origin === new URL(base).origin && !isOutside(src, url);
  if (!url || !isOwn || !/^https?:$/.test(url.protocol)) {
    const message = `${src} is no address of a model: give a path of this site, such as /content/…/page.model.json`;
    throw new RequestError(message, { kind: 'origin', url: src });
  }
  const path = /\.json$/i.test(url.pathname) ? url.pathname.replace(/^\/+/, '/') : pageModelUrl(url.pathname);
  return path + url.search;
}
