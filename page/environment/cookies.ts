/** Writes a cookie for the whole site. Does nothing where cookies are blocked. */
export function writeCookie(name: string, value: string, maxAgeS: number, document: Document): void {
  const secure = document.location.protocol === 'https:' ? '; Secure' : '';
  try {
    cookieAccessor()?.set?.call(
      document,
      `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`,
    );
  } catch {
    // A sandboxed frame has no cookies.
  }
}

/** The way to the cookies that an `<img name="cookie">`, which takes the place of `document.cookie`, cannot block. */
export const cookieAccessor = () => Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
