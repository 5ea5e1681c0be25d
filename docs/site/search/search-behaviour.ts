import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { ServedDocs } from '../testing.js';

/** Budgets: the scripts of a page of text, gzipped, and those that come once somebody searches. */
const BUDGETS = { reading: 12_500, searching: 10_000, index: 115_000 };
const WINDOW = { width: 1280, height: 900 };

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

interface Visited {
  readonly page: Page;
  readonly served: ServedDocs;
}

/** Known once the tests run. */
type Visit = () => Visited;

/** Declares the tests of the search, and of what pages of text load, over docs that are served. */
export function describeSearch(visit: Visit): void {
  describe('the scripts of a page of text', () => describeScripts(visit));
  describe('the search', () => describeSuggestions(visit));
}

function describeScripts(visit: Visit): void {
  const size = (path: string) => gzipSync(readFileSync(join(visit().served.dist, path)), { level: 9 }).length;
  const scripts = () => visit().served.asked.filter((path) => /\.(?:js|json)$/.test(path));

  it('stay within their budget, without React', async () => {
    const { page } = visit();
    visit().served.asked.length = 0;
    await page.setViewportSize(WINDOW);
    await page.goto(`${visit().served.root}guides/page.html`);
    await page.getByRole('button', { name: 'Pages under Elements' }).waitFor();
    const loaded = scripts();
    assert.ok(
      loaded.length > 0 && loaded.reduce((sum, path) => sum + size(path), 0) <= BUDGETS.reading,
      `${loaded}`,
    );
    assert.ok(!loaded.some((path) => path.includes('react')));
  });

  it('load the search once somebody goes to it', async () => {
    const { page } = visit();
    visit().served.asked.length = 0;
    await page.getByLabel('Search the docs').focus();
    await page.locator('[role="combobox"]').waitFor();
    await page.getByRole('combobox').fill('callout');
    await page.getByRole('option').first().waitFor();
    const [more, data] = [/\.js$/, /\.json$/].map((kind) => scripts().filter((path) => kind.test(path)));
    assert.ok(more!.reduce((sum, path) => sum + size(path), 0) <= BUDGETS.searching, `${more}`);
    assert.ok(data!.length === 1 && size(data![0]!) <= BUDGETS.index, `${data}`);
  });
}

