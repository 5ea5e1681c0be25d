import { readBody } from '../page/request/read-body.js';
import { REQUEST_TIMEOUT_MS, RESPONSE_BODY_BYTES } from '../vocabulary/runtime.js';
import type { OwnPath } from './own-path.js';

/**
 * Asks the page's own site for a model or a dictionary.
 *
 * @param options its signal says when nobody waits for the answer any more.
 */
export type FetchModel = (address: OwnPath, options: { readonly signal: AbortSignal }) => Promise<Response>;

/**
 * JSON from whatever is handed in as `fetch`: in 5 s and 16 MB, as in a browser, or not at all.
 *
 * @throws Error that tells why it cannot be had.
 */
export async function askFor(fetch: FetchModel, address: OwnPath): Promise<unknown> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${REQUEST_TIMEOUT_MS / 1000} s`));
      controller.abort();
    }, REQUEST_TIMEOUT_MS);
  });
  try {
    return await Promise.race([answerOf(fetch, address, controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function answerOf(fetch: FetchModel, address: OwnPath, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal });
  if (response.ok) return JSON.parse(await readBody(response, address, RESPONSE_BODY_BYTES));
  response.body?.cancel().catch(() => {});
  throw new Error(`Error ${response.status}`);
}
