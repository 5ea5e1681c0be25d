import { cookieValue } from './cookie-value.js';

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