function describeSuggestions(visit: Visit): void {
  const open = (path: string, on = visit().page) => on.goto(visit().served.root + path);

  before(async () => {
    await visit().page.setViewportSize(WINDOW);
  });

  it('suggests pages and sections, to be chosen by keyboard', async () => {
    const { page } = visit();
    await open('guides/page.html');
    await page.getByLabel('Search the docs').focus();
    const field = page.getByRole('combobox', { name: 'Search the docs' });
    await field.fill('design tokens');
    await page.getByRole('option').first().waitFor();
    assert.equal(await field.getAttribute('aria-expanded'), 'true');
    await field.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    assert.equal(await field.getAttribute('aria-activedescendant'), await chosen.getAttribute('id'));
    const href = await chosen.getAttribute('href');
    await field.press('Enter');
    await page.waitForURL((url) => url.href === href);
  });

  it('closes on Escape, and says how much was found', async () => {
    const { page } = visit();
    await open('guides/page.html');
    await page.getByLabel('Search the docs').focus();
    const field = page.getByRole('combobox', { name: 'Search the docs' });
    await field.fill('callout');
    await page.getByRole('option', { name: 'uni-callout' }).first().waitFor();
    assert.match((await page.getByRole('status').textContent()) ?? '', /^\d+ found$/);
    await field.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    assert.equal(await field.getAttribute('aria-expanded'), 'false');
    await field.fill('zzzzzzzz');
    await page.getByText('Nothing found for “zzzzzzzz”').waitFor();
    assert.ok((await page.getByRole('status').boundingBox())!.height > 24);
    await field.fill('');
    await page.locator('[data-nothing]').waitFor({ state: 'detached' });
  });

  it('says on a phone, too, what it searches', async () => {
    const { page } = visit();
    await page.setViewportSize({ width: 375, height: 812 });
    await open('guides/page.html');
    const field = page.getByPlaceholder('Search the docs');
    await field.fill('Search the docs');
    const [words, room] = await field.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    assert.ok(words! <= room!, `${words} px in ${room} px`);
    await page.setViewportSize(WINDOW);
  });

  it('is reached by / and by Ctrl-K', async () => {
    const { page } = visit();
    await open('elements/callout.html');
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await page.keyboard.press('/');
    assert.equal(await focused(), 'docs-search');
    await page.getByLabel('title', { exact: true }).press('/');
    assert.notEqual(await focused(), 'docs-search');
    await page.keyboard.press('Control+k');
    assert.equal(await focused(), 'docs-search');
    assert.equal(await page.getByLabel('Search the docs').inputValue(), '');
  });

  it('shows how what was found begins, the words marked, and says so when there is nothing', async () => {
    const { page } = visit();
    await open('search.html?q=dark+scheme');
    const result = page.locator('.d-results li').first();
    await result.getByRole('link', { name: 'Light and dark' }).waitFor();
    assert.match((await result.locator('p').textContent()) ?? '', /^The grounds and everything on them/);
    assert.ok((await page.locator('.d-results mark').count()) > 0);
    const all = page.locator('.d-index').first();
    assert.equal(await all.isVisible(), false);
    await open('search.html?q=zzzzzzzz');
    await page.getByRole('heading', { name: 'Search', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Nothing found for “zzzzzzzz”' }).waitFor();
    await page.getByText('Try fewer or other words').waitFor();
    await all.waitFor();
  });

  it('moves nothing when its index comes late', async () => {
    const late = await visit().page.context().browser()!.newPage({ viewport: WINDOW });
    let bringIndex = () => {};
    const index = new Promise<void>((resolve) => {
      bringIndex = resolve;
    });
    await late.route(/search-index\.json$/, (route) => index.then(() => route.continue()));
    await open('search.html?q=callout', late);
    await late.getByRole('heading', { name: 'Searching …' }).waitFor();
    await late.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    bringIndex();
    await late.getByRole('heading', { name: 'Found for “callout”' }).waitFor();
    const shifts = await late.evaluate(shiftsUntilNow);
    assert.ok(shifts < 0.01, `${shifts}`);
    await late.close();
  });

  it('leads by Enter alone to everything that was found', async () => {
    const { page } = visit();
    await open('index.html');
    await page.getByLabel('Search the docs').fill('callout');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search\.html\?q=callout$/);
    await page.getByRole('heading', { name: 'Found for “callout”' }).waitFor();
    await page.locator('.d-results').getByRole('link', { name: 'uni-callout' }).first().click();
    await page.getByRole('heading', { name: 'uni-callout', level: 1 }).waitFor();
  });

  it('leaves the plain way where its index cannot be had, and says so', async () => {
    const other = await visit().page.context().browser()!.newPage();
    const errors: string[] = [];
    other.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await other.route(/search-index\.json$/, (route) => route.fulfill({ status: 404 }));
    await open('guides/page.html', other);
    await other.getByLabel('Search the docs').fill('callout');
    await other.waitForEvent('console', (message) => message.text().includes('cannot be loaded'));
    await other.keyboard.press('Enter');
    await other.waitForURL(/search\.html\?q=callout$/);
    assert.ok(errors.some((text) => text.includes('press Enter for all pages')));
    await other.close();
  });
}

/**
 * How much of the page has moved so far. Nothing is told of a page in which nothing has, so this moves everything once and
 * waits until it is told of that: all before has been told by then.
 */
function shiftsUntilNow(): Promise<number> {
  return new Promise((resolve) => {
    // The browser paints the last change in the second frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const from = performance.now();
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.startTime > from) resolve(sum);
            else sum += (entry as LayoutShift).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        const block = document.createElement('div');
        block.style.blockSize = '200px';
        document.body.prepend(block);
      }),
    );
  });
}
