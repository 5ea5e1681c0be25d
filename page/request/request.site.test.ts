import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { openBrowser } from '../../tools/test/open-browser.js';

interface Outcome {
  readonly data?: unknown;
  readonly kind?: string;
}

type Ask = (path: string) => Promise<Outcome>;

const ASK = `import { request } from './page/request/request.js';
globalThis.ask = (path) => request(path).then((data) => ({ data }), ({ kind }) => ({ kind }));`;

async function listen(answer: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('request, against real servers', () => {
  const foreignCalls: string[] = [];
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
      response.end('{"from": "foreign"}');
    });
    own = await listen((request, response) => {
      const path = request.url ?? '';
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

  const ask = (path: string) =>
    page.evaluate((path) => (globalThis as unknown as { ask: Ask }).ask(path), path);

  it('refuses a redirect to another origin before anything is sent there', async () => {
    assert.deepEqual(await ask('/away.json'), { kind: 'network' });
    assert.deepEqual(foreignCalls, []);
  });

  it('follows a redirect on the own origin, with credentials', async () => {
    assert.deepEqual(await ask('/moved.json'), { data: { cookie: 'session=1' } });
  });
});
