import { warnOnce } from '../../page/warn.js';
import { type FetchModel, raceAgainst } from '../ask.js';
import type { IsLeft } from '../page-rendering.js';
import { readPage } from '../page-text.js';
import type { Prerenderer } from '../prerender.js';
import { collectBytes } from './collect-bytes.js';
import { keptResponse, keyOf, pageHeaders, type SharedCache, TAGS } from './kept-pages.js';
import {
  isForEveryone,
  isForOne,
  isPage,
  isShared,
  isTrouble,
  pageAddress,
  redirectedOnSite,
} from './rules.js';
import { endRun, type Page, type Run, type Runs, runOf, startRun, waitFor } from './runs.js';

/** The bindings that the platform hands to the worker. */
export interface EdgeBindings {
  /** The publish host behind the worker, such as `https://publish.example.edu`. Default: the request's own origin. */
  readonly ORIGIN?: string;
  /** For how long a page whose origin says nothing is fresh. Default 60. */
  readonly FRESH_S?: string;
  /**
   * The time limit for prerendering a page, 800 by default. After that, the worker sends the origin's HTML unchanged.
   */
  readonly BUDGET_MS?: string;
}

/** The context that lets work outlive its request. */
export interface RequestLife {
  waitUntil(work: Promise<unknown>): void;
}

/** A module worker in front of a site. */
export interface Edge {
  fetch(request: Request, bindings: EdgeBindings, life: RequestLife): Promise<Response>;
}

/** How a page came about, in the header of this name. */
const STATUS = 'x-uni-prerender';
type Status = 'hit' | 'made' | 'late' | 'pass';

/** A page that one visitor asks for, and others will. */
interface Visit {
  readonly request: Request;
  readonly origin: string;
  /** The page's on the origin. */
  readonly address: URL;
  readonly cache: SharedCache;
  readonly key: string;
  readonly bindings: EdgeBindings;
  readonly life: RequestLife;
  readonly runs: Runs;
}

const DEFAULTS = { FRESH_S: 60, BUDGET_MS: 800 } as const;
/** Larger pages go out as they are. */
const MOST_BYTES = 5_000_000;

/** Prerenders what an origin answers: see docs/deployment.md. Keeps nothing but in the cache, once a page is made. */
export function createEdge({ render }: Pick<Prerenderer, 'render'>, cache: () => SharedCache): Edge {
  const runs: Runs = new Map();
  return {
    async fetch(request, bindings, life) {
      if (!URL.canParse(request.url)) return new Response('The address cannot be read.\n', { status: 400 });
      const { origin: own, hostname } = new URL(request.url);
      const origin = bindings.ORIGIN?.replace(/\/+$/, '') ?? own;
      if (!isForEveryone(request, origin)) return passOn(request, origin).catch(unreachable(request.url));
      const address = pageAddress(request.url, origin);
      const key = keyOf(hostname, address);
      const visit = { request, origin, address, cache: cache(), key, bindings, life, runs };
      // Its page may come into the cache while that is asked.
      const running = runOf(runs, key);
      const kept = await keptPage(visit);
      if (kept) return withStatus(kept, 'hit', request);
      const others = running ?? runOf(runs, key);
      const budgetMs = numberOf(bindings, 'BUDGET_MS');
      const answer = others ? answerOfOthers(visit, others, budgetMs) : answerFirst(visit, render, budgetMs);
      return answer.catch(unreachable(address.href));
    },
  };
}

/** Undefined for a page that is not there or no longer fresh. The cache answers who has the page already. */
function keptPage({ request, cache, key }: Visit): Promise<Response | undefined> {
  const known = request.headers.get('if-none-match');
  const headers = known === null ? undefined : { 'if-none-match': known };
  return cache.match(new Request(key, { headers })).catch(() => undefined);
}

/** The page that another visit makes. If it is not known to be for everybody, each visitor asks for their own. */
async function answerOfOthers({ request, origin }: Visit, run: Run, budgetMs: number): Promise<Response> {
  await waitFor(run, budgetMs);
  const page = run.made ?? run.original;
  const answer = page ? new Response(page.body, page) : await passOn(request, origin);
  return withStatus(answer, run.made ? 'made' : run.isDone ? 'pass' : 'late', request);
}

/**
 * Sends the page once it is made, or as the origin has it once the time is up. It is made to the end for the next, even
 * if the visitor leaves.
 */
async function answerFirst(visit: Visit, render: Prerenderer['render'], budgetMs: number): Promise<Response> {
  const { request, origin, life } = visit;
  const begun = begin(visit, render);
  life.waitUntil(begun.then((it) => it?.page).catch(() => undefined));
  const it = await begun;
  // An answer for nobody in particular may differ from the visitor's.
  if (!it) return withStatus(await passOn(request, origin), 'pass', request);
  const made = await raceAgainst(it.page, budgetMs, () => 'late' as const);
  if (!made || made === 'late')
    return withStatus(new Response(it.stream, it.answer), made ?? 'pass', request);
  void it.stream.cancel();
  return withStatus(new Response(made.body, made), 'made', request);
}

