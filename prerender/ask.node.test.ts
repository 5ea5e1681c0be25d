// Limits of a page's data, and of the hosts that are asked for them, whatever is handed in as `fetch`.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { definition } from '../elements/callout/uni-callout.js';
import { definition as fragment } from '../elements/fragment/uni-fragment.js';
import { REQUEST_TIMEOUT_MS, RESPONSE_BODY_BYTES } from '../vocabulary/runtime.js';
import { type FetchModel, MOST_CALLS } from './ask.js';
import { createPrerenderer, type PrerenderOptions } from './prerender.js';

const { prerender } = createPrerenderer([definition]);
const TAG = '<uni-callout src="/content/a.json">Old</uni-callout>';
const URL_OF_PAGE = 'https://www.example.edu/en/a.html';

async function told(html: string, options: PrerenderOptions) {
  const faults: string[] = [];
  const onError = (_tag: string, error: unknown) => void faults.push(String(error));
  return { html: await prerender(html, { url: URL_OF_PAGE, onError, ...options }), faults };
}

describe('a model', () => {
  it('that does not come in 5 s is none, and its call ends', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const ended: boolean[] = [];
    const fetch: FetchModel = (_address, { signal }) => {
      signal.addEventListener('abort', () => ended.push(true));
      queueMicrotask(() => mock.timers.tick(REQUEST_TIMEOUT_MS));
      return new Promise(() => {});
    };
    const { html, faults } = await told(TAG, { fetch });
    assert.equal(html, TAG);
    assert.deepEqual(faults, ['Error: /content/a.json cannot be had: no answer within 5 s']);
    assert.deepEqual(ended, [true]);
  });

  it('whose body does not end in 5 s is none', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const pull = () => queueMicrotask(() => mock.timers.tick(REQUEST_TIMEOUT_MS));
    const fetch = async () => new Response(new ReadableStream({ pull: () => new Promise(pull) }));
    assert.match((await told(TAG, { fetch })).faults.join(), /no answer within 5 s/);
  });

  it('that is not there has its body cancelled', async () => {
    let cancelled = 0;
    const body = () => new ReadableStream({ cancel: () => void cancelled++ });
    for (const status of [404, 500, 301])
      assert.match(
        (await told(TAG, { fetch: async () => new Response(body(), { status }) })).faults.join(),
        RegExp(`Error ${status}`),
      );
    assert.equal(cancelled, 3);
  });

  it('leaves no timer behind', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    let isAborted = false;
    const fetch: FetchModel = async (_address, { signal }) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
      });
      return Response.json({ title: 'New' });
    };
    assert.match((await told(TAG, { fetch })).html, />New</);
    mock.timers.tick(REQUEST_TIMEOUT_MS * 2);
    assert.ok(!isAborted);
  });

  it('of more than 16 MB is none, and is not read to its end', async () => {
    const part = new Uint8Array(1_000_000).fill(0x20);
    let read = 0;
    const pull = (body: ReadableStreamDefaultController) => {
      read += part.length;
      body.enqueue(part);
    };
    const fetch = async () => new Response(new ReadableStream({ pull }));
    const { html, faults } = await told(TAG, { fetch });
    assert.equal(html, TAG);
    assert.match(faults.join(), /larger than 16777216 bytes/);
    assert.ok(read < RESPONSE_BODY_BYTES + 3 * part.length, String(read));
  });
});

