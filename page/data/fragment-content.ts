import { loadModel } from '../model/fetch-model.js';
import type { DataCallOptions } from './common-data.js';

/**
 * The model of a fragment's text or of embedded content (spec section 7), its keys normalised. The path is one of this
 * site's content: nothing else is asked.
 *
 * @returns null, with one message on the console, when the server answers with anything but JSON; null without a message
 * when the caller has ended the call.
 */
export async function fetchFragmentContent(
  path: string,
  { signal = new AbortController().signal }: DataCallOptions = {},
): Promise<unknown> {
  try {
    return await loadModel(path, signal);
  } catch (error) {
    if (!signal.aborted) console.error("Oops, we haven't got JSON!", error);
    return null;
  }
}
