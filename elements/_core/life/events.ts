import { warnOnce } from '../../../page/for-elements.js';
import { isDataSourceError } from '../props/data-source-error.js';

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
