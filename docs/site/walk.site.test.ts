// One walk through the docs, as a reader takes it, with axe on each kind of page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import { type Browser, expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { openBrowser } from '../../tools/test/open-browser.js';
import { readElements } from './element-pages/read-elements.js';
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

  it('changes the rows of a list by the keyboard alone, and hears what became of them', async () => {
    await page.setViewportSize({ ...WINDOW, width: 375 });
    await page.goto(`${served.root}elements/facts.html`);
    const example = page.locator('.d-example').first();
    const form = page.getByRole('form', { name: 'Change it' });
    const rows = form.getByRole('group', { name: 'items' }).getByRole('group', { name: /^Row/ });
    const status = form.getByRole('status');
    const code = example.locator('.d-source:visible code');
    await form.getByRole('button', { name: 'Add a row to items' }).press('Enter');
    await expect(status).toHaveText('Row 6 was added.');
    await expect(rows.nth(5).getByLabel('label')).toBeFocused();
    await page.keyboard.type('Begins');
    await page.keyboard.press('Tab');
    await page.keyboard.type('<b>March</b>');
    await expect(example.getByRole('definition').filter({ hasText: 'March' })).toBeVisible();
    await expect(code).toContainText('{"label":"Begins","value":"<b>March</b>"}\n]');
    await rows.nth(5).getByRole('button', { name: 'Move row 6 up' }).press('Enter');
    await expect(status).toHaveText('Row 6 is now row 5.');
    await expect(form.getByRole('button', { name: 'Move row 5 up' })).toBeFocused();
    await expect(code).toContainText('"Begins","value":"<b>March</b>"},\n');
    await form.getByRole('button', { name: 'Remove row 1' }).press('Enter');
    await expect(status).toHaveText('Row 1 was removed.');
    await expect(rows.first().getByLabel('label')).toBeFocused();
    await expect(rows).toHaveCount(5);
    await expect(example.getByText('BCoastEng (Hons)')).toBeHidden();
    await example.getByText('JSX', { exact: true }).click();
    await expect(code).toContainText("{ label: 'Begins', value: '<b>March</b>' }");
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    assert.equal(scrollWidth, clientWidth);
    await form.getByRole('button', { name: 'Reset' }).press('Enter');
    await expect(rows).toHaveCount(5);
    await expect(example.getByRole('definition').first()).toHaveText('BCoastEng (Hons)');
  });

  it('finds in the rows of every list what its example shows', async () => {
    await page.setViewportSize(WINDOW);
    const lists = (await readElements('elements', '')).flatMap(({ slug, groups, given }) =>
      groups.filter(({ kind, name }) => kind === 'list' && given[name]).map(({ name }) => ({ slug, name })),
    );
    assert.ok(lists.length > 8, 'lists were found');
    for (const { slug, name } of lists) {
      await page.goto(`${served.root}elements/${slug}.html`);
      const form = page.getByRole('form', { name: 'Change it' });
      const example = page.locator('.d-example').first();
      const shown = await example.locator('.d-stage').innerText();
      await form.getByRole('button', { name: `Add a row to ${name}`, exact: true }).click();
      const last = form.getByRole('group', { name, exact: true }).locator(':scope > * > :last-child');
      await last
        .getByRole('button', { name: /^Remove .* in /, exact: true })
        .last()
        .click();
      await expect(example.locator('[data-code="HTML"] code'), slug).toContainText(`data-slot="${name}"`);
      await expect(example.locator('.d-stage'), slug).toHaveText(shown, { useInnerText: true });
    }
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
