// One walk through the docs, as a reader takes it, with axe on each kind of page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { openBrowser } from '../../tools/test/open-browser.js';
import { type ServedDocs, serveDocs } from './testing.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WINDOW = { width: 1280, height: 900 };
/** Each page is looked at in one of them, in its turn. */
const LOOKS = [375, 1280].flatMap((width) => [
  { width, colorScheme: 'light' } as const,
  { width, colorScheme: 'dark' } as const,
]);
/** A page of elements has a title of its own, on a page that has one. */
const OF_EXAMPLES = { exclude: ['.d-stage'] };

describe('a reader of the docs', () => {
  let served: ServedDocs;
  let browser: Browser;
  let page: Page;
  before(async () => {
    served = await serveDocs();
    browser = await openBrowser();
    page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
  });
  after(async () => {
    await browser.close();
    await served.close();
  });

  it('finds an element by the search and the keyboard alone, and changes its first example', async () => {
    await page.goto(`${served.root}index.html`);
    await page.getByLabel('Search the docs').focus();
    const field = page.getByRole('combobox', { name: 'Search the docs' });
    await field.fill('callout');
    await page.getByRole('option', { name: 'uni-callout' }).first().waitFor();
    await field.press('Enter');
    await page.locator('.d-results').getByRole('link', { name: 'uni-callout' }).first().press('Enter');
    await page.getByRole('heading', { name: 'uni-callout', level: 1 }).waitFor();
    const example = page.locator('.d-example').first();
    await page.getByLabel('title', { exact: true }).fill('Changed here');
    await example.getByRole('heading', { name: 'Changed here' }).waitFor();
    assert.match(
      (await example.locator('.d-source:visible code').textContent())!,
      /<uni-callout\s+title="Changed here"/,
    );
  });

  it('reads of each result the words that were searched for, with what stands around them', async () => {
    await page.goto(`${served.root}search.html?q=sanitiser`);
    const around = page.locator('.d-results__excerpt', { hasText: /^… / });
    await around.first().waitFor();
    assert.match((await around.first().locator('mark').textContent()) ?? '', /^sanitiser/i);
  });

  it('has the way to every guide in sight on the first page too', async () => {
    await page.goto(`${served.root}index.html`);
    await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Theming' }).waitFor();
  });

  it('is told that a link of an example would lead to a page of a website', async () => {
    await page.goto(`${served.root}elements/callout.html`);
    await page
      .getByRole('link', { name: /^Open alone/ })
      .first()
      .click();
    const link = page.locator('.d-alone a[href^="/"]').first();
    await link.click();
    await page.getByRole('heading', { name: 'A link of an example', level: 1 }).waitFor();
  });

  it('has a menu of the guides where there is no room for them', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`${served.root}guides/theming.html`);
    const here = page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Theming' });
    await here.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await here.waitFor();
  });

  for (const [at, path] of [
    'index.html',
    'elements/index.html',
    'elements/callout.html',
    'guides/theming.html',
    'foundations/brand.html',
    'patterns/course-page.html',
    'search.html?q=callout',
    '404.html',
  ].entries())
    it(`meets no barrier and no sideways scroll: ${path}`, async () => {
      const { width, colorScheme } = LOOKS[at % LOOKS.length]!;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ ...WINDOW, width });
      await page.goto(served.root + path);
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      assert.equal(scrollWidth, clientWidth);
      await page.evaluate(AXE);
      const { violations } = (await page.evaluate(
        (context) =>
          (
            globalThis as unknown as { axe: { run(context: object, options: object): Promise<unknown> } }
          ).axe.run(context, { resultTypes: ['violations'] }),
        OF_EXAMPLES,
      )) as AxeResults;
      assert.deepEqual(
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        [],
        `${colorScheme}, ${width} px`,
      );
    });
});
