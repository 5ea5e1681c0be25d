import { RequestError } from '../request/request-error.js';

/** Services write an empty comment before the call, so that no plug-in reads the answer as its own. */
const CALL = /^\s*(?:\/\*\*\/\s*)?[\w$.]+\s*\((.*)\)\s*(?:;\s*)?$/s;

/**
 * Reads what a JSONP-shaped text calls its function with, as JSON: the text is never run.
 *
 * @throws RequestError of kind `parse` for any other text.
 */
export function readJsonp(text: string, url: string): unknown {
  const json = CALL.exec(text)?.[1];
  if (json === undefined) throw new RequestError(`${url} is not JSONP`, { kind: 'parse', url });
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new RequestError(`${url} does not hold JSON`, { kind: 'parse', url, cause });
  }
}
