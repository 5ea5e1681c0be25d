import { isEditingMode } from '../page/environment/modes.js';
import type { PageScripts } from './load-page-scripts.js';

/** The script element of the loader itself. */
export const loaderTag = (): HTMLScriptElement | null =>
  (document.currentScript as HTMLScriptElement | null) ?? document.querySelector('script[data-app]');

/**
 * The options of the loader's tag: `data-app`, `data-chunk-suffix`, `data-integrity`, `nonce`. Its folder is the scripts'.
 */
export function pageScriptsOf(tag: HTMLScriptElement | null): PageScripts {
  const { app = '', chunkSuffix = '', integrity } = tag?.dataset ?? {};
  return {
    app,
    suffix: chunkSuffix,
    base: tag?.src || location.href,
    nonce: tag?.nonce,
    integrity: parsed(integrity),
    editing: isEditingMode(),
  };
}

function parsed(integrity = '{}'): Record<string, string> | undefined {
  try {
    return JSON.parse(integrity);
  } catch {
    console.error(`loader: data-integrity="${integrity}" must be JSON`);
  }
}
