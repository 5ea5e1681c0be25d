import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import {
  type Listening,
  listen,
  type RunningWorker,
  startCache,
  startWorker,
  withoutWorkerd,
} from '../../fixtures/edge/workerd.js';
import { built } from '../../tools/test/built.js';

const CALLOUT = '<uni-callout data-title="Notice">Old</uni-callout>';
const FETCHED = '<uni-callout src="/content/a.json">Old</uni-callout>';
const HTML: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' };
const PRERENDERED = /data-prerendered="\d/;

interface Answer {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** The connection ends without an answer. */
  isBroken?: boolean;
  /** The connection ends behind the body, which says that it goes on. */
  isCut?: boolean;
  /** Held back until this resolves. */
  until?: Promise<void>;
  /** The fate of the body once this resolves. */
  rest?: { until: Promise<void>; body: string };
}

/** A site whose answers a test sets, and what it was asked. */
class Site {
  answers: Record<string, Answer | ((headers: IncomingHttpHeaders) => Answer)> = {};
  asked: { readonly address: string; readonly method: string; readonly headers: IncomingHttpHeaders }[] = [];
  #server!: Listening;

  async start(): Promise<this> {
    this.#server = await listen(({ url = '', method = '', headers }, response) => {
      this.asked.push({ address: url, method, headers });
      const set = this.answers[url] ?? { status: 404, body: 'none' };
      const {
        status = 200,
        headers: sent = HTML,
        body = '',
        until,
        rest,
        isBroken,
        isCut,
      } = typeof set === 'function' ? set(headers) : set;
      const isKnown = sent.etag !== undefined && headers['if-none-match'] === sent.etag;
      if (isBroken) return void response.destroy();
      if (isCut) return void response.writeHead(status, sent).write(body, () => response.destroy());
      void Promise.resolve(until).then(() =>
        isKnown ? response.writeHead(304, sent).end() : send(response.writeHead(status, sent), body, rest),
      );
    });
    return this;
  }

  get origin() {
    return this.#server.origin;
  }

  timesAsked(address: string): number {
    return this.asked.filter((request) => request.address === address).length;
  }

  close() {
    this.#server.close();
  }
}

function send(response: ServerResponse, body: string | Buffer, rest: Answer['rest']): void {
  if (!rest) {
    response.end(body);
    return;
  }
  response.write(body);
  void rest.until.then(() => response.end(rest.body));
}

/** `fetch` lets nobody choose a host. */
const getOfHost = (worker: RunningWorker, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request(`${worker.origin}/a.html`, { headers: { host } }, (response) => {
      resolve(text(response));
    })
      .on('error', reject)
      .end();
  });

function signal(): { readonly until: Promise<void>; readonly give: () => void } {
  let give = () => {};
  const until = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { until, give };
}

