import { VERSION } from '../../elements/_core/version.js';
import { isRecord } from '../../page/is-record.js';

/** A page as it goes out. */
export interface StoredPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** When its origin was asked, in ms since 1970. */
  readonly askedAt: number;
  /** How old the origin's answer was then, in seconds. */
  readonly ageS: number;
  readonly freshS: number;
  /** For how long after that it may be sent. */
  readonly staleS: number;
}

/** A cache that all copies of the worker in one place share, as the platform's `caches` has it. */
export interface SharedCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

/** By which caches purge. */
export const TAGS = 'cache-tag';
const BUSY_S = 10;

/** Pages by their address. What it cannot keep is made anew: no request fails because of it. */
export class PageStore {
  readonly #cache: SharedCache;
  readonly #prefix: string;

  /** @param host under whose name the cache keeps them; caches purge what is their own site's. */
  constructor(cache: SharedCache, host: string) {
    this.#cache = cache;
    // Another version of the library writes other views, and finds none of these.
    this.#prefix = `https://${host}/.uni-prerender/${VERSION}`;
  }

  /** @returns undefined for a page that is not there. */
  async read(address: URL): Promise<StoredPage | undefined> {
    const kept = await this.#match(this.#key('page', address));
    const page: unknown = await kept?.json().catch(() => undefined);
    return isStored(page) ? page : undefined;
  }

  write(address: URL, page: StoredPage): Promise<void> {
    const { freshS, staleS, headers } = page;
    return this.#put(this.#key('page', address), JSON.stringify(page), freshS + staleS, headers[TAGS]);
  }

  /** The page that is there is no more what the origin has. */
  forget(address: URL): Promise<void> {
    return this.#put(this.#key('page', address), '', 1);
  }

  /** Whether nobody else in this place makes the page anew; for a moment it is the caller who does. */
  async claim(address: URL): Promise<boolean> {
    const key = this.#key('busy', address);
    if (await this.#match(key)) return false;
    await this.#put(key, '', BUSY_S);
    return true;
  }

  #key(what: 'page' | 'busy', { pathname, search }: URL): string {
    return `${this.#prefix}/${what}/${encodeURIComponent(pathname + search)}`;
  }

  #match(key: string): Promise<Response | undefined> {
    return this.#cache.match(key).catch(() => undefined);
  }

  #put(key: string, text: string, seconds: number, tags = ''): Promise<void> {
    const headers = { 'cache-control': `max-age=${Math.ceil(seconds)}`, ...(tags && { [TAGS]: tags }) };
    return this.#cache.put(key, new Response(text, { headers })).catch(() => undefined);
  }
}

/** A cache is shared, and may hold what another program has put there. */
function isStored(page: unknown): page is StoredPage {
  if (!isRecord(page) || !isRecord(page.headers) || typeof page.html !== 'string') return false;
  const numbers = [page.askedAt, page.ageS, page.freshS, page.staleS];
  return (
    numbers.every(Number.isFinite) &&
    [page.headers.etag, page.headers[TAGS]].every((each) => typeof each === 'string')
  );
}
