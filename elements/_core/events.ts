import { warnOnce } from '../../page/warn.js';
import { isDataSourceError } from './model-error.js';

/** The build writes its value in the place of `NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Tells the page that an element's view stands in it. */
export function dispatchMount(element: Element): void {
  element.dispatchEvent(new CustomEvent('uni-mount', { bubbles: true, composed: true }));
}

/**
 * Tells the page that an element failed; its authored content is back.
 *
 * @returns whether a listener has dealt with the error, so that nobody else need report it.
 */
export function dispatchError(element: Element, error: unknown): boolean {
  const init = { bubbles: true, composed: true, cancelable: true, detail: { error } };
  return !element.dispatchEvent(new CustomEvent('uni-error', init));
}

/** The same of one whose view could not be rendered, and one message unless somebody has dealt with it or told of it. */
export function reportNotRendered(element: Element, error: unknown): void {
  const isHandled = dispatchError(element, error);
  if (isHandled || isDataSourceError(error)) return;
  logErrorOnce(
    error,
    `<${element.localName}> could not be rendered (${String(error)}); its authored content was put back`,
  );
}

/** Tells of what keeps a view from being used, or brought up to date, that stays as it is. */
export function reportLost(element: Element, error: unknown): void {
  if (isDataSourceError(error)) reportNotRendered(element, error);
  else logErrorOnce(error, `<${element.localName}> stays as it is: ${String(error)}`);
}

/** In development: what makes a view React's, though its definition does not say so. */
export function tellLeftToReact({ localName }: Element, what: string): void {
  if (process.env.NODE_ENV === 'production') return;
  warnOnce(
    `<${localName}> is rendered by React, for ${what}; say needsReact: true in its definition, and a server's view is hydrated too`,
    'info',
  );
}

/** React's chunk has not come; the message is the same for all elements that wait for it, and names the remedy. */
export class ReactMissing extends Error {
  override readonly name = 'ReactMissing';

  constructor(cause: unknown) {
    super(
      `uni-elements: React cannot be loaded, and elements that need it stay as they are: check that all files of one build are in one folder, unchanged, sent with Access-Control-Allow-Origin, and allowed by this page's Content-Security-Policy (${String(cause)})`,
      { cause },
    );
  }
}

/** One message for an error, and for all elements that have no React the same. */
export function logErrorOnce(error: unknown, message: string): void {
  warnOnce(error instanceof ReactMissing ? error.message : message, 'error', error);
}
