import { readPage } from '../page-text.js';
import type { Prerenderer } from '../prerender.js';
import { PageStore, type SharedCache, type StoredPage } from './page-store.js';
import { answerPurge, PURGE_PATH } from './purge.js';
import { freshness, isBeingEdited, isForEveryone, isPage, isShared, pageAddress, tagsOf } from './rules.js';
import { type EdgeBindings, readSettings, type Settings } from './settings.js';
import { digest, SiteOrigin, versionOf } from './site-origin.js';

/** What the platform lets a request's work outlive. */
export interface RequestLife {
  waitUntil(work: Promise<unknown>): void;
}

/** A module worker in front of a site. */
export interface Edge {
  fetch(request: Request, bindings: EdgeBindings, life: RequestLife): Promise<Response>;
}

/** A page as its origin has it, and what is being made of it. */
interface Made {
  readonly answer: Response;
  readonly bytes: Uint8Array;
  /** Undefined where the page stays as it is. */
  readonly page: Promise<StoredPage | undefined>;
}

/** How a page came about, in the header of this name. */
const STATUS = 'x-uni-prerender';
type Status = 'hit' | 'stale' | 'made' | 'late' | 'pass';

/** Larger pages go out as they are. */
const MOST_BYTES = 5_000_000;
/** What describes the origin's bytes, or its connection, and not the page. */
const NOT_KEPT =
  /^(?:content-(?:length|encoding)|transfer-encoding|connection|keep-alive|age|etag|last-modified|date)$/;

/** Prerenders what an origin answers: see docs/deployment.md. Keeps nothing between two requests but in the cache. */
export function createEdge(prerenderer: Pick<Prerenderer, 'prerender'>, cache: () => SharedCache): Edge {
  return {
    async fetch(request, bindings, life) {
      const settings = readSettings(bindings);
      const origin = settings.origin ?? new URL(request.url).origin;
      const store = new PageStore(cache(), settings.staleS, settings.purges);
      const { pathname } = new URL(request.url);
      if (pathname === PURGE_PATH && request.method === 'POST' && settings.purgeToken)
        return answerPurge(request, store, settings.purgeToken);
      if (!isForEveryone(request, origin)) return passOn(request, origin);
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
    const ageS = kept ? (Date.now() - kept.checkedAt) / 1000 : 0;
    if (kept && ageS <= kept.freshS) return this.#send(kept, 'hit');
    if (kept && ageS <= kept.freshS + this.settings.staleS) {
      this.life.waitUntil(this.#renew(kept).catch(tell(this.#address)));
      return this.#send(kept, 'stale');
    }
    return this.#make();
  }

  /** Sends the page once it is made, or as the origin has it once the time is up; it is made to the end for the next. */
  async #make(): Promise<Response> {
    const made = await this.#ask().catch(unreachable(this.#address));
    if (made instanceof Response) return made;
    this.life.waitUntil(made.page);
    const page = await Promise.race([made.page, after(this.settings.budgetMs)]);
    if (page && page !== 'late') return this.#send(page, 'made');
    return withStatus(new Response(made.bytes as BodyInit, made.answer), page ?? 'pass');
  }

  /** @returns an answer to pass on as it is: no page, or one for this visitor alone. */
  async #ask(): Promise<Made | Response> {
    const [site, askedAt] = [new SiteOrigin(this.origin), Date.now()];
    const answer = await site.page(this.#address);
    if (!isPage(answer)) return this.#forVisitor(answer);
    if (!isShared(answer)) return this.#forVisitor(answer);
    if (Number(answer.headers.get('content-length')) > MOST_BYTES) return withStatus(answer, 'pass');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const page = this.#render(site, answer, bytes, askedAt).catch(tell(this.#address));
    return { answer, bytes, page };
  }

  /** The answer without cookies may be another than the visitor's. */
  #forVisitor(answer: Response): Promise<Response> | Response {
    if (!this.request.headers.has('cookie')) return withStatus(answer, 'pass');
    return passOn(this.request, this.origin);
  }

  async #render(
    site: SiteOrigin,
    answer: Response,
    bytes: Uint8Array,
    askedAt: number,
  ): Promise<StoredPage | undefined> {
    const html =
      bytes.length <= MOST_BYTES ? readPage(bytes, answer.headers.get('content-type') ?? '') : undefined;
    if (html === undefined || isBeingEdited(html)) return undefined;
    const prerendered = await this.prerenderer.prerender(html, { url: this.#address.href, fetch: site.data });
    const described = [...answer.headers].filter(([name]) => !NOT_KEPT.test(name));
    const page: StoredPage = {
      html: prerendered,
      headers: { ...Object.fromEntries(described), etag: `W/"${await digest(prerendered)}"` },
      checkedAt: askedAt,
      freshS: freshness(answer) ?? this.settings.freshS,
      tags: tagsOf(answer),
      version: await versionOf(answer, html),
      sources: site.sources,
    };
    await this.store.write(this.#address, page);
    return page;
  }

  /** Makes a page anew if the page or a model of it has changed; forgets one that is no more. */
  async #renew(kept: StoredPage): Promise<void> {
    if (!(await this.store.claim(this.#address))) return;
    const [site, askedAt] = [new SiteOrigin(this.origin), Date.now()];
    const isSame =
      (await site.page(this.#address, kept.version)).status === 304 && (await site.stillHas(kept.sources));
    if (isSame) return this.store.write(this.#address, { ...kept, checkedAt: askedAt });
    const made = await this.#ask();
    if (!(made instanceof Response)) await made.page;
    else if (made.status < 500) await this.store.purge(`path:${this.#address.pathname}`);
  }

  #send({ html, headers }: StoredPage, status: Status): Response {
    const isKnown = this.request.headers.get('if-none-match')?.includes(headers.etag!);
    const body = isKnown || this.request.method === 'HEAD' ? null : html;
    return withStatus(new Response(body, { status: isKnown ? 304 : 200, headers: { ...headers } }), status);
  }
}

/** To the origin and back, nothing changed. */
function passOn(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return fetch(new Request(origin + pathname + search, request), { redirect: 'manual' });
}

function withStatus(response: Response, status: Status): Response {
  const answer = new Response(response.body, response);
  answer.headers.set(STATUS, status);
  return answer;
}

const unreachable = (address: URL) => (error: unknown) => {
  console.error(`${address.href} cannot be had`, error);
  return new Response('The site cannot be reached.\n', { status: 502, headers: { [STATUS]: 'pass' } });
};

const after = (ms: number) => new Promise<'late'>((done) => setTimeout(() => done('late'), ms));

const tell = (address: URL) => (error: unknown) => {
  console.error(`${address.pathname} could not be prerendered and goes out as its origin has it`, error);
  return undefined;
};
