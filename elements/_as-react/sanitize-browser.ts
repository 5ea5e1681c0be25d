import { warnOnce } from '../../page/warn.js';
import { escapeText } from '../_core/safe/plain-html.js';
import { trustHtml } from '../_core/safe/trusted-types.js';

type Sanitize = (html: string) => string;

/**
 * A sanitiser that is loaded when it is first asked. If it cannot be had, rich text is shown as its words.
 *
 * @returns what throws a promise until the sanitiser has come.
 */
export function lateSanitizer(load: () => Promise<Sanitize>): Sanitize {
  let made: Sanitize | undefined;
  let loading: Promise<void> | undefined;
  return (html) => {
    loading ??= load().then(
      (sanitizer) => {
        made = sanitizer;
      },
      (error: unknown) => {
        made = wordsOf;
        warnOnce(
          `uni-elements: rich text is shown without its markup, because the sanitiser cannot be loaded; check that all chunks of the application are on its server (${String(error)})`,
          'error',
          error,
        );
      },
    );
    if (!made) throw loading;
    return made(html);
  };
}

const wordsOf: Sanitize = (html) =>
  escapeText(new DOMParser().parseFromString(trustHtml(html) as string, 'text/html').body.textContent);

/** What package.json calls `#sanitize` where there is a DOM. */
export const sanitize = /* @__PURE__ */ lateSanitizer(() =>
  import('./alike-in-browser.js').then(({ createAlike }) => createAlike()),
);