describe('the edge worker, in workerd', { skip: withoutWorkerd }, () => {
  let code = '';
  let site: Site;
  let cache: Awaited<ReturnType<typeof startCache>>;
  let workers: RunningWorker[] = [];
  let caches: Listening[] = [];

  before(async () => {
    code = readFileSync(join(built('edge'), 'edge/worker.js'), 'utf8');
    site = await new Site().start();
  });
  beforeEach(async () => {
    cache = await startCache();
    caches.push(cache);
    site.answers = { '/a.html': { body: `<p>Hi</p>${CALLOUT}` } };
    site.asked = [];
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    for (const each of caches) each.close();
    [workers, caches] = [[], []];
  });
  after(() => site.close());

  async function start(bindings: Record<string, string> = {}) {
    const all = { ORIGIN: site.origin, BUDGET_MS: '20000', ...bindings };
    const worker = await startWorker(code, all, cache.origin);
    workers.push(worker);
    return worker;
  }

  const get = async (worker: RunningWorker, path = '/a.html', init: RequestInit = {}) => {
    const response = await fetch(worker.origin + path, { redirect: 'manual', ...init });
    return { response, text: await response.text(), how: response.headers.get('x-uni-prerender') };
  };

  it('prerenders a page once, and every copy of it sends that from the cache after that', async () => {
    const [worker, copy] = [await start({ FRESH_S: '30' }), await start()];
    const first = await get(worker);
    assert.match(first.text, /^<p>Hi<\/p><uni-callout data-title="Notice" data-prerendered=/);
    assert.equal(first.how, 'made');
    assert.equal(first.response.headers.get('cache-control'), 's-maxage=30');
    const second = await get(copy);
    assert.equal(second.how, 'hit');
    assert.equal(second.text, first.text);
    assert.equal(site.timesAsked('/a.html'), 1);
  });

  it('keeps the origin’s headers, but those that describe its bytes', async () => {
    const headers = { ...HTML, 'x-frame-options': 'DENY', etag: '"1"', 'content-length': '2' };
    site.answers['/a.html'] = { body: '<p', headers };
    const worker = await start();
    await get(worker);
    const { response } = await get(worker);
    assert.equal(response.headers.get('x-frame-options'), 'DENY');
    assert.match(response.headers.get('etag')!, /^W\/"[0-9a-f]{24}"$/);
    const head = await get(worker, '/a.html', { method: 'HEAD' });
    assert.deepEqual([head.response.status, head.text, head.how], [200, '', 'hit']);
  });

  it('lets the cache answer who has the page already', async () => {
    const worker = await start();
    const known = { headers: { 'if-none-match': (await get(worker)).response.headers.get('etag')! } };
    const { response, text, how } = await get(worker, '/a.html', known);
    assert.deepEqual([response.status, text, how], [304, '', 'hit']);
  });

  it('keeps the pages of two sites apart that have one cache', async (test) => {
    const other = await new Site().start();
    test.after(() => other.close());
    other.answers['/a.html'] = { body: `<p>Other</p>${CALLOUT}` };
    const worker = await start();
    const otherWorker = await start({ ORIGIN: other.origin });
    const { text } = await get(worker);
    const of = (host: string) => getOfHost(otherWorker, host);
    assert.match(await of('other.example'), /^<p>Other<\/p>/);
    assert.match(await of('other.example'), /^<p>Other<\/p>/);
    assert.equal((await get(worker)).text, text);
    assert.deepEqual(
      [...cache.kept.keys()].map((key) => key.split('/', 1)[0]),
      ['127.0.0.1', 'other.example'],
    );
  });

  it('refuses a request whose address cannot be read', async () => {
    const worker = await start();
    const socket = connect(Number(new URL(worker.origin).port), '127.0.0.1');
    socket.end('GET /a.html HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n');
    assert.match(await text(socket), /^HTTP\/1\.1 400 /);
    assert.equal(site.asked.length, 0);
  });

  it('asks the origin for models, and shares one page between visitors of a campaign', async () => {
    site.answers['/a.html'] = { body: FETCHED };
    site.answers['/content/a.json'] = { body: '{"title":"Fetched"}' };
    const worker = await start();
    assert.match((await get(worker, '/a.html?utm_source=x')).text, />Fetched</);
    assert.equal((await get(worker, '/a.html?gclid=1')).how, 'hit');
    assert.equal((await get(worker, '/a.html?q=1')).how, 'pass');
  });

  for (const [what, path] of [
    ['a page', '/a.html'],
    ['anything else', '/a.js'],
  ] as const)
    it(`keeps visitors on the site where the origin sends ${what} elsewhere under its own name`, async () => {
      const away = 'https://login.example/?back=/a.html';
      const { host } = new URL(site.origin);
      const worker = await start();
      for (const [location, expected] of [
        [`${site.origin}/b.html?c=1#d`, `${worker.origin}/b.html?c=1#d`],
        [`https://${host}/b.html`, `${worker.origin}/b.html`],
        [site.origin + path, worker.origin + path],
        [`//${host}/b.html`, `${worker.origin}/b.html`],
        ['/b.html', '/b.html'],
        ['b.html', 'b.html'],
        [away, away],
        [`https://${host}${path}`, `https://${host}${path}`],
        ['http://[', 'http://['],
      ] as const) {
        site.answers[path] = { status: 301, headers: { ...HTML, location } };
        assert.equal((await get(worker, path)).response.headers.get('location'), expected);
      }
    });

  it('says that the site cannot be reached where there is nothing else to send', async () => {
    const dead = await new Site().start();
    dead.close();
    const worker = await start({ ORIGIN: dead.origin });
    assert.equal((await get(worker)).response.status, 502);
  });

  it('sends the origin’s page when its time is up, and the prerendered one to who comes later', async () => {
    const { until, give } = signal();
    site.answers['/a.html'] = { body: FETCHED };
    site.answers['/content/a.json'] = { body: '{"title":"Late"}', until };
    const worker = await start({ BUDGET_MS: '50' });
    const first = await get(worker);
    assert.deepEqual([first.text, first.how], [FETCHED, 'late']);
    give();
    for (;;) {
      const { how, text } = await get(worker);
      if (how !== 'hit') continue;
      assert.match(text, />Late</);
      break;
    }
  });

  it('sends the origin’s page as it comes when its time is up before its end', async () => {
    const { until, give } = signal();
    site.answers['/a.html'] = { body: '<p>Hi</p>', rest: { until, body: CALLOUT } };
    const worker = await start({ BUDGET_MS: '50' });
    const response = await fetch(`${worker.origin}/a.html`);
    assert.equal(response.headers.get('x-uni-prerender'), 'late');
    const reader = response.body!.getReader();
    const text = new TextDecoder();
    assert.equal(text.decode((await reader.read()).value), '<p>Hi</p>');
    give();
    assert.equal(text.decode((await reader.read()).value), CALLOUT);
  });

  it('asks the origin once for all who ask for one page at once', async () => {
    site.answers['/a.html'] = { body: FETCHED };
    site.answers['/content/a.json'] = { body: '{"title":"Fetched"}' };
    const worker = await start();
    const pages = await Promise.all(Array.from({ length: 200 }, () => get(worker)));
    assert.deepEqual([site.timesAsked('/a.html'), site.timesAsked('/content/a.json')], [1, 1]);
    assert.equal(new Set(pages.map(({ text }) => text)).size, 1);
    assert.match(pages[0]!.text, />Fetched</);
  });

  it('makes the page for the next where its visitor leaves', async () => {
    const { until, give } = signal();
    site.answers['/a.html'] = { body: '<p>Hi</p>', rest: { until, body: CALLOUT } };
    const worker = await start({ BUDGET_MS: '50' });
    const visitor = new AbortController();
    const response = await fetch(`${worker.origin}/a.html`, { signal: visitor.signal });
    assert.equal(response.headers.get('x-uni-prerender'), 'late');
    await response.body!.getReader().read();
    visitor.abort();
    give();
    for (;;) {
      const { how, text } = await get(worker);
      if (how !== 'hit') continue;
      assert.match(text, PRERENDERED);
      break;
    }
    assert.equal(site.timesAsked('/a.html'), 1);
  });

  for (const [what, answer] of [
    ['is not well', { status: 503 }],
    ['cannot be reached', { isBroken: true }],
    ['breaks off', { isCut: true, body: '{"ti' }],
    ['does not come', { until: new Promise<void>(() => {}) }],
    ['is larger than 16 MB', { body: Buffer.alloc(17_000_000, ' ') }],
  ] as const satisfies [string, Answer][])
    it(`makes a page without a model that ${what}, to be looked at again soon`, async () => {
      const headers = { ...HTML, 'cache-control': 'max-age=60' };
      site.answers['/a.html'] = { body: CALLOUT + FETCHED, headers };
      site.answers['/content/a.json'] = answer;
      const worker = await start();
      const { how, text, response } = await get(worker);
      assert.equal(how, 'made');
      assert.match(text, PRERENDERED);
      assert.ok(text.endsWith(FETCHED));
      assert.equal(response.headers.get('cache-control'), 'max-age=10');
      assert.match([...cache.kept.values()].join(''), /^cache-control: max-age=10\r$/im);
    });

  for (const [name, value, others] of [
    ['accept-language', 'vi', { headers: { ...HTML, vary: 'accept-language' }, body: CALLOUT }],
    ['cookie', 'user=ann', { headers: { ...HTML, vary: 'Accept-Encoding, Cookie' }, body: CALLOUT }],
    ['accept-language', 'vi', { status: 302, headers: { location: '/en/' } }],
    ['origin', 'https://other.example', { body: CALLOUT }],
  ] as [string, string, Answer][])
    it(`gives who sends ${name} their own answer, where others get ${JSON.stringify(others)}`, async () => {
      site.answers['/a'] = (headers) => (headers[name] === value ? { body: 'own' } : others);
      const worker = await start();
      assert.equal((await get(worker, '/a', { headers: { [name]: value } })).text, 'own');
    });

  for (const [what, answer] of [
    ['is not found', { status: 404, body: CALLOUT }],
    ['is being edited', { body: `<meta name="is-editing-mode" content="true">${CALLOUT}` }],
    [
      'has a nonce',
      { body: `${CALLOUT}<meta http-equiv="content-security-policy" content="script-src 'nonce-a'">` },
    ],
    ['is too deep to be read', { body: CALLOUT + '<div>'.repeat(600) }],
    [
      'is in another encoding',
      {
        headers: { 'content-type': 'text/html; charset=iso-8859-1' },
        body: Buffer.from(`caf\xe9${CALLOUT}`, 'latin1'),
      },
    ],
  ] as const satisfies [string, Answer][])
    it(`passes on a page unchanged, and keeps nothing, that ${what}`, async () => {
      site.answers['/a.html'] = answer;
      const worker = await start();
      for (let visit = 1; visit <= 2; visit++) {
        const response = await fetch(`${worker.origin}/a.html`, { redirect: 'manual' });
        assert.equal(response.headers.get('x-uni-prerender'), 'pass');
        assert.equal(response.status, 'status' in answer ? answer.status : 200);
        assert.ok(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(answer.body)));
        assert.ok(site.timesAsked('/a.html') >= visit);
      }
    });

  it('passes on a request from an author’s session, to the origin and back', async () => {
    const worker = await start();
    await get(worker);
    const { text, how } = await get(worker, '/a.html', { headers: { cookie: 'x=1; wcmmode=edit' } });
    assert.deepEqual([text, how], [`<p>Hi</p>${CALLOUT}`, null]);
    assert.equal(site.asked.at(-1)!.headers.cookie, 'x=1; wcmmode=edit');
  });

  it('never asks with one visitor’s cookies for a page that others get', async () => {
    site.answers['/a.html'] = ({ cookie }) => ({ body: `<p>${cookie ?? 'nobody'}</p>${CALLOUT}` });
    const worker = await start();
    assert.match((await get(worker, '/a.html', { headers: { cookie: 'user=ann' } })).text, /^<p>nobody/);
    assert.match((await get(worker, '/a.html', { headers: { cookie: 'user=bob' } })).text, /^<p>nobody/);
  });

  it('names the tags by which caches purge a page: its path, its models’ and its origin’s', async () => {
    site.answers['/vi/kho%C3%A1,1.html?q=1'] = {
      body: FETCHED,
      headers: { ...HTML, 'edge-cache-tag': 'news home' },
    };
    site.answers['/content/a.json'] = { body: '{"title":"One"}' };
    const worker = await start();
    for (const how of ['made', 'hit']) {
      const answer = await get(worker, '/vi/khoá,1.html?q=1');
      assert.equal(answer.how, how);
      assert.equal(answer.response.headers.get('cache-tag'), null);
    }
    assert.match(
      [...cache.kept.values()].join(''),
      /^cache-tag: \/vi\/kho%C3%A1%2C1.html,\/content\/a.json,news,home\r$/im,
    );
  });

  it('says so when a setting cannot be read, and goes on with its default', async () => {
    const worker = await start({ FRESH_S: 'long' });
    assert.equal((await get(worker)).how, 'made');
    assert.equal((await get(worker)).how, 'hit');
  });
});
