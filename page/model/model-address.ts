import { decoded } from '../decoded.js';
import { RequestError } from '../request/request-error.js';
import { pageModelUrl } from './page-model-url.js';

/** Ways to write a path that a server could read as another one than the browser shows. */
const TRICKS = /[\\\p{Cc}]|%(?:0|1|2e|2f|5c|25|7f)|(?:^|\/)\.{1,2}(?:[/?#;]|$)/iu;

/** The folders of the CMS itself. Authors' content lies elsewhere; `/home` is a page, `/home/…` are users. */
const CMS_FOLDERS =
  /^\/+(?:(?:apps|bin|conf|crx|etc|libs|mnt|oak:index|system|tmp|var)(?:\/|\.(?!clientlibs\/)|$)|home\/)/i;

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
  const isOwn =
    url?.origin === new URL(base).origin && !TRICKS.test(src) && !CMS_FOLDERS.test(decoded(url.pathname));
  if (!url || !isOwn || !/^https?:$/.test(url.protocol)) {
    const message = `${src} is no address of a model: give a path of this site, such as /content/…/page.model.json`;
    throw new RequestError(message, { kind: 'origin', url: src });
  }
  const path = /\.json$/i.test(url.pathname) ? url.pathname.replace(/^\/+/, '/') : pageModelUrl(url.pathname);
  return path + url.search;
}
