import { report } from './report.js';

/** The options on the script element of `uni.js`. */
export interface EmbedOptions {
  /** `data-app`: the name under which the page machine is started. */
  readonly app: string | undefined;
  /** `data-analytics`: clicks reach the page's tag manager. A page with `data-app` has that from the start. */
  readonly hasAnalytics: boolean;
  /** `data-app-origin`: whose models and icon files are shown. */
  readonly appOrigin: string | undefined;
  /** `data-light`: all tags render into the page, with its style sheet. */
  readonly isLight: boolean;
  readonly nonce: string | undefined;
}

/**
 * The options of the module at this address. A module that an application imports has none, nor has one whose element a tag
 * manager took away.
 */
export function embedOptions(address: string): EmbedOptions {
  const script = scriptOf(address);
  const { analytics, app, appOrigin, light } = script?.dataset ?? {};
  if (!script) report('its <script> is gone, data-… with it; leave it there', 'info');
  return {
    app,
    appOrigin,
    hasAnalytics: analytics !== undefined && app === undefined,
    isLight: light !== undefined,
    nonce: script?.nonce,
  };
}

/** Behind a redirect the module's address is not the one that its script element names. */
function scriptOf(address: string): HTMLScriptElement | undefined {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
  return (
    scripts.find(({ src }) => src === address) ?? scripts.find(({ src }) => /\/uni\.js(?:[?#]|$)/.test(src))
  );
}
