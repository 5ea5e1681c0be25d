import { modelAddress } from '../page/model/addresses.js';
import { readBody } from '../page/request/read-body.js';
import { reasonOf } from '../page/request/request-error.js';
import { REQUEST_TIMEOUT_MS, RESPONSE_BODY_BYTES } from '../vocabulary/runtime.js';

declare const isOwn: unique symbol;

/** A path of the page's own site, query included: it begins with one slash, so that it names no other server. */
export type OwnPath = `/${string}` & { readonly [isOwn]: true };

/**
 * Asks the page's own site for a model or a dictionary.
 *
 * @param options its signal says when nobody waits for the answer any more.
 */
export type FetchModel = (address: OwnPath, options: { readonly signal: AbortSignal }) => Promise<Response>;

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * @param address as a page names it.
 * @param base the page's own address.
 * @throws Error for an address on another site, or one whose path would name a server where it is resolved again.
 */
export function ownPath(address: string, base: string): OwnPath {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || url.origin !== new URL(base).origin || !/^\/(?!\/)/.test(url.pathname))
    throw new Error(`${address} is no address on the page's own site`);
  return (url.pathname + url.search) as OwnPath;
}

/**
 * @param src the address of a page's, fragment's or component's model, as an author names it.
 * @throws RequestError as `modelAddress` does.
 */
export const modelPath = (src: string, base: string): OwnPath => ownPath(modelAddress(src, base), base);

/** More models than this are asked for by no author's page. */
export const MOST_CALLS = 200;
const TOO_LARGE = `all that the page asks for is larger than ${RESPONSE_BODY_BYTES} bytes`;

/** All that one page asks its site for: so many calls, which share one deadline from the first on, and 16 MB. */
export class PageCalls {
  readonly #fetch: FetchModel | undefined;
  readonly #controller = new AbortController();
  #left = MOST_CALLS;
  readonly #body = { bytes: RESPONSE_BODY_BYTES };
  #deadline: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fetch: FetchModel | undefined) {
    this.#fetch = fetch;
  }

  /** Whether there is anybody to ask. */
  get areAllowed(): boolean {
    return this.#fetch !== undefined;
  }

  /**
   * JSON. Once all answers together have more than 16 MB, nobody is asked any more, and what is under way ends.
   *
   * @throws Error that says why there is none.
   */
  ask(address: OwnPath): Promise<unknown> {
    return this.askText(address, JSON.parse);
  }

  /** The same for text. @param read makes of it what is wanted. Default: the text itself. */
  async askText(address: OwnPath, read: (text: string) => unknown = (text) => text): Promise<unknown> {
    if (--this.#left < 0) throw new Error(`the page asks for more than ${MOST_CALLS} addresses`);
    if (this.#body.bytes < 0) throw new Error(TOO_LARGE);
    this.#deadline ??= new Promise((done) => {
      this.#timer = setTimeout(done, REQUEST_TIMEOUT_MS);
    });
    const late = this.#deadline.then(() => {
      this.#controller.abort();
      throw new Error(`no answer within ${REQUEST_TIMEOUT_MS / 1000} s`);
    });
    return Promise.race([this.#answer(address, read), late]);
  }

  async #answer(address: OwnPath, read: (text: string) => unknown): Promise<unknown> {
    try {
      const response = await this.#fetch!(address, { signal: this.#controller.signal });
      if (response.ok) return read(await readBody(response, address, RESPONSE_BODY_BYTES, this.#body));
      response.body?.cancel().catch(() => {});
      throw new Error(`Error ${response.status}`);
    } catch (error) {
      if (this.#body.bytes >= 0) throw error;
      this.#controller.abort();
      throw new Error(TOO_LARGE, { cause: error });
    }
  }

  /** The page is rendered: requests that nobody waited for end. */
  end(): void {
    clearTimeout(this.#timer);
  }
}

/** The result of a work, or its substitute if the work is not done in time. Nothing of it is held longer than that. */
export async function raceAgainst<Done, Late>(work: Promise<Done>, ms: number, late: () => Late) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise((done) => {
    timer = setTimeout(done, ms);
  });
  try {
    return await Promise.race([work, end.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A `fetch` for `prerender` that asks one site, on nobody's behalf. It follows what the site redirects to on itself, and
 * asks no other.
 *
 * @param origin such as `https://publish.example.edu`. Its path does not count.
 * @throws TypeError for what is no address. The calls throw an Error that says why the site gave no answer.
 */
export function fetchFrom(origin: string | URL): FetchModel {
  const site = new URL(origin).origin;
  return async (address, { signal }) => {
    let asked = site + ownPath(address, site);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const headers = { accept: 'application/json, */*;q=0.8' };
      const response = await fetch(asked, { headers, redirect: 'manual', signal }).catch((error: Error) => {
        throw new Error(`${site} cannot be reached: ${whyUnanswered(error)}`, { cause: error });
      });
      const location = response.headers.get('location');
      if (!REDIRECTS.has(response.status) || location === null) return response;
      response.body?.cancel().catch(() => {});
      const next = new URL(location, asked);
      if (next.origin !== site) throw new Error(`${site} redirects to another site, ${next.href}`);
      asked = next.href;
    }
    throw new Error(`${site} redirects more than ${MOST_REDIRECTS} times`);
  };
}

/** Where a host has several addresses, the cause has a code and no words. */
const whyUnanswered = ({ cause, message }: Error): string =>
  (cause === undefined ? '' : reasonOf(cause) || (cause as { code?: string }).code) || message;
