import { REQUEST_TIMEOUT_MS, RESPONSE_BODY_BYTES } from '../../vocabulary/runtime.js';
import { homeOrigin } from '../environment/home-origin.js';
import { readBody } from './read-body.js';
import { RequestError, reasonOf } from './request-error.js';

export interface RequestOptions {
  /** Default GET. */
  readonly method?: 'GET' | 'POST';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The form in which the answer is read: `json` (default) refuses HTML, `text` takes anything. */
  readonly expect?: 'json' | 'text';
  /** Ends this caller's wait. The call itself ends when no caller waits any more. */
  readonly signal?: AbortSignal | undefined;
  /** How long this caller waits for headers and body together. Default: the spec's 5,000 ms. */
  readonly timeoutMs?: number;
}

/** One call under way, and how many wait for it. */
interface Flight {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  callers: number;
}

const flights = new Map<string, Flight>();

/**
 * The one way in which calls go out (spec section 7): JSON by default, bounded in time and size, GETs of one address
 * shared while under way. Addresses are relative to the page's own, whatever a `<base>` says. Only the page's own
 * origin gets credentials, and a call to it or to its home site follows no redirect to another origin.
 *
 * @returns the parsed JSON, shared between callers who asked at the same time (do not change it), or the text.
 * @throws RequestError, or TypeError for a body that cannot be written as JSON. It is always a rejection, which nobody
 * needs to handle.
 */
export function request(url: string | URL, options: RequestOptions & { expect: 'text' }): Promise<string>;
export function request(url: string | URL, options?: RequestOptions): Promise<unknown>;
export function request(url: string | URL, options: RequestOptions = {}): Promise<unknown> {
  const answer = new Promise((resolve, reject) => join(flightFor(url, options), options, resolve, reject));
  answer.catch(() => {});
  return answer;
}

/** Lets a caller wait for a flight until it lands, the caller aborts or runs out of time. */
function join(
  { flight, url }: { flight: Flight; url: string },
  { signal, timeoutMs = REQUEST_TIMEOUT_MS }: RequestOptions,
  resolve: (answer: unknown) => void,
  reject: (error: unknown) => void,
): void {
  let waits = true;
  const leave = () => {
    if (!waits) return false;
    waits = false;
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    flight.callers--;
    return true;
  };
  const giveUp = (error: RequestError) => {
    if (!leave()) return;
    if (flight.callers === 0) flight.controller.abort();
    reject(error);
  };
  const abort = () => {
    const details = { kind: 'aborted', url, cause: signal?.reason } as const;
    giveUp(new RequestError(`The call of ${url} was aborted`, details));
  };
  const timer = setTimeout(() => {
    const details = { kind: 'timeout', url } as const;
    giveUp(new RequestError(`${url} did not answer within ${timeoutMs} ms`, details));
  }, timeoutMs);
  flight.callers++;
  signal?.addEventListener('abort', abort);
  flight.answer.then(
    (answer) => leave() && resolve(answer),
    (error: unknown) => leave() && reject(error),
  );
}

function flightFor(input: string | URL, options: RequestOptions): { flight: Flight; url: string } {
  const { method = 'GET', body, expect = 'json', signal } = options;
  const url = absolute(input);
  if (signal?.aborted) {
    const details = { kind: 'aborted', url, cause: signal.reason } as const;
    throw new RequestError(`The call of ${url} was aborted`, details);
  }
  const key = method === 'GET' && body === undefined ? `${expect} ${url}` : undefined;
  const underWay = key && flights.get(key);
  if (underWay) return { flight: underWay, url };

  const controller = new AbortController();
  const flight: Flight = { answer: call(url, options, controller.signal), controller, callers: 0 };
  const land = () => {
    if (key && flights.get(key) === flight) flights.delete(key);
  };
  if (key) flights.set(key, flight);
  controller.signal.addEventListener('abort', land);
  flight.answer.then(land, land);
  return { flight, url };
}

function absolute(input: string | URL): string {
  try {
    return new URL(input, globalThis.location?.href).href;
  } catch (cause) {
    throw new RequestError(`${input} is no address`, { kind: 'origin', url: String(input), cause });
  }
}

async function call(
  url: string,
  { method = 'GET', body, expect = 'json' }: RequestOptions,
  signal: AbortSignal,
): Promise<unknown> {
  const own = isOwnOrigin(url);
  const home = new URL(url).origin === homeOrigin();
  const response = await fetch(url, {
    method,
    signal,
    mode: own ? 'same-origin' : 'cors',
    credentials: own ? 'include' : 'omit',
    headers: {
      ...(expect === 'json' && { Accept: 'application/json' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    const remedy = home ? `, or does not send Access-Control-Allow-Origin: ${location.origin}` : '';
    throw new RequestError(`${url} cannot be reached${remedy}`, { kind: 'network', url, cause });
  });
  refuse(response, url, own || home, expect);
  const text = await readBody(response, url, RESPONSE_BODY_BYTES);
  return expect === 'json' ? parse(text, url, response.status) : text;
}

/** Refuses what must not be read on, and lets go of its body. */
function refuse(response: Response, url: string, staysThere: boolean, expect: 'json' | 'text'): void {
  const { ok, status } = response;
  const type = response.headers.get('content-type') ?? '';
  const error =
    staysThere && response.url !== '' && new URL(response.url).origin !== new URL(url).origin
      ? new RequestError(`${url} led to another origin`, { kind: 'origin', url, status })
      : !ok
        ? new RequestError(`Error ${status}`, { kind: 'status', url, status })
        : expect === 'json' && /^\s*text\/html\b/i.test(type)
          ? htmlError(url, status)
          : undefined;
  if (!error) return;
  response.body?.cancel().catch(() => {});
  throw error;
}

function parse(text: string, url: string, status: number): unknown {
  if (/^\s*</.test(text)) throw htmlError(url, status);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RequestError(`${url} is not JSON`, { kind: 'parse', url, status, cause });
  }
}

const htmlError = (url: string, status: number) =>
  new RequestError(`${url} answered with HTML instead of JSON`, { kind: 'content-type', url, status });

/** A sandboxed page's own origin is opaque: to it, every server is another origin. */
const isOwnOrigin = (url: string) =>
  globalThis.origin !== 'null' && new URL(url).origin === globalThis.origin;

/** The result of a failed `fetchJson`. */
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
