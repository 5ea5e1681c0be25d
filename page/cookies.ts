/** The value of a cookie, by its exact name. Undefined where it is not set or cookies are blocked. */
export function cookieValue(name: string, document: Document): string | undefined {
  for (const cookie of readCookies(document).split(';')) {
    const [key, ...value] = cookie.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

/** Writes a cookie for the whole site. Does nothing where cookies are blocked. */
export function writeCookie(name: string, value: string, maxAgeS: number, document: Document): void {
  const secure = document.location.protocol === 'https:' ? '; Secure' : '';
  try {
    accessor()?.set?.call(document, `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`);
  } catch {
    // A sandboxed frame has no cookies.
  }
}

function readCookies(document: Document): string {
  try {
    const cookies: unknown = document.cookie;
    return typeof cookies === 'string' ? cookies : String(accessor()?.get?.call(document));
  } catch {
    return '';
  }
}

/** The way to the cookies that an `<img name="cookie">`, which takes the place of `document.cookie`, cannot block. */
const accessor = () => Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
