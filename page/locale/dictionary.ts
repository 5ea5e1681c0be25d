import type { LocaleContext } from '../../fsm/locale-machine.js';
import { resolveDataUrl } from '../model/addresses.js';
import { request } from '../request/request.js';
import { RequestError } from '../request/request-error.js';

const DEFAULT_DICTIONARY = '/libs/cq/i18n/dict.{locale}.json';

/**
 * Loads the page's translation dictionary (spec section 7). Never rejects.
 *
 * @returns undefined when it cannot be had; the catalogue's error is on the console then.
 */
export async function loadDictionary(
  language: string,
  signal: AbortSignal,
): Promise<LocaleContext['dictionary'] | undefined> {
  const source = document.documentElement.dataset.i18nDictionarySrc ?? DEFAULT_DICTIONARY;
  try {
    const entries = await request(dictionaryUrl(source.replaceAll('{locale}', language)), { signal });
    const texts = Object.entries(entries ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts) as Record<string, string>;
  } catch {
    if (!signal.aborted) console.error('Network response was not ok with the language json');
    return undefined;
  }
}

function dictionaryUrl(source: string): string {
  if (new URL(source, location.href).origin === location.origin) return resolveDataUrl(source);
  throw new RequestError(`${source} is no dictionary of this site`, { kind: 'origin', url: source });
}
