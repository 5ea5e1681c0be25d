import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import type { Model } from '../../../fixtures/content-files/model.js';
import { startCache, startWorker } from '../../../fixtures/edge/workerd.js';
import { paintedVisits } from '../../../fixtures/painted-visit.js';
import { visitedSite } from '../../../fixtures/visited-site.js';
import { openPage, settled } from '../../../fixtures/visitor.js';
import { type ComponentFolder, componentFolders } from '../../../tools/rollup/component-folders.js';
import { IS_NIGHT } from '../../../tools/test/nightly.js';
import { definitionsJson } from '../build/definitions-json.js';
import { demoPages, MASTER } from '../build/demo-content.js';
import { get, sling, textOf } from './place.js';

/** By day visitors open a page of each kind, at night every page. The models are those of all pages. */
const OF_EACH_KIND = [
  '/home',
  '/vi/home',
  '/about',
  '/courses/master-of-data-and-society',
  '/courses/search',
  '/news/one-hundred-and-forty-years-of-tides',
  '/students/home',
  '/tests/awkward-values',
];
const PLACING = ['group', 'order', 'index', 'hide', 'show'];

/** A reader's findings in a page's main part. */
interface Reading {
  readonly text: string;
  readonly headings: readonly string[];
  readonly links: readonly string[];
  readonly tree: string;
}

const site = visitedSite();
const asked = new Set<string>();
const visits = [true, false].map((hasScripts) => ({
  hasScripts,
  visited: paintedVisits(async () => {
    const page = await openPage(site.browser, { javaScriptEnabled: hasScripts });
    page.on('request', (request) => asked.add(request.url()));
    return page;
  }),
}));
const told = toldBy(await componentFolders());

/** The demo university's pages say on Sling what they say on the demo server, with and without scripts. */
for (const { path, isFragment } of demoPages()) {
  const address = isFragment ? `/content${path}` : path;
  test(`the model of ${path}`, async () => {
    const ours: unknown = JSON.parse(await get(`/content${path}${isFragment ? MASTER : ''}.model.json`));
    const answer = await fetch(`${site.server.publish}${address}.model.json`);
    const theirs = told((await answer.json()) as Model);
    assert.deepEqual(ours, isFragment ? { ...theirs, ':type': 'uni/components/xfpage' } : theirs);
  });
  if (isFragment || !(IS_NIGHT || OF_EACH_KIND.includes(path))) continue;
  test(`the page ${path}`, async () => {
    /** Which only the demo server has, and which decides what of a page is there to be read. */
    const styles = await (await fetch(`${site.server.publish}/etc.designs/site.css`)).text();
    for (const { hasScripts, visited } of visits) {
      const [onSling, onServer] = await visited(async (page) => {
        await page.goto(`${sling.origin}${path}.html`);
        if (hasScripts) assert.equal(await settled(page), 'success');
        await page.evaluate(addStyles, styles);
        const read = await readMain(page);
        await page.goto(`${site.server.publish}${path}.html${hasScripts ? '' : '?prerender=off'}`);
        if (hasScripts) assert.equal(await settled(page), 'success');
        return [read, await readMain(page)];
      });
      assert.deepEqual(onSling, onServer, hasScripts ? 'with scripts' : 'without scripts');
    }
  });
}
test('pages with short addresses ask for models below /content', async () => {
  const page = await openPage(site.browser);
  page.on('request', (request) => asked.add(request.url()));
  // A page whose views are all written asks for no model.
  await page.route(`${sling.origin}/home.html`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(' data-prerendered=', ' data-was-prerendered=') });
  });
  await page.goto(`${sling.origin}/home.html`);
  assert.equal(await settled(page), 'success');
  const models = [...asked].filter((url) => url.startsWith(sling.origin) && url.endsWith('.model.json'));
  assert.notEqual(models.length, 0);
  for (const url of models) assert.match(new URL(url).pathname, /^\/content\//);
});
test('the edge worker in front of Sling keeps what the templates have written', async () => {
  const cache = await startCache();
  const worker = await startWorker(
    readFileSync('dist/edge/worker.js', 'utf8'),
    { ORIGIN: sling.origin, BUDGET_MS: '20000' },
    cache.origin,
  );
  try {
    const path = '/content/courses/search.html';
    const search = /<uni-course-search[^>]* data-prerendered=/;
    for (const html of [await get(path), await textOf(path, fetch(worker.origin + path))])
      assert.match(html, search);
  } finally {
    await worker.close();
    cache.close();
  }
});

/** The package's model of a page: of the demo's own components no more than where they stand. */
function toldBy(folders: readonly ComponentFolder[]) {
  const elements: Readonly<Record<string, object>> = definitionsJson(folders).elements;
  return function told(model: Model): Model {
    const slug = String(model[':type']).slice('uni/components/'.length);
    const shown = new Set([...PLACING, ...Object.keys(elements[slug] ?? {})]);
    const own = Object.entries(model).filter(([name]) => name.startsWith(':') || shown.has(name));
    const items = Object.entries((model[':items'] ?? {}) as Readonly<Record<string, Model>>);
    return {
      ...Object.fromEntries(own),
      ...(model[':items'] !== undefined && {
        ':items': Object.fromEntries(items.map(([name, item]) => [name, told(item)])),
      }),
    };
  };
}

/** As Playwright's own way, but without the event of a page whose scripts are off. */
function addStyles(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}

async function readMain(page: Page): Promise<Reading> {
  const main = page.locator('main');
  const read = await main.evaluate((element) => {
    const texts = [...element.querySelectorAll(':not(script, style, template)')]
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const headings = [...element.querySelectorAll<HTMLElement>('h1, h2, h3, h4')];
    const links = [...element.querySelectorAll('a[href]')];
    return {
      text: texts.map(({ textContent }) => textContent ?? '').join(''),
      headings: headings.map(({ localName, innerText }) => `${localName} ${innerText}`),
      links: links.map((link) => link.getAttribute('href') ?? ''),
    };
  });
  const tree = (await main.ariaSnapshot()).replace(/\s+/g, '');
  return { ...read, text: read.text.replace(/\s+/g, ''), tree };
}
