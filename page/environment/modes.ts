const MODE = 'wcmmode';

/**
 * Whether an author edits the page: the meta tag `is-editing-mode` says so, or, without that tag, the cookie `wcmmode`
 * is `edit` (spec section 4). It changes what is shown, never what is trusted.
 */
export function isEditingMode(document: Document = globalThis.document): boolean {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="is-editing-mode"]');
  return meta ? meta.content === 'true' : cookieValue(MODE, document) === 'edit';
}

/** Whether an author previews the page: `wcmmode=preview` in the address or, without it there, the cookie. */
export function isPreviewMode(document: Document = globalThis.document): boolean {
  const asked = new URL(document.URL).searchParams.get(MODE);
  return (asked ?? cookieValue(MODE, document)) === 'preview';
}

export type DisplayMode = 'default' | 'launchEditing' | 'target';

/**
 * How an editor shows the page (spec section 4): `launchEditing` in the frame of an editor of a launch, `target` in the
 * frame of a personalisation editor or with `env=target` in the address.
 */
export function displayMode(window: Window = globalThis.window): DisplayMode {
  const frame = parentPath(window);
  if (frame?.includes('/launches/')) return 'launchEditing';
  const asked = new URLSearchParams(window.location.search).get('env');
  return asked === 'target' || frame?.includes('/personalization/') ? 'target' : 'default';
}

/** The path of the page around this one, when it is of the same origin. */
function parentPath(window: Window): string | undefined {
  try {
    return window.parent === window ? undefined : window.parent.location.pathname;
  } catch {
    return undefined;
  }
}

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
    return typeof cookies === 'string'
      ? cookies
      : String(Reflect.get(Document.prototype, 'cookie', document));
  } catch {
    return '';
  }
}

/** Writes a cookie for the whole site. Does nothing where cookies are blocked. */
export function writeCookie(name: string, value: string, maxAgeS: number, document: Document): void {
  const secure = document.location.protocol === 'https:' ? '; Secure' : '';
  try {
    const cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`;
    // The prototype's accessor: an `<img name="cookie">` cannot take its place.
    Reflect.set(Document.prototype, 'cookie', cookie, document);
  } catch {
    // A sandboxed frame has no cookies.
  }
}