/** @returns undefined for an answer that is no page, or not for everybody. */
async function begin(visit: Visit, render: Prerenderer['render']) {
  const { origin, address, key, runs } = visit;
  const run = startRun(runs, key);
  const end = (made?: Page) => endRun(runs, key, run, made);
  const answer = await ask(origin + address.pathname + address.search, 'text/html').catch((error) => {
    end();
    throw error;
  });
  if (!isPage(answer) || !isShared(answer)) {
    end();
    void answer.body?.cancel();
    return undefined;
  }
  const { stream, bytes } = collectBytes(answer.body!, MOST_BYTES);
  const page = bytes
    .then((read) => {
      run.isRead = true;
      return read && pageOf(visit, run, answer, read, render);
    })
    .catch((error: unknown) => {
      console.error(`${address.pathname} could not be prerendered and goes out as its origin has it`, error);
      return undefined;
    })
    .then((made) => {
      end(made);
      return made;
    });
  return { answer, stream, page };
}

/** @returns undefined for a page that stays as it is. */
async function pageOf(
  { origin, address, cache, key, bindings }: Visit,
  run: Run,
  answer: Response,
  bytes: Uint8Array<ArrayBuffer>,
  render: Prerenderer['render'],
): Promise<Page | undefined> {
  const html = readPage(bytes, answer.headers.get('content-type') ?? '');
  if (html === undefined) {
    warnOnce(`${address.pathname} does not say that it is in UTF-8, and goes out as its origin has it`);
    return undefined;
  }
  const data = dataOf(origin);
  const isLeft: IsLeft = (metas) => {
    const isOnes = isForOne(metas);
    if (!isOnes) run.original = { body: bytes, headers: [...pageHeaders(answer)] };
    return isOnes;
  };
  const prerendered = await render(html, { url: address.href, fetch: data.fetch }, isLeft);
  if (prerendered === undefined) return undefined;
  const page = await keptResponse(prerendered, answer, {
    sources: [address.pathname, ...data.sources],
    freshS: numberOf(bindings, 'FRESH_S'),
    isWhole: data.unanswered.size === 0,
  });
  // A page that cannot be kept is made anew, so no request fails because of it.
  const headers = [...page.headers];
  await cache.put(key, page).catch(() => undefined);
  return { body: prerendered, headers };
}

/**
 * Models and dictionaries of one page: their addresses, and those of which the origin has not told the value, none or
 * all of one. The prerenderer reads them, because it knows how many bytes all of them together may have.
 */
function dataOf(origin: string) {
  const [sources, unanswered] = [new Set<string>(), new Set<string>()];
  const fetch: FetchModel = async (address, { signal }) => {
    sources.add(address.split('?', 1)[0]!);
    unanswered.add(address);
    const response = await ask(origin + address, 'application/json', signal);
    const isAnswered = () => void unanswered.delete(address);
    if (!response.ok && !isTrouble(response)) isAnswered();
    if (!response.ok || !response.body) return response;
    return new Response(response.body.pipeThrough(new TransformStream({ flush: isAnswered })), response);
  };
  return { sources, unanswered, fetch };
}

/** Asks on nobody's behalf: without cookies, so that every visitor may have the answer. */
const ask = (address: string, accept: string, signal?: AbortSignal): Promise<Response> =>
  fetch(address, { headers: { accept }, redirect: 'manual', ...(signal && { signal }) });

/** To the origin and back, nothing changed but a redirect to the origin by its name. */
async function passOn(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = await fetch(new Request(origin + pathname + search, request), { redirect: 'manual' });
  return redirectedOnSite(answer, request.url, origin);
}

function withStatus(response: Response, status: Status, { method }: Request): Response {
  const isEmpty = method === 'HEAD' || response.status === 304;
  const answer = new Response(isEmpty ? null : response.body, response);
  answer.headers.set(STATUS, status);
  if (status === 'made' || status === 'hit') answer.headers.delete(TAGS);
  return answer;
}

const unreachable = (address: string) => (error: unknown) => {
  console.error(`${address} cannot be had`, error);
  return new Response('The site cannot be reached.\n', { status: 502, headers: { [STATUS]: 'pass' } });
};

function numberOf(bindings: EdgeBindings, name: keyof typeof DEFAULTS): number {
  const written = bindings[name];
  const number = Number(written ?? DEFAULTS[name]);
  if (written !== '' && Number.isFinite(number) && number >= 0) return number;
  console.error(`${name}="${written}" is no number of at least 0; ${DEFAULTS[name]} is used`);
  return DEFAULTS[name];
}
