import { warnOnce } from '../../../page/warn.js';
import { isDataSourceError } from './model-error.js';

/** Tells the page that an element's view stands. */
export function dispatchMount(element: Element): void {
  element.dispatchEvent(new CustomEvent('uni-mount', { bubbles: true, composed: true }));
}

/**
 * Tells the page that an element failed and that its authored content is visible again.
 *
 * @returns whether a listener has dealt with the error, so that nobody else has to report it.
 */
export function dispatchError(element: Element, error: unknown): boolean {
  const init = { bubbles: true, composed: true, cancelable: true, detail: { error } };
  return !element.dispatchEvent(new CustomEvent('uni-error', init));
}

/** Called for a view that could not be rendered. Logs one message, unless a listener or the data source has told the error. */
export function reportNotRendered(element: Element, error: unknown): void {
  const isHandled = dispatchError(element, error);
  if (isHandled || isDataSourceError(error)) return;
  logErrorOnce(
    error,
    `<${element.localName}> could not be rendered (${String(error)}); its authored content was put back`,
  );
}

/** Reports what keeps a server-rendered view from being used or brought up to date. It stays as it is. */
export function reportStays(element: Element, error: unknown): void {
  if (isDataSourceError(error)) reportNotRendered(element, error);
  else logErrorOnce(error, `<${element.localName}> stays as it is: ${String(error)}`);
}

/**
 * React or an island's module cannot be loaded. All elements that wait for it share one message, which names the remedy.
 * The page has not failed if their content stands and works without it.
 */
export class ChunkMissing extends Error {
  override readonly name = 'ChunkMissing';

  constructor(cause: unknown) {
    super(
      `uni-elements: React cannot be loaded, and elements that need it stay as they are: check that all files of one build are in one folder, unchanged, sent with Access-Control-Allow-Origin, and allowed by this page's Content-Security-Policy (${String(cause)})`,
      { cause },
    );
  }
}

function logErrorOnce(error: unknown, message: string): void {
  // Neither is the element's fault: all share what it says.
  const isShared = error instanceof ChunkMissing || isOfPolicy(error);
  warnOnce(isShared ? (error as Error).message : message, 'error', error);
}

const isOfPolicy = (error: unknown) => error instanceof Error && error.name === 'PolicyMissing';
