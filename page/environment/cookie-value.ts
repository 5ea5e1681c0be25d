import { cookieAccessor } from './cookies.js';

/** The value of a cookie, by its exact name. Undefined where it is not set or cookies are blocked. */
export function cookieValue(name: string, document: Document): string | undefined {
  for (const cookie of readCookies(document).split(';')) {
    const [key, ...value] = cookie.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

function readCookies(document: Document): string {
  try {
    const cookies: unknown = document.cookie;
    return typeof cookies === 'string' ? cookies : String(cookieAccessor()?.get?.call(document));
  } catch {
    return '';
  }
}