describe('all models of a page', () => {
  const page = (count: number) =>
    Array.from({ length: count }, (_, at) => `<uni-callout src="/content/${at}.json"></uni-callout>`).join(
      '',
    );

  it('are asked for at once', async () => {
    const asked: string[] = [];
    const fetch: FetchModel = async (address) => {
      asked.push(address);
      const before = asked.length;
      await new Promise(setImmediate);
      return Response.json({ title: `${before} of ${asked.length}` });
    };
    const { html } = await told(page(3), { fetch });
    assert.deepEqual(html.match(/>\d of \d</g), ['>1 of 3<', '>2 of 3<', '>3 of 3<']);
  });

  it('have to come within 5 s together', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const fetch: FetchModel = async (address) => {
      if (String(address) === '/content/2.json') queueMicrotask(() => mock.timers.tick(REQUEST_TIMEOUT_MS));
      return new Promise(() => {});
    };
    const { html, faults } = await told(page(3), { fetch });
    assert.equal(html, page(3));
    assert.equal(faults.filter((fault) => /no answer within 5 s/.test(fault)).length, 3);
  });

  it('have 16 MB together, and what is not read by then is not read', async () => {
    const words = new TextEncoder().encode(JSON.stringify({ title: 'New', filler: 'x'.repeat(5_000_000) }));
    const part = 100_000;
    let read = 0;
    const fetch: FetchModel = async () => {
      let at = 0;
      const pull = (body: ReadableStreamDefaultController) => {
        if (at >= words.length) return body.close();
        body.enqueue(words.slice(at, at + part));
        read += part;
        at += part;
      };
      return new Response(new ReadableStream({ pull }));
    };
    for (const count of [15, 60]) {
      read = 0;
      const { faults } = await told(page(count), { fetch });
      assert.ok(read < RESPONSE_BODY_BYTES + 3 * count * part, String(read));
      assert.ok(
        faults.some((fault) => /all that the page asks for is larger than 16777216 bytes/.test(fault)),
      );
    }
    const { html } = await told(page(3), { fetch });
    assert.equal(html.match(/>New</g)?.length, 3);
  });

  it('are asked for no more once they have had 16 MB', async () => {
    const asked: string[] = [];
    const inner = (src: string) => ({ ':type': 'uni/components/fragment', src });
    const fetch: FetchModel = async (address) => {
      asked.push(address);
      return Response.json(
        address.includes('large')
          ? { ':type': 'uni/components/callout', filler: 'x'.repeat(RESPONSE_BODY_BYTES) }
          : { ':items': { a: inner('/content/large'), b: inner('/content/b'), c: inner('/content/c') } },
      );
    };
    const { prerender: withFragments } = createPrerenderer([definition, fragment]);
    await withFragments('<uni-fragment src="/content/a"></uni-fragment>', {
      url: URL_OF_PAGE,
      fetch,
      onError() {},
    });
    assert.deepEqual(asked, ['/content/a.model.json', '/content/large.model.json']);
  });

  it('are not asked for where a tag stays as it is', async () => {
    const fetch: FetchModel = () => Promise.reject(new Error('asked'));
    const left =
      '<p><uni-callout src="/a.json"></uni-callout></p><uni-callout data-prerendered="1" src="/b.json"></uni-callout>';
    assert.deepEqual((await told(left, { fetch })).faults, []);
  });

  it('are 200 at most', async () => {
    const fetch: FetchModel = async () => Response.json({ title: 'New' });
    const { html, faults } = await told(page(MOST_CALLS + 2), { fetch });
    assert.equal(html.match(/>New</g)?.length, MOST_CALLS);
    assert.equal(faults.filter((fault) => /more than 200 addresses/.test(fault)).length, 2);
  });
});

describe('what is asked for', () => {
  const LISTS = '<meta name="languages" content="[]">';
  const asks = async (html: string, url = URL_OF_PAGE) => {
    const asked: string[] = [];
    const fetch: FetchModel = async (address) => {
      asked.push(address);
      return Response.json({ 'uni.learnMore': 'Words' });
    };
    await prerender(html, { url, fetch, onError: () => {} });
    return asked;
  };
  const withDictionary = (source: string) =>
    `<html lang="en" data-i18n-dictionary-src="${source}">${LISTS}<uni-callout title="x"></uni-callout>`;

  it('is the dictionary that the page names, of its own site', async () => {
    for (const [source, path] of [
      ['/words/{locale}.json?a=1', '/words/en.json?a=1'],
      ['words.json', '/en/words.json'],
      ['https://www.example.edu/words.json', '/words.json'],
    ] as const)
      assert.deepEqual(await asks(withDictionary(source)), [path]);
    assert.deepEqual(await asks(`<html lang="vi">${LISTS}<uni-callout title="x"></uni-callout>`), [
      '/libs/cq/i18n/dict.vi.json',
    ]);
  });

  for (const source of [
    '//evil.example/d.json',
    '/.//evil.example/d.json',
    '/a/..//evil.example/d.json',
    '/./\\evil.example/d.json',
    '\\\\evil.example/d.json',
    'https://www.example.edu//evil.example/d.json',
    'https://evil.example/d.json',
    'javascript:alert(1)',
    'data:application/json,{}',
  ])
    it(`is no dictionary at ${source}`, async () => {
      assert.deepEqual(await asks(withDictionary(source)), []);
    });

  for (const path of ['//evil.example/a.html', '/.//evil.example/a.html', '/\\evil.example/a.html'])
    it(`is nothing of another server where the page’s own address is ${path}`, async () => {
      const html = `${withDictionary('d.json')}<uni-callout model-path="a"></uni-callout>`;
      for (const address of await asks(html, `https://www.example.edu${path}`))
        assert.equal(new URL(address, URL_OF_PAGE).host, 'www.example.edu');
    });
});
