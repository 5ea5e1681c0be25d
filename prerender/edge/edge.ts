import { readBody } from '../../page/request/read-body.js';
import { warnOnce } from '../../page/warn.js';
import { RESPONSE_BODY_BYTES } from '../../vocabulary/runtime.js';
import { type FetchModel, raceAgainst } from '../ask.js';
import { readPage } from '../page-text.js';
import type { Prerenderer } from '../prerender.js';
import { keptResponse, keyOf, type SharedCache, TAGS } from './kept-pages.js';
import {
  isForEveryone,
  isForOne,
  isPage,
  isShared,
  isTrouble,
  pageAddress,
  redirectedOnSite,
} from './rules.js';

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

/** A page as it was made. Plain values: a response can be read only by the request that it was made for. */
interface MadePage {
  readonly html: string;
  readonly headers: [string, string][];
}

/**
 * A page that is being made. Plain values here too: the platform cancels a promise with the request that made it, so no
 * other request may wait for the same promise.
 */
interface Run {
  readonly since: number;
  isDone: boolean;
  page?: MadePage | undefined;
}

/** The pages that are being made, by their keys. */
type Runs = Map<string, Run>;

/** How often who waits for another visit's page looks for it. */
const LOOK_MS = 10;

/** Platforms end what outlives its request by more than this, and do not say so. */
const LONGEST_RUN_MS = 30_000;
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
      const kept = await keptPage(visit);
      if (kept) return withStatus(kept, 'hit', request);
      return answerAnew(visit, render).catch(unreachable(address.href));
    },
  };
}

/** Undefined for a page that is not there or no longer fresh. The cache answers who has the page already. */
function keptPage({ request, cache, key }: Visit): Promise<Response | undefined> {
  const known = request.headers.get('if-none-match');
  const headers = known === null ? undefined : { 'if-none-match': known };
  return cache.match(new Request(key, { headers })).catch(() => undefined);
}

/** Sends the page once it is made, or as the origin has it once the time is up. It is made to the end for the next. */
async function answerAnew(visit: Visit, render: Prerenderer['render']): Promise<Response> {
  const { request, origin, address, bindings } = visit;
  const answer = await ask(origin + address.pathname + address.search, 'text/html');
  if (!isPage(answer) || !isShared(answer)) {
    // An answer for nobody in particular may differ from the visitor's.
    void answer.body?.cancel();
    return withStatus(await passOn(request, origin), 'pass', request);
  }
  const budgetMs = numberOf(bindings, 'BUDGET_MS');
  const { page, body } = takePart(visit, answer, render, budgetMs);
  const made = await raceAgainst(page, budgetMs, () => 'late' as const);
  if (!made || made === 'late') return withStatus(new Response(body, answer), made ?? 'pass', request);
  void body.cancel();
  return withStatus(new Response(made.html, made), 'made', request);
}

/** The page as it is being made: once for all who ask for it meanwhile, by whoever comes first. */
function takePart(visit: Visit, answer: Response, render: Prerenderer['render'], budgetMs: number) {
  const { address, key, life, runs } = visit;
  const others = runs.get(key);
  if (others && Date.now() - others.since < LONGEST_RUN_MS)
    return { page: pageFrom(others, budgetMs), body: answer.body! };
  const run: Run = { since: Date.now(), isDone: false };
  runs.set(key, run);
  const { stream, bytes } = collectBytes(answer.body!);
  const page = bytes
    .then((read) => read && pageOf(visit, answer, read, render))
    .catch((error: unknown) => {
      console.error(`${address.pathname} could not be prerendered and goes out as its origin has it`, error);
      return undefined;
    });
  const end = page.then((made) => {
    Object.assign(run, { isDone: true, page: made });
    if (runs.get(key) === run) runs.delete(key);
  });
  life.waitUntil(end);
  return { page, body: stream };
}

/** Another visit's page, once it is made. */
async function pageFrom(run: Run, budgetMs: number): Promise<MadePage | undefined | 'late'> {
  for (let waitedMs = 0; !run.isDone && waitedMs < budgetMs; waitedMs += LOOK_MS)
    await new Promise((look) => setTimeout(look, LOOK_MS));
  return run.isDone ? run.page : 'late';
}

/** @returns undefined for a page that stays as it is. */
async function pageOf(
  { origin, address, cache, key, bindings }: Visit,
  answer: Response,
  bytes: Uint8Array,
  render: Prerenderer['render'],
): Promise<MadePage | undefined> {
  const html = readPage(bytes, answer.headers.get('content-type') ?? '');
  if (html === undefined) {
    warnOnce(`${address.pathname} does not say that it is in UTF-8, and goes out as its origin has it`);
    return undefined;
  }
  const data = dataOf(origin);
  const prerendered = await render(html, { url: address.href, fetch: data.fetch }, isForOne);
  if (prerendered === undefined) return undefined;
  const page = await keptResponse(prerendered, answer, {
    sources: [address.pathname, ...data.sources],
    freshS: numberOf(bindings, 'FRESH_S'),
    isWhole: data.unanswered.size === 0,
  });
  // A page that cannot be kept is made anew, so no request fails because of it.
  const headers = [...page.headers];
  await cache.put(key, page).catch(() => undefined);
  return { html: prerendered, headers };
}

/**
 * Models and dictionaries of one page: their values, and those of which the origin has not told the value, none or all
 * of one.
 */
function dataOf(origin: string) {
  const [sources, unanswered] = [new Set<string>(), new Set<string>()];
  const fetch: FetchModel = async (address, { signal }) => {
    sources.add(address.split('?', 1)[0]!);
    unanswered.add(address);
    const response = await ask(origin + address, 'application/json', signal);
    const text = response.ok ? await readBody(response, address, RESPONSE_BODY_BYTES) : '';
    if (!isTrouble(response)) unanswered.delete(address);
    return new Response(text, { status: response.ok ? 200 : 404 });
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

/**
 * Reads a stream, as it comes and whole, or undefined where that is too much. workerd's own `tee` gives its first byte
 * only when the last has come.
 */
function collectBytes(source: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let readable!: ReadableStream<Uint8Array<ArrayBuffer>>;
  const bytes = new Promise<Uint8Array | undefined>((resolve, reject) => {
    const through = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>(
      {
        transform(part, out) {
          out.enqueue(part);
          length += part.length;
          if (length <= MOST_BYTES) parts.push(part);
          else resolve(undefined);
        },
        flush: async () => resolve(new Uint8Array(await new Blob(parts).arrayBuffer())),
      },
      undefined,
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_BYTES + 1 }),
    );
    readable = through.readable;
    source.pipeTo(through.writable).catch(reject);
  });
  return { stream: readable, bytes };
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
