import { readPage } from '../page-text.js';
import type { Prerenderer } from '../prerender.js';
import { collectBytes } from './collect-bytes.js';
import { PageStore, type SharedCache, type StoredPage, TAGS } from './page-store.js';
import { redirectedOnSite } from './redirects.js';
import {
  ageOf,
  freshness,
  isForEveryone,
  isForOne,
  isNobody,
  isPage,
  isShared,
  isTrouble,
  pageAddress,
  staleness,
  tagsOf,
} from './rules.js';
import { type EdgeBindings, readSettings, type Settings } from './settings.js';
import { SiteOrigin } from './site-origin.js';

/** What the platform lets a request's work outlive. */
export interface RequestLife {
  waitUntil(work: Promise<unknown>): void;
}

/** A module worker in front of a site. */
export interface Edge {
  fetch(request: Request, bindings: EdgeBindings, life: RequestLife): Promise<Response>;
}

/** What the origin has answered, and what is being made of it. */
interface Made {
  /** Still under way: nobody waits for its last byte. */
  readonly untouched: Response;
  /** Undefined where the page stays as it is; fails where it has not come whole. */
  readonly page: Promise<StoredPage | undefined>;
}

/** How a page came about, in the header of this name. */
const STATUS = 'x-uni-prerender';
type Status = 'hit' | 'stale' | 'made' | 'late' | 'pass';

/** A page is looked at again after a day, whatever its origin says. */
const MOST_FRESH_S = 86_400;
/** Larger pages go out as they are. */
const MOST_BYTES = 5_000_000;
/** What describes the origin's bytes, or its connection, and not the page. */
const NOT_KEPT =
  /^(?:content-(?:length|encoding|md5|digest)|repr-digest|digest|accept-ranges|transfer-encoding|connection|keep-alive|age|etag|last-modified|date)$/;

/** Prerenders what an origin answers: see docs/deployment.md. Keeps nothing between two requests but in the cache. */
export function createEdge(prerenderer: Pick<Prerenderer, 'prerender'>, cache: () => SharedCache): Edge {
  return {
    async fetch(request, bindings, life) {
      if (!URL.canParse(request.url)) return new Response('The address cannot be read.\n', { status: 400 });
      const settings = readSettings(bindings);
      const { origin: ownOrigin, hostname } = new URL(request.url);
      const origin = settings.origin ?? ownOrigin;
      if (!isForEveryone(request, origin)) return passOn(request, origin).catch(unreachable(request.url));
      const store = new PageStore(cache(), hostname);
      return new PageRequest(request, prerenderer, store, origin, settings, life).answer();
    },
  };
}

class PageRequest {
  readonly #address: URL;

  constructor(
    readonly request: Request,
    readonly prerenderer: Pick<Prerenderer, 'prerender'>,
    readonly store: PageStore,
    readonly origin: string,
    readonly settings: Settings,
    readonly life: RequestLife,
  ) {
    this.#address = pageAddress(request.url, origin);
  }

