// What an origin is asked for, and what of its answers is read, however many visit a page and however they leave it.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { definition as callout } from '../../elements/callout/uni-callout.js';
import { RESPONSE_BODY_BYTES } from '../../vocabulary/runtime.js';
import { createPrerenderer } from '../prerender.js';
import { createEdge, type Edge } from './edge.js';

const SITE = 'https://www.example.edu';
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const CALLOUT = '<uni-callout data-title="Notice">Old</uni-callout>';
const FETCHED = '<uni-callout src="/content/a.json">Old</uni-callout>';
const NONCE = `<meta http-equiv="content-security-policy" content="script-src 'nonce-a'">`;

type Answer = (request: Request, count: number) => Response | Promise<Response>;

/** Until all that can go on has. */
async function settled() {
  for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
}

function signal() {
  let give = () => {};
  const until = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { until, give };
}

describe('an origin behind the edge worker', () => {
  let answers: Record<string, Answer>;
  let asked: Request[];
  let kept: Map<string, string>;
  let works: Promise<unknown>[];
  let errors: string[];
  let isCacheFull: boolean;
  let edge: Edge;

  beforeEach(() => {
    [answers, asked, kept, works, errors] = [{}, [], new Map(), [], []];
    isCacheFull = false;
    mock.method(globalThis, 'fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      asked.push(request);
      const { pathname } = new URL(request.url);
      return answers[pathname]?.(request, timesAsked(pathname)) ?? new Response('', { status: 404 });
    });
    mock.method(console, 'error', (...said: unknown[]) => void errors.push(said.map(String).join(' ')));
    mock.method(console, 'warn', () => {});
    const cache = {
      match: async () => undefined,
      async put(key: string, page: Response) {
        if (isCacheFull) throw new Error('the cache is full');
        kept.set(key, await page.text());
      },
    };
    edge = createEdge(
      createPrerenderer([callout], async () => ''),
      () => cache,
    );
  });
  afterEach(() => mock.restoreAll());

  const timesAsked = (path: string) => asked.filter(({ url }) => new URL(url).pathname === path).length;
  const visit = (path = '/a.html', init: RequestInit = {}, bindings = { BUDGET_MS: '60000' }) =>
    edge.fetch(new Request(SITE + path, init), bindings, { waitUntil: (work) => void works.push(work) });
  const visits = (count: number, init?: (at: number) => RequestInit) =>
    Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const answer = await visit('/a.html', init?.(at));
        return { text: await answer.text(), how: answer.headers.get('x-uni-prerender') };
      }),
    );
  const later = async (response: Response) => {
    await settled();
    return response;
  };

  describe('of a page that many ask for at once', () => {
    it('is asked once, and for each model once', async () => {
      answers['/a.html'] = () => later(new Response(FETCHED, { headers: HTML }));
      answers['/content/a.json'] = () => later(Response.json({ title: 'Model' }));
      const pages = await visits(200, (at) => ({ headers: { cookie: `user=${at}` } }));
      assert.deepEqual([timesAsked('/a.html'), timesAsked('/content/a.json')], [1, 1]);
      assert.deepEqual(new Set(pages.map(({ how }) => how)), new Set(['made']));
      assert.equal(new Set(pages.map(({ text }) => text)).size, 1);
      assert.match(pages[0]!.text, />Model</);
      assert.ok(
        asked.every(({ headers }) => !headers.has('cookie')),
        'it is asked with nobody’s cookies',
      );
    });

    it('is asked once where the page is late, and all get it as the origin has it', async () => {
      const { until, give } = signal();
      answers['/a.html'] = () =>
        new Response(FETCHED, { headers: { ...HTML, 'content-length': '1', etag: '"1"' } });
      answers['/content/a.json'] = () => until.then(() => Response.json({ title: 'Model' }));
      const late = { BUDGET_MS: '0' };
      for (let count = 0; count < 20; count++) {
        const answer = await visit('/a.html', {}, late);
        assert.equal(answer.headers.get('etag'), '"1"');
        assert.equal(answer.headers.get('x-uni-prerender'), 'late');
        assert.equal(await answer.text(), FETCHED);
        await settled();
      }
      give();
      await Promise.all(works);
      assert.deepEqual([timesAsked('/a.html'), timesAsked('/content/a.json')], [1, 1]);
    });

    it('is asked once by GET and HEAD, and once for each host and address', async () => {
      for (const path of ['/a.html', '/b.html'])
        answers[path] = () => later(new Response(CALLOUT, { headers: HTML }));
      const pages = [
        visit('/a.html'),
        visit('/a.html?utm_source=x', { method: 'HEAD' }),
        visit('/a.html?q=1'),
        visit('/b.html'),
      ];
      const texts = await Promise.all(pages.map(async (page) => (await page).text()));
      assert.deepEqual(
        texts.map((text) => text.length > 0),
        [true, false, true, true],
      );
      assert.deepEqual([timesAsked('/a.html'), timesAsked('/b.html')], [2, 1]);
    });

    const own: Answer = ({ headers }) =>
      later(new Response(`for ${headers.get('cookie')}`, { headers: { ...HTML, vary: 'cookie' } }));
    for (const [what, answer, text] of [
      ['depends on cookies', own, 'for user='],
      ['is private', () => new Response('own', { headers: { ...HTML, 'cache-control': 'private' } }), 'own'],
      ['sets cookies', () => new Response('own', { headers: { ...HTML, 'set-cookie': 'a=1' } }), 'own'],
      ['sends elsewhere', () => new Response('moved', { status: 302, headers: { location: '/b' } }), 'moved'],
      ['is not there', () => new Response('none', { status: 404, headers: HTML }), 'none'],
    ] as [string, Answer, string][])
      it(`is asked by each visitor for their own where it ${what}`, async () => {
        answers['/a.html'] = answer;
        const pages = await visits(5, (at) => ({ headers: { cookie: `user=${at}` } }));
        assert.deepEqual(
          pages,
          Array.from({ length: 5 }, (_, at) => ({
            text: text.endsWith('=') ? text + at : text,
            how: 'pass',
          })),
        );
        assert.equal(timesAsked('/a.html'), 6);
        assert.equal(kept.size, 0);
      });

    it('is asked anew for each nonce, which is used once', async () => {
      answers['/a.html'] = (_request, count) =>
        later(new Response(NONCE.replace('nonce-a', `nonce-${count}`) + FETCHED, { headers: HTML }));
      const pages = await visits(5);
      assert.equal(new Set(pages.map(({ text }) => text)).size, 5);
      assert.equal(kept.size, 0);
    });

    it('is asked with their cookies by those who are logged in as authors', async () => {
      answers['/a.html'] = ({ headers }) =>
        later(new Response(`${headers.get('cookie')}`, { headers: HTML }));
      const session = 'login-token=ann';
      const pages = await visits(4, (at) => (at % 2 ? { headers: { cookie: session } } : {}));
      assert.deepEqual(
        pages.map(({ text }) => text),
        ['null', session, 'null', session],
      );
    });

    it('is asked by the others where it failed the first', async () => {
      answers['/a.html'] = async (_request, count) => {
        await settled();
        if (count === 1) throw new Error('reset');
        return new Response(CALLOUT, { headers: HTML });
      };
      const pages = await visits(3);
      assert.deepEqual(
        pages.map(({ text }) => text),
        ['The site cannot be reached.\n', CALLOUT, CALLOUT],
      );
      assert.match((await visits(1))[0]!.text, /data-prerendered/);
    });

    it('is asked by the others where it has not answered the first in 5 s', async ({ mock: ofTest }) => {
      answers['/a.html'] = async (_request, count) =>
        count === 1 ? new Promise(() => {}) : new Response(CALLOUT, { headers: HTML });
      ofTest.timers.enable({ apis: ['Date'] });
      void visit();
      const second = visit();
      await settled();
      assert.equal(timesAsked('/a.html'), 1);
      ofTest.timers.tick(5000);
      const answer = await second;
      assert.deepEqual([await answer.text(), answer.headers.get('x-uni-prerender')], [CALLOUT, 'late']);
    });
  });

  describe('of a page with many models', () => {
    const PART = 100_000;
    /** Answers of so many bytes, and how much of them was read. */
    function models(size: number) {
      const state = { read: 0, cancelled: 0, whole: 0 };
      answers['/m.json'] = () => {
        let at = 0;
        const body = new ReadableStream(
          {
            pull(out) {
              if (at === 0) out.enqueue(new TextEncoder().encode('{"title":"Model"}'));
              else if (at < size) out.enqueue(new Uint8Array(PART).fill(0x20));
              else {
                state.whole++;
                out.close();
              }
              state.read += at < size ? PART : 0;
              at += PART;
            },
            cancel() {
              state.cancelled++;
            },
          },
          { highWaterMark: 0 },
        );
        return new Response(body);
      };
      return state;
    }
    const page = (count: number) =>
      Array.from({ length: count }, (_, at) => `<uni-callout src="/m.json?${at}"></uni-callout>`).join('');

    for (const count of [40, 160])
      it(`is read 16 MB of, and the rest of ${count} bodies is cancelled`, async () => {
        const state = models(9_000_000);
        answers['/a.html'] = () => new Response(page(count), { headers: HTML });
        const [made] = await visits(1);
        await Promise.all(works);
        assert.equal(made!.how, 'made');
        assert.ok(state.read <= RESPONSE_BODY_BYTES + 2 * count * PART, String(state.read));
        assert.equal(state.cancelled + state.whole, count);
        assert.ok(state.cancelled >= count - 1, String(state.cancelled));
      });

    it('is read wholly where they have 16 MB together', async () => {
      const state = models(4_000_000);
      answers['/a.html'] = () => new Response(page(4), { headers: HTML });
      const [made] = await visits(1);
      assert.equal(made!.text.match(/>Model</g)?.length, 4);
      assert.equal(state.cancelled, 0);
    });
  });

  for (const [size, how] of [
    [5_000_000, 'made'],
    [5_000_001, 'pass'],
  ] as const)
    it(`has a page of ${size} bytes ${how === 'made' ? 'made' : 'passed on, and not kept'}`, async () => {
      answers['/a.html'] = () => new Response(CALLOUT.padEnd(size), { headers: HTML });
      const [page] = await visits(1);
      assert.deepEqual(
        [page!.how, page!.text === CALLOUT.padEnd(size), kept.size],
        [how, how === 'pass', Number(how === 'made')],
      );
    });

  it('has its page made where the cache cannot keep it', async () => {
    isCacheFull = true;
    answers['/a.html'] = () => new Response(CALLOUT, { headers: HTML });
    for (const { how, text } of [...(await visits(3)), ...(await visits(1))]) {
      assert.equal(how, 'made');
      assert.match(text, /data-prerendered/);
    }
    assert.equal(timesAsked('/a.html'), 2);
    assert.deepEqual(errors, []);
  });

  it('has its page made and kept for the next where the visitor leaves', async () => {
    const { until, give } = signal();
    let isCancelled = false;
    answers['/a.html'] = () =>
      new Response(
        new ReadableStream(
          {
            async start(out) {
              out.enqueue(new TextEncoder().encode('<p>Hi</p>'));
              await until;
              if (!isCancelled) out.enqueue(new TextEncoder().encode(CALLOUT));
              if (!isCancelled) out.close();
            },
            cancel() {
              isCancelled = true;
            },
          },
          { highWaterMark: 0 },
        ),
        { headers: HTML },
      );
    const answer = await visit('/a.html', {}, { BUDGET_MS: '0' });
    await answer.body!.cancel();
    give();
    await Promise.all(works);
    assert.deepEqual(errors, []);
    assert.match([...kept.values()].join(), /^<p>Hi<\/p><uni-callout data-title="Notice" data-prerendered/);
  });
});
