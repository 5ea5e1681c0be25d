import { reasonOf } from './reason-of.js';
import { request } from './request.js';

/** What a failed `fetchJson` gives instead of data. */
export interface FetchJsonFailure {
  readonly error: true;
  /** `Error {status}` when the server answered with a failure, else what went wrong. */
  readonly message: string;
}

/**
 * Fetches JSON without ever rejecting (spec section 8, "JSON fetch non-ok").
 *
 * @returns the data as the server sent them, or a `FetchJsonFailure`.
 */
export async function fetchJson(
  url: string | URL,
  options: { signal?: AbortSignal } = {},
): Promise<unknown | FetchJsonFailure> {
  try {
    return await request(url, options);
  } catch (error) {
    return { error: true, message: reasonOf(error) };
  }
}
