import { warnOnce } from '../../page/warn.js';

/** Says a message once on the console. */
export const report = (message: string, level: 'error' | 'warn' | 'info' = 'error'): void =>
  warnOnce(`uni-elements: ${message}`, level);

/** Failures that were not reported on the console yet: tag → the address, and the browser's message. */
const missing = new Map<string, { readonly address: string; readonly error: unknown }>();

/**
 * Dispatches `uni-error` on the elements of a tag whose code could not be loaded.
 *
 * @returns whether it is to be said on the console, because there is an element whose error no listener has handled, or
 *   none at all.
 */
export function tellElements(tag: string, error: unknown): boolean {
  const init = { bubbles: true, composed: true, cancelable: true, detail: { error } };
  const elements = [...document.querySelectorAll(tag)];
  const unhandled = elements.filter((element) => element.dispatchEvent(new CustomEvent('uni-error', init)));
  return elements.length === 0 || unhandled.length > 0;
}

/** Tells the elements of a tag that its code could not be loaded, and notes the tag for `reportNoted`. */
export function noteMissing(tag: string, address: string, error: unknown): void {
  if (tellElements(tag, error)) missing.set(tag, { address, error });
}

/** Says on the console, in one line, what was noted: a chunk that many tags need is missing to all of them. */
export function reportNoted(): void {
  const [first] = missing.values();
  if (!first) return;
  const tags = [...missing.keys()].sort().map((tag) => `<${tag}>`);
  missing.clear();
  report(
    `${tags.join(', ')} ${tags.length > 1 ? 'stay' : 'stays'} as authored, because ${first.address} or what it imports cannot be loaded; check that all files of one build are in ${new URL('.', first.address)}, unchanged, sent with Access-Control-Allow-Origin, and allowed by this page's Content-Security-Policy (${String(first.error)})`,
  );
}

const MOST_TIMES = 20;

/** The page's style sheet, for tags that render into the page. It stays where a router takes sheets out of the head. */
export function addStyleSheet(address: string, nonce = ''): void {
  const link = document.createElement('link');
  const { href } = new URL('uni.css', address);
  Object.assign(link, { rel: 'stylesheet', href, nonce, crossOrigin: 'anonymous' });
  link.onerror = () =>
    report(`${link.href} cannot be loaded; put it beside uni.js, or take data-light out of the script's tag`);
  document.head.append(link);
  let timesLeft = MOST_TIMES;
  const observer = new MutationObserver(() => {
    if (link.isConnected) return;
    // Another script may take out whatever it does not know, for as long as it is put back.
    if (--timesLeft === 0) observer.disconnect();
    document.head.append(link);
  });
  observer.observe(document.documentElement, { childList: true });
  observer.observe(document.head, { childList: true });
}
