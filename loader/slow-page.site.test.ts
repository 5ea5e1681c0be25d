// A page whose HTML comes slowly, with the head that the build writes, so that its scripts are there before it is.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from '@playwright/test';
import { built } from '../tools/test/built.js';
import { openBrowser } from '../tools/test/open-browser.js';

const CLIENTLIBS = '/etc.clientlibs/uni/';
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const CALLOUT = '<uni-callout title="Open through the night"></uni-callout>';
/** Whether so many of the head's scripts have run. */
const haveRun = (wanted: number) =>
  Document.prototype.querySelectorAll.call(document, 'head script[data-ran]').length === wanted;
/** Whether the parser is done. */
const isWhole = () => Reflect.get(Document.prototype, 'readyState', document) !== 'loading';
const hasEnded = () => ['success', 'fail'].includes(document.body.dataset.pageState ?? '');
const pageState = () => document.body.dataset.pageState;
/** The page's state, and the marks that its scripts have left. */
const seen = () => ({
  readyState: document.readyState,
  pageState: document.body?.dataset.pageState,
  promised: Reflect.get(globalThis, Symbol.for('uni.loader')) !== undefined,
});

describe('the scripts of a page', () => {
  let folder: string;
  let server: Server;
  let browser: Browser;
  let origin: string;
  let slowPage: ServerResponse | undefined;
  /** Scripts that are not sent yet: their answers wait here. */
  let heldBack: (() => void)[] | undefined;

  before(async () => {
    folder = join(built('cms'), 'cms');
    server = createServer(({ url = '' }, response) => {
      if (url === '/page.html') {
        response.setHeader('content-type', 'text/html');
        response.write(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Slow</title>${head()}
          <script>document.querySelectorAll('head script[src]').forEach((script) => script.onload = () => script.dataset.ran = '')</script>
          </head><body><main><h1>Slow</h1>`);
        slowPage = response;
        return;
      }
      if (url === '/page.model.json') {
        response.setHeader('content-type', 'application/json');
        response.end('{}');
        return;
      }
      const file = join(folder, url.replace(CLIENTLIBS, ''));
      const isThere = url.startsWith(CLIENTLIBS) && existsSync(file);
      response.setHeader('content-type', TYPES[extname(url)] ?? 'application/octet-stream');
      const answer = () =>
        void response.writeHead(isThere ? 200 : 404).end(isThere ? readFileSync(file) : '');
      if (heldBack && extname(url) === '.js') heldBack.push(answer);
      else answer();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  const head = () => readFileSync(join(folder, 'head-corporate.html'), 'utf8');
  const finish = (before = '') => slowPage?.end(`${before}${CALLOUT}</main></body></html>`);

  it('start when its last words are there, however early they come', async () => {
    const page = await browser.newPage();
    await page.goto(`${origin}/page.html`, { waitUntil: 'commit' });
    await page.waitForFunction(haveRun, 2);
    assert.deepEqual(await page.evaluate(seen), {
      readyState: 'loading',
      pageState: undefined,
      promised: false,
    });
    finish();
    await page.getByRole('heading', { name: 'Open through the night' }).waitFor();
    assert.equal((await page.evaluate(seen)).promised, true);
    await page.close();
  });

  for (const first of ['core-commons', 'loader'])
    it(`start also where an element that comes later hides what they ask the document for, ${first} first`, async () => {
      const page = await browser.newPage();
      await page.route(/\/(?:core-commons|loader)\./, async (route) => {
        if (!route.request().url().includes(`/${first}.`)) await page.waitForFunction(haveRun, 1);
        await route.continue();
      });
      await page.goto(`${origin}/page.html`, { waitUntil: 'commit' });
      await page.waitForFunction(haveRun, 2);
      finish('<img name="querySelector" alt=""><img name="querySelectorAll" alt="">');
      await page.getByRole('heading', { name: 'Open through the night' }).waitFor();
      await page.close();
    });

  for (const hiding of [
    '<img name="querySelector" alt="">',
    '<img name="addEventListener" alt="">',
    '<form name="createElement"></form>',
    '<iframe name="body"></iframe>',
    '<object id="querySelector"></object>',
    '<embed name="readyState">',
  ])
    for (const first of ['core-commons', 'loader'])
      it(`start in a whole page where ${hiding} stands, ${first} first`, async () => {
        const page = await browser.newPage();
        const said: string[] = [];
        page.on('pageerror', ({ message }) => said.push(message));
        await page.route(/\/(?:core-commons|loader)\./, async (route) => {
          const isFirst = route.request().url().includes(`/${first}.`);
          await page.waitForFunction(isFirst ? isWhole : haveRun, 1);
          await route.continue();
        });
        await page.goto(`${origin}/page.html`, { waitUntil: 'commit' });
        finish(hiding);
        await page.getByRole('heading', { name: 'Open through the night' }).waitFor();
        await page.waitForFunction(hasEnded);
        assert.equal(await page.evaluate(pageState), 'success');
        assert.deepEqual(said, []);
        await page.close();
      });

  it('are not waited for by the parser', async () => {
    heldBack = [];
    const page = await browser.newPage();
    await page.goto(`${origin}/page.html`, { waitUntil: 'commit' });
    finish();
    await page.waitForLoadState('domcontentloaded');
    assert.equal((await page.evaluate(seen)).readyState, 'interactive');
    const waiting = heldBack;
    heldBack = undefined;
    for (const answer of waiting) answer();
    await page.getByRole('heading', { name: 'Open through the night' }).waitFor();
    await page.close();
  });
});
