import { warnOnce } from '../../page/warn.js';
import { latePart } from '../../react-views/_shared/late-part.js';
import { NO_CONTENT } from '../_core/declare/authored.js';
import { escapeText } from '../_safe/plain-html.js';
import { trustHtml } from '../_safe/trusted-types.js';
import type { LateParts } from './view-component.js';

/**
 * Gives a function that is loaded when it is first called.
 *
 * @param otherwise stands in where it cannot be had, which one line then says.
 * @param loss begins that line: what is lost, and the part that cannot be loaded.
 * @returns a function that throws a promise until the real one has come.
 */
export function late<Args extends readonly unknown[], Result>(
  load: () => Promise<(...args: Args) => Result>,
  otherwise: (...args: Args) => Result,
  loss: string,
): (...args: Args) => Result {
  const loaded = () =>
    load().catch((error: unknown) => {
      warnOnce(
        `uni-elements: ${loss} cannot be loaded; check that all chunks of the application are on its server (${String(error)})`,
        'error',
        error,
      );
      return otherwise;
    });
  const part = latePart(loaded, otherwise);
  return (...args) => part.get()(...args);
}

/** Without the sanitiser, rich text is shown as its words. */
export const lateSanitizer = (load: () => Promise<LateParts['sanitize']>): LateParts['sanitize'] =>
  late(
    load,
    (html) =>
      escapeText(new DOMParser().parseFromString(trustHtml(html) as string, 'text/html').body.textContent),
    'rich text is shown without its markup, because the sanitiser',
  );

/** The module that package.json calls `#late-parts` where there is a DOM. */
export const lateParts: LateParts = {
  sanitize: /* @__PURE__ */ lateSanitizer(() =>
    import('./alike-in-browser.js').then(({ createAlike }) => createAlike()),
  ),
  readChildren: /* @__PURE__ */ late(
    () => import('./given-children.js').then(({ readChildren }) => readChildren),
    () => NO_CONTENT,
    'children of components are not shown, because what reads them',
  ),
};
