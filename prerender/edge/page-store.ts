import { VERSION } from '../../elements/_core/version.js';
import type { KeyValueStore } from './settings.js';

/** A page as it went out, and what it was made from. */
export interface StoredPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** When its sources were last found to be these, in ms since 1970. */
  readonly checkedAt: number;
  readonly freshS: number;
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

/** Pages by their address. What it cannot keep is made anew: no request fails because of it. */
export class PageStore {
  readonly #cache: SharedCache;
  readonly #purges: KeyValueStore | undefined;
  readonly #keptS: number;

  /** @param keptS for how long after they were fresh pages may be sent. */
  constructor(cache: SharedCache, keptS: number, purges?: KeyValueStore) {
    this.#cache = cache;
    this.#keptS = keptS;
    this.#purges = purges;
  }

  /** @returns undefined for a page that is not there, or was purged since. */
  async read(address: URL): Promise<StoredPage | undefined> {
    const kept = await this.#match(`${KEYS}/page/${keyOf(address)}`);
    if (!kept) return undefined;
    const page = (await kept.json()) as StoredPage;
    const named: Purged[] = [
      `path:${address.pathname}`,
      ...Object.keys(page.sources).map((source): Purged => `path:${source.split('?', 1)[0]!}`),
      ...page.tags.map((tag): Purged => `tag:${tag}`),
    ];
    const purges = await Promise.all(named.map((each) => this.#purgedAt(each)));
    return purges.every((at) => at < page.checkedAt) ? page : undefined;
  }

  write(address: URL, page: StoredPage): Promise<void> {
    return this.#put(`${KEYS}/page/${keyOf(address)}`, JSON.stringify(page), page.freshS + this.#keptS);
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
    if (this.#purges) await this.#purges.put(what, now, { expirationTtl: Math.max(60, this.#longestS) });
    else await this.#cache.put(`${KEYS}/purge/${encodeURIComponent(what)}`, keptFor(this.#longestS, now));
  }

  get #longestS(): number {
    return this.#keptS + 86_400;
  }

  async #purgedAt(what: Purged): Promise<number> {
    if (this.#purges) return Number(await this.#purges.get(what));
    const noted = await this.#match(`${KEYS}/purge/${encodeURIComponent(what)}`);
    return noted ? Number(await noted.text()) : 0;
  }

  #match(key: string): Promise<Response | undefined> {
    return this.#cache.match(key).catch(() => undefined);
  }

  #put(key: string, text: string, seconds: number): Promise<void> {
    return this.#cache.put(key, keptFor(seconds, text)).catch(() => undefined);
  }
}

const keptFor = (seconds: number, text: string) =>
  new Response(text, { headers: { 'cache-control': `max-age=${Math.ceil(seconds)}` } });

const keyOf = ({ host, pathname, search }: URL) => encodeURIComponent(host + pathname + search);
