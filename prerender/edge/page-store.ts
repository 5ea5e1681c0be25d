import { VERSION } from '../../elements/_core/version.js';
import type { KeyValueStore } from './settings.js';
import { digest } from './site-origin.js';

/** A page as it went out, and what it was made from. */
export interface StoredPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** When its sources were last found to be these, in ms since 1970. */
  readonly checkedAt: number;
  /** How old the origin's answer was then, in seconds. */
  readonly ageS: number;
  readonly freshS: number;
  /** For how long after that it may be sent. */
  readonly staleS: number;
  readonly tags: readonly string[];
  /** The content's version: of the page as the origin has it, and by address of each model that its tags asked for. */
  readonly version: string;
  readonly sources: Readonly<Record<string, string>>;
}

/** What a purge names. */
export type Purged = `path:${string}` | `tag:${string}`;

/** A cache that all copies of the worker in one place share, as the platform's `caches` has it. */
export interface SharedCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

/** Another version of the library writes other views, and finds none of these. */
const KEYS = `https://prerendered.invalid/${VERSION}`;
const BUSY_S = 10;
/** A page is looked at again after a day, whatever its origin says: so long a purge has to be remembered. */
export const MOST_FRESH_S = 86_400;
/** What platforms' key-value stores take as a key, in bytes. */
const LONGEST_NAME = 512;
/** A visitor waits no longer to hear whether a page was purged. */
const PATIENCE_MS = 500;

/** Pages by their address. What it cannot keep is made anew: no request fails because of it. */
export class PageStore {
  readonly #cache: SharedCache;
  readonly #purges: KeyValueStore | undefined;
  readonly #longestS: number;

  /** @param longestS for how long a page may be sent at most. */
  constructor(cache: SharedCache, longestS: number, purges?: KeyValueStore) {
    this.#cache = cache;
    this.#longestS = longestS;
    this.#purges = purges;
  }

  /** @returns undefined for a page that is not there, or was purged since. */
  async read(address: URL): Promise<StoredPage | undefined> {
    const kept = await this.#match(`${KEYS}/page/${keyOf(address)}`);
    const page = (await kept?.json().catch(() => undefined)) as StoredPage | undefined;
    if (!page) return undefined;
    const named: Purged[] = [
      pathNamed(address.pathname),
      ...Object.keys(page.sources).map((source) => pathNamed(source.split('?', 1)[0]!)),
      ...page.tags.map((tag): Purged => `tag:${tag}`),
    ];
    const purges = await Promise.all(named.map((each) => this.#purgedAt(each)));
    return purges.every((at) => at < page.checkedAt) ? page : undefined;
  }

  write(address: URL, page: StoredPage): Promise<void> {
    return this.#put(`${KEYS}/page/${keyOf(address)}`, JSON.stringify(page), page.freshS + page.staleS);
  }

  /** The page that is there is no more what the origin has. */
  forget(address: URL): Promise<void> {
    return this.#put(`${KEYS}/page/${keyOf(address)}`, '', 1);
  }

  /** Whether nobody else in this place makes the page anew; for a moment it is the caller who does. */
  async claim(address: URL): Promise<boolean> {
    const key = `${KEYS}/busy/${keyOf(address)}`;
    if (await this.#match(key)) return false;
    await this.#put(key, '', BUSY_S);
    return true;
  }

  /**
   * Forgets the pages of a path, the pages made from a model at this path, or the pages with a tag. Fails when that
   * cannot be noted.
   */
  async purge(what: Purged): Promise<void> {
    const now = String(Date.now());
    if (this.#purges)
      await this.#purges.put(await nameOf(what), now, { expirationTtl: Math.max(60, this.#longestS) });
    else await this.#cache.put(`${KEYS}/purge/${encodeURIComponent(what)}`, keptFor(this.#longestS, now));
  }

  async #purgedAt(what: Purged): Promise<number> {
    if (this.#purges) return this.#notedIn(this.#purges, what);
    const noted = await this.#match(`${KEYS}/purge/${encodeURIComponent(what)}`);
    return noted ? Number(await noted.text()) : 0;
  }

  /** While the store is out of order, pages are sent for as long as they are fresh. */
  async #notedIn(purges: KeyValueStore, what: Purged): Promise<number> {
    try {
      return Number(await inTime(purges.get(await nameOf(what))));
    } catch (error) {
      console.error(`PURGES: whether ${what} was purged cannot be told`, error);
      return 0;
    }
  }

  #match(key: string): Promise<Response | undefined> {
    return this.#cache.match(key).catch(() => undefined);
  }

  #put(key: string, text: string, seconds: number): Promise<void> {
    return this.#cache.put(key, keptFor(seconds, text)).catch(() => undefined);
  }
}

/** However a path's letters are escaped, it is the same. */
export const pathNamed = (path: string): Purged =>
  `path:${path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : escaped.toUpperCase();
  })}`;

async function nameOf(what: Purged): Promise<string> {
  return new TextEncoder().encode(what).length > LONGEST_NAME ? `sha256:${await digest(what)}` : what;
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const keptFor = (seconds: number, text: string) =>
  new Response(text, { headers: { 'cache-control': `max-age=${Math.ceil(seconds)}` } });

const keyOf = ({ host, pathname, search }: URL) => encodeURIComponent(host + pathname + search);