  async answer(): Promise<Response> {
    const kept = await this.store.read(this.#address);
    const ageS = kept ? (Date.now() - kept.askedAt) / 1000 : 0;
    if (kept && ageS <= kept.freshS) return this.#send(kept, 'hit');
    if (kept && ageS <= kept.freshS + kept.staleS) {
      this.life.waitUntil(this.#renew().catch(tell(this.#address)));
      return this.#send(kept, 'stale');
    }
    return this.#answerAnew().catch(unreachable(this.#address.href));
  }

  /** Sends the page once it is made, or as the origin has it once the time is up; it is made to the end for the next. */
  async #answerAnew(): Promise<Response> {
    const [site, askedAt] = [new SiteOrigin(this.origin), Date.now()];
    const answer = await site.page(this.#address);
    const made = this.#make(site, answer, askedAt);
    if (!made) return this.#forVisitor(answer);
    const written = made.page
      .then(async (page) => {
        if (page) await this.store.write(this.#address, page);
        return page;
      })
      .catch(tell(this.#address));
    this.life.waitUntil(written);
    const page = await Promise.race([written, after(this.settings.budgetMs)]);
    if (!page || page === 'late') return withStatus(made.untouched, page ?? 'pass');
    void made.untouched.body?.cancel();
    return this.#send(page, 'made');
  }

  /** @returns undefined for what is no page, or one for its visitor alone. */
  #make(site: SiteOrigin, answer: Response, askedAt: number): Made | undefined {
    if (!isPage(answer) || !isShared(answer)) return undefined;
    if (!answer.body || Number(answer.headers.get('content-length')) > MOST_BYTES)
      return { untouched: answer, page: Promise.resolve(undefined) };
    const { stream, bytes } = collectBytes(answer.body, MOST_BYTES);
    return { untouched: new Response(stream, answer), page: this.#render(site, answer, bytes, askedAt) };
  }

  /** What nobody in particular gets may be another answer than the visitor's. */
  async #forVisitor(answer: Response): Promise<Response> {
    if (isNobody(this.request))
      return withStatus(redirectedOnSite(answer, this.request.url, this.origin), 'pass');
    void answer.body?.cancel();
    return withStatus(await passOn(this.request, this.origin), 'pass');
  }

  async #render(
    site: SiteOrigin,
    answer: Response,
    body: Promise<Uint8Array | undefined>,
    askedAt: number,
  ): Promise<StoredPage | undefined> {
    const bytes = await body;
    const page = bytes && readPage(bytes, answer.headers.get('content-type') ?? '');
    if (!page || isForOne(page.html)) return undefined;
    const { html, asciiOnly } = page;
    const options = { url: this.#address.href, fetch: site.data, asciiOnly };
    const prerendered = await this.prerenderer.prerender(html, options);
    const { staleS } = this.settings;
    return {
      html: prerendered,
      headers: {
        ...headersOf(answer),
        etag: `W/"${await digest(prerendered)}"`,
        [TAGS]: tagsOf(answer, [this.#address.pathname, ...site.sources]),
      },
      askedAt,
      ageS: ageOf(answer),
      freshS: site.isInTrouble ? 0 : this.#freshS(answer),
      staleS: Math.min(staleness(answer) ?? staleS, staleS),
    };
  }

  #freshS(answer: Response): number {
    const { freshS } = this.settings;
    return Math.min(freshness(answer) ?? freshS, Math.max(freshS, MOST_FRESH_S));
  }

  /**
   * Makes a page anew, and forgets one that is no more. One that is whole stays while its origin is not well. Nothing of
   * the visitor's request counts: the page is everybody's.
   */
  async #renew(): Promise<void> {
    if (!(await this.store.claim(this.#address))) return;
    const [site, askedAt] = [new SiteOrigin(this.origin), Date.now()];
    const answer = await site.page(this.#address);
    const page = await this.#make(site, answer, askedAt)?.page;
    if (site.isInTrouble || isTrouble(answer)) return;
    await (page ? this.store.write(this.#address, page) : this.store.forget(this.#address));
  }

  #send({ html, headers, askedAt, ageS }: StoredPage, status: Status): Response {
    const age = String(ageS + Math.max(0, Math.floor((Date.now() - askedAt) / 1000)));
    const isKnown = isAmong(this.request.headers.get('if-none-match') ?? '', headers.etag!);
    const body = isKnown || this.request.method === 'HEAD' ? null : html;
    return withStatus(
      new Response(body, { status: isKnown ? 304 : 200, headers: { ...headers, age } }),
      status,
    );
  }
}

const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !NOT_KEPT.test(name)));

/** As caches compare them, weakly (RFC 9110, section 13.1.2). */
const isAmong = (tags: string, etag: string): boolean =>
  tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^(?!W\/)/, 'W/') === etag);

/** To the origin and back, nothing changed but a redirect to the origin by its name. */
async function passOn(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = await fetch(new Request(origin + pathname + search, request), { redirect: 'manual' });
  return redirectedOnSite(answer, request.url, origin);
}

function withStatus(response: Response, status: Status): Response {
  const answer = new Response(response.body, response);
  answer.headers.set(STATUS, status);
  return answer;
}

const unreachable = (address: string) => (error: unknown) => {
  console.error(`${address} cannot be had`, error);
  return new Response('The site cannot be reached.\n', { status: 502, headers: { [STATUS]: 'pass' } });
};

/** A short name for a text that no other has. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const after = (ms: number) => new Promise<'late'>((done) => setTimeout(() => done('late'), ms));

const tell = (address: URL) => (error: unknown) => {
  console.error(`${address.pathname} could not be prerendered and goes out as its origin has it`, error);
  return undefined;
};
