// State that several visits share. The answer to one is tested with the built worker in edge.site.test.ts.
import assert from 'node:assert/strict';
import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { definition as callout } from '../../elements/callout/uni-callout.js';
import { createPrerenderer } from '../prerender.js';
import { loadServerSanitizer } from '../sanitizer/load-sanitizer.js';
import { createEdge } from './edge.js';

const PAGE = '<meta charset="utf-8"><p>Hi</p>';

describe('visits to one page at once', () => {
  let finish: (() => void)[] = [];
  const life = { waitUntil() {} };
  const cache = { match: async () => undefined, put: async () => {} };
  const edge = createEdge(
    {
      render: (html) =>
        new Promise((resolve) => {
          finish.push(() => resolve(`${html}made`));
        }),
    },
    () => cache,
  );
  const visit = (path: string, bindings = { BUDGET_MS: '60000' }) =>
    edge.fetch(new Request(`https://www.example.edu${path}`), bindings, life);
  const untilRendering = async (count: number) => {
    for (let turn = 0; finish.length < count && turn < 10_000; turn++) await new Promise(setImmediate);
    assert.equal(finish.length, count);
  };
  beforeEach(() => {
    finish = [];
    const answer = async () => new Response(PAGE, { headers: { 'content-type': 'text/html' } });
    mock.method(globalThis, 'fetch', answer);
  });
  afterEach(() => mock.restoreAll());

  it('have it made once, and another page once more', async () => {
    const visits = ['/a.html', '/a.html', '/b.html', '/a.html'].map((path) => visit(path));
    await untilRendering(2);
    for (const end of finish) end();
    const answers = await Promise.all(visits);
    assert.deepEqual(await Promise.all(answers.map((answer) => answer.text())), Array(4).fill(`${PAGE}made`));
    assert.equal(finish.length, 2);
    const next = visit('/a.html');
    await untilRendering(3);
    finish[2]!();
    assert.equal((await next).headers.get('x-uni-prerender'), 'made');
  });

  it('get the origin’s page when their time is up, and start nothing', async () => {
    const first = visit('/a.html', { BUDGET_MS: '0' });
    assert.equal((await first).headers.get('x-uni-prerender'), 'late');
    const second = await visit('/a.html', { BUDGET_MS: '0' });
    assert.deepEqual([await second.text(), second.headers.get('x-uni-prerender')], [PAGE, 'late']);
    await untilRendering(1);
    assert.equal(finish.length, 1);
    finish[0]!();
  });

  it('have it made anew where the platform has ended whoever made it', async ({ mock: ofTest }) => {
    ofTest.timers.enable({ apis: ['Date'] });
    void visit('/c.html');
    await untilRendering(1);
    ofTest.timers.tick(31_000);
    void visit('/c.html');
    await untilRendering(2);
    assert.equal(finish.length, 2);
    for (const end of finish) end();
  });
});

describe('what a visit waits for', () => {
  const visitor = new AsyncLocalStorage<number>();
  const owners = new Map<number, number | undefined>();
  let shared = 0;
  const hook = createHook({
    init(id, type, parent) {
      if (type !== 'PROMISE') return;
      const [own, ofParent] = [visitor.getStore(), owners.get(parent)];
      owners.set(id, own);
      if (own !== undefined && ofParent !== undefined && own !== ofParent) shared++;
    },
  });
  afterEach(() => {
    hook.disable();
    mock.restoreAll();
  });

  it('is no promise of another visit: the platform cancels it with the one', async () => {
    const page =
      '<meta charset="utf-8"><uni-callout title="x" description="<p>One <b>two</b><p title=x>three" isolated></uni-callout><uni-callout src="/content/a.json"></uni-callout>';
    const answer = async (asked: RequestInfo | URL) => {
      await new Promise((soon) => setTimeout(soon, 5));
      return String(asked).endsWith('.json')
        ? Response.json({ title: 'Model' })
        : new Response(page, { headers: { 'content-type': 'text/html' } });
    };
    mock.method(globalThis, 'fetch', answer);
    const cache = { match: async () => undefined, put: async () => {} };
    const edge = createEdge(
      createPrerenderer([callout], async () => {
        await new Promise((soon) => setTimeout(soon, 5));
        return '';
      }),
      () => cache,
    );
    // Node's own loader of modules shares promises, and the worker is one file.
    await loadServerSanitizer();
    hook.enable();
    const texts = await Promise.all(
      [0, 1, 2, 3].map((at) =>
        visitor.run(at, async () => {
          const request = new Request(`https://www.example.edu/${at === 3 ? 'b' : 'a'}.html`);
          const response = await edge.fetch(request, { BUDGET_MS: '10000' }, { waitUntil() {} });
          return [response.headers.get('x-uni-prerender'), /Model/.test(await response.text())];
        }),
      ),
    );
    hook.disable();
    assert.deepEqual(texts, Array(4).fill(['made', true]));
    assert.equal(shared, 0);
  });
});
