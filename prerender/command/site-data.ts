import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { reasonOf } from '../../page/request/reason-of.js';
import type { FetchModel } from '../page-data.js';

const PATIENCE_MS = 10_000;
/** As many addresses in a row without an answer, and the site is not asked any more. */
const SILENT_ADDRESSES = 3;
/** As browsers do. */
const FOLLOWED_REDIRECTS = 20;
/** Pages share their fragments and dictionaries; their own models are asked for once anyway. */
const REMEMBERED_ANSWERS = 200;
const MISSING = 'Error 404';
const TOO_LATE = `did not answer within ${PATIENCE_MS / 1000} s`;
const GIVEN_UP = `left ${SILENT_ADDRESSES} addresses in a row unanswered and is not asked any more`;

interface Answer {
  readonly status: number;
  readonly text: string;
  /** Where a redirect leads that is not followed. */
  readonly elsewhere?: URL;
}

/** Models from the site itself. */
export function dataOfSite({ origin }: URL): FetchModel {
  const site = new Site(origin);
  return remembering(async (address) => {
    const { status, text, elsewhere } = await site.ask(address);
    if (elsewhere) throw new Error(`${origin} redirects to another site, ${elsewhere.href}`);
    if (status < 200 || status > 299) throw new Error(`Error ${status}`);
    return text;
  });
}

/** Models that lie beside the pages, each as the file of its path. */
export function dataOfFolder(folder: string): FetchModel {
  return remembering(async (address) => {
    const root = await realpath(folder);
    const path = join(root, decodeURIComponent(new URL(address, 'http://own-origin').pathname));
    const file = await realpath(path).catch(() => undefined);
    if (!file?.startsWith(root + sep)) throw new Error(MISSING);
    return readFile(file, 'utf8');
  });
}

/** A site that is given up once it keeps silent, also by the requests that still wait for it. */
class Site {
  readonly #origin: string;
  readonly #waiting = new Set<AbortController>();
  #silent = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get #isGivenUp(): boolean {
    return this.#silent >= SILENT_ADDRESSES;
  }

  async ask(address: string): Promise<Answer> {
    if (this.#isGivenUp) throw new Error(`${this.#origin} ${GIVEN_UP}`);
    const request = new AbortController();
    const timer = setTimeout(() => request.abort(TOO_LATE), PATIENCE_MS);
    this.#waiting.add(request);
    try {
      const answer = await follow(new URL(address, this.#origin), request.signal);
      if (!this.#isGivenUp) this.#silent = 0;
      return answer;
    } catch (error) {
      this.#noteSilence();
      throw new Error(`${this.#origin} ${whyUnanswered(error)}`);
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(request);
    }
  }

  #noteSilence(): void {
    this.#silent++;
    if (this.#isGivenUp) for (const request of this.#waiting) request.abort(GIVEN_UP);
  }
}

/** The redirects of a site to itself are followed. */
async function follow(address: URL, signal: AbortSignal): Promise<Answer> {
  let url = address;
  for (let followed = 0; ; followed++) {
    const response = await fetch(url, { signal, redirect: 'manual' });
    const next = redirectOf(response, url);
    if (!next || followed === FOLLOWED_REDIRECTS)
      return { status: response.status, text: await response.text() };
    await response.body?.cancel();
    if (next.origin !== address.origin) return { status: response.status, text: '', elsewhere: next };
    url = next;
  }
}

function redirectOf({ status, headers }: Response, from: URL): URL | undefined {
  const location = headers.get('location');
  const isRedirect = [301, 302, 303, 307, 308].includes(status);
  return isRedirect && location && URL.canParse(location, from) ? new URL(location, from) : undefined;
}

/** @param error what the request was ended with, or the reason of `fetch`. */
function whyUnanswered(error: unknown): string {
  if (error === TOO_LATE || error === GIVEN_UP) return error;
  const { cause } = error as Error;
  // Where a host has several addresses, the cause has a code and no words.
  const reason = cause === undefined ? '' : reasonOf(cause) || (cause as NodeJS.ErrnoException).code;
  return `cannot be reached: ${reason || reasonOf(error)}`;
}

function remembering(read: (address: string) => Promise<string>): FetchModel {
  const known = new Map<string, Promise<string>>();
  return async (address) => {
    const answer = known.get(address) ?? read(address);
    known.delete(address);
    known.set(address, answer);
    if (known.size > REMEMBERED_ANSWERS) known.delete(known.keys().next().value!);
    return new Response(await answer);
  };
}
