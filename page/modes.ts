import { cookieValue } from './cookies.js';

export type DisplayMode = 'default' | 'launchEditing' | 'target';

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
