import { warnOnce } from '../../elements/_core/warn.js';

/** Says a message once on the console. */
export const tell = (message: string, level: 'error' | 'warn' | 'info' = 'error'): void =>
  warnOnce(`uni-elements: ${message}`, level);

/** Says that the tag's module has not come, to the page by `uni-error`, and on the console unless somebody has dealt with it. */
export function tellMissing(tag: string, address: string, error: unknown): void {
  const init = { bubbles: true, composed: true, cancelable: true, detail: { error } };
  const elements = [...document.querySelectorAll(tag)];
  const unhandled = elements.filter((element) => element.dispatchEvent(new CustomEvent('uni-error', init)));
  if (elements.length > 0 && unhandled.length === 0) return;
  const folder = new URL('.', address);
  tell(
    `<${tag}> stays as authored, because ${address} or what it imports cannot be loaded; check that all files of one build are in ${folder}, unchanged, that they are sent with Access-Control-Allow-Origin, and that this page's Content-Security-Policy allows them (${String(error)})`,
  );
}

/** The page's style sheet, for tags that render into the page. */
export function addStyleSheet(address: string, nonce = ''): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: new URL('uni.css', address).href, nonce });
  link.onerror = () =>
    tell(`${link.href} cannot be loaded; put it beside uni.js, or take data-light out of the script's tag`);
  document.head.append(link);
}
