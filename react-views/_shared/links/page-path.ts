import { homePageName } from '../../../vocabulary/site.js';

const OWN_ORIGIN = 'http://own-origin';
const CONTENT_ROOT = /^\/content(?=\/)/;
const ENDING = new RegExp(`(?:/(?:${homePageName}(?:\\.html)?)?|\\.html)$`);

/**
 * A page's path in one form, however it is written: `/students/`, `/students/home.html`, `/content/students.html` and
 * `/students?x#y` are all `/students`. The site's home page is the empty path. Undefined for another site's address.
 *
 * @param origin of the page that the address stands on.
 */
export function pagePath(address: string, origin = OWN_ORIGIN): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.origin !== new URL(origin).origin) return undefined;
  return url.pathname.replace(CONTENT_ROOT, '').replace(ENDING, '');
}

/** Whether a page lies below another one: `/students/card` below `/students`, everything below the home page. */
export const isBelow = (path: string, ancestor: string): boolean => path.startsWith(`${ancestor}/`);
