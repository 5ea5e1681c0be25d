import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../tools/test/open-browser.js';

interface Outcome {
  readonly data?: unknown;
  readonly kind?: string;
}

type Ask = (path: string, timeoutMs?: number) => Promise<Outcome>;

const ASK = `import { request } from './page/request/request.js';
globalThis.ask = (path, timeoutMs) => request(path, { timeoutMs }).then((data) => ({ data }), ({ kind }) => ({ kind }));`;

async function listen(answer: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('request, against real servers', () => {
  const foreignCalls: string[] = [];
  const aborts = new EventEmitter();
  const cookies: (string | undefined)[] = [];
  let own: { server: Server; origin: string };
  let foreign: { server: Server; origin: string };
  let browser: Browser;
  let page: Page;

  before(async () => {
    const { outputFiles } = await build({
      stdin: { contents: ASK, resolveDir: process.cwd(), loader: 'ts' },
      bundle: true,
      format: 'iife',
      write: false,
    });
    foreign = await listen((request, response) => {
      foreignCalls.push(request.url ?? '');
      cookies.push(request.headers.cookie);
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.end('{"from": "foreign"}');
    });
    own = await listen((request, response) => {
      const path = request.url ?? '';
      response.on('close', () => {
        if (!response.writableFinished) aborts.emit(path);
      });
      if (path === '/') {
        response.setHeader('Content-Type', 'text/html');
        response.setHeader('Set-Cookie', 'session=1');
        response.end('<!doctype html><title>Test</title>');
      } else if (path === '/away.json') {
        response.writeHead(302, { Location: `${foreign.origin}/login.json` }).end();
      } else if (path === '/moved.json') {
        response.writeHead(302, { Location: '/here.json' }).end();
      } else if (path === '/here.json') {
        response.end(JSON.stringify({ cookie: request.headers.cookie }));
      } else if (path === '/stalled.json') {
        response.write('{"a":');
      }
    });
    browser = await openBrowser();
    page = await browser.newPage();
    await page.goto(own.origin);
    await page.addScriptTag({ content: outputFiles[0]!.text });
  });

  after(async () => {
    await browser.close();
    for (const { server } of [own, foreign]) server.closeAllConnections();
    for (const { server } of [own, foreign]) server.close();
  });

  const ask = (path: string, timeoutMs?: number) =>
    page.evaluate(([path, timeoutMs]) => (globalThis as unknown as { ask: Ask }).ask(path, timeoutMs), [
      path,
      timeoutMs,
    ] as [string, number | undefined]);

  it('refuses a redirect to another origin before anything is sent there', async () => {
    assert.deepEqual(await ask('/away.json'), { kind: 'network' });
    assert.deepEqual(foreignCalls, []);
  });

  it('follows a redirect on the own origin, with credentials', async () => {
    assert.deepEqual(await ask('/moved.json'), { data: { cookie: 'session=1' } });
  });

  it('sends another origin no cookies', async () => {
    assert.deepEqual(await ask(`${foreign.origin}/x.json`), { data: { from: 'foreign' } });
    assert.deepEqual(cookies, [undefined]);
  });

  for (const path of ['/silent.json', '/stalled.json']) {
    it(`gives up on ${path} and ends the call`, async () => {
      const ended = once(aborts, path);
      assert.deepEqual(await ask(path, 100), { kind: 'timeout' });
      await ended;
    });
  }
});
