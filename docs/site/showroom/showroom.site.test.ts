// Foundations, patterns, and the page made of the elements on the first page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { landmarksAlike } from '../../../fixtures/examples/axe.js';
import { brandTokens, contrastsOf, readBrand } from '../../../react-views/_brand/brand.js';
import type { Hex } from '../../../react-views/_brand/colours.js';
import { componentFolders } from '../../../tools/rollup/component-folders.js';
import { IS_NIGHT } from '../../../tools/test/nightly.js';
import { openBrowser } from '../../../tools/test/open-browser.js';
import { type ServedDocs, serveDocs } from '../testing.js';
import { BRANDS, brandOf } from './brands.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = [
  ...['colour', 'type', 'space', 'icons', 'pictures', 'brand'].map((name) => `foundations/${name}.html`),
  ...['course-page', 'article', 'search', 'outage', 'not-found'].map((name) => `patterns/${name}.html`),
  'elements/callout.html',
  ...['elements', 'guides', 'patterns', 'foundations'].map((folder) => `${folder}/index.html`),
  '404.html',
  'index.html',
  'guides/theming.html',
  'search.html?q=callout',
];
const slugs = (await componentFolders()).map(({ slug }) => slug);
const WIDTHS = [320, 375, 768, 1280];
/** By day a page is given to axe in one of them, in its turn. */
const LOOKS = [375, 1280].flatMap((width) => [
  { width, colorScheme: 'light' } as const,
  { width, colorScheme: 'dark' } as const,
]);
/** A page of elements has a title of its own, on a page that has one. */
const OF_EXAMPLES = { exclude: ['.d-stage'] };

describe('the showroom', () => {
  let served: ServedDocs;
  let browser: Browser;
  let page: Page;
  before(async () => {
    served = await serveDocs();
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  });
  after(async () => {
    await browser.close();
    await served.close();
  });

  const open = (path: string) => page.goto(served.root + path);
  const stage = () => page.locator('.d-stage');

  for (const [at, path] of PAGES.entries())
    it(`passes axe and needs no sideways scroll: ${path}`, async () => {
      await open(path);
      await page.evaluate(AXE);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const wide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
        assert.equal(await page.evaluate(wide), false, `${width} px`);
      }
      for (const { width, colorScheme } of IS_NIGHT ? LOOKS : [LOOKS[at % LOOKS.length]!]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const { violations } = (await page.evaluate(
          (context) =>
            (
              globalThis as unknown as { axe: { run(context: object, options: object): Promise<unknown> } }
            ).axe.run(context, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }),
          OF_EXAMPLES,
        )) as AxeResults;
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
        assert.deepEqual(found, [], `${colorScheme}, ${width} px`);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1280, height: 900 });
    });

  it('leaves no card and no tile of its first page alone in a row', async () => {
    await open('index.html');
    for (const width of [375, 640, 768, 1000, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page
        .locator('.d-row')
        .evaluateAll((rows) =>
          rows.map(
            (row) => row.getBoundingClientRect().right - row.lastElementChild!.getBoundingClientRect().right,
          ),
        );
      assert.ok(gaps.length > 0 && gaps.every((gap) => gap < 1), `${gaps} px at ${width} px`);
    }
  });

  it('opens with a page made of the elements, in other titles, another scheme and width', async () => {
    await open('index.html');
    await page.waitForFunction(() => !document.querySelector('.d-tools:disabled'));
    const title = stage().getByRole('heading', { name: 'Learn where the land meets the water' });
    const family = () => title.evaluate((each) => getComputedStyle(each).fontFamily);
    assert.match(await family(), /^"?Newsreader/);
    await page.getByRole('button', { name: 'Sans titles' }).click();
    assert.match(await family(), /^"?Be Vietnam Pro/);
    await page.getByRole('button', { name: 'Dark' }).click();
    assert.equal(await stage().evaluate((each) => getComputedStyle(each).colorScheme), 'dark');
    await page.getByRole('button', { name: '375', exact: true }).click();
    assert.equal(await stage().evaluate((each) => each.clientWidth), 375);
  });

  it('opens with four doors, six elements and the way to all, in a few screens', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open('index.html');
    await page.waitForFunction(() => !document.querySelector('.d-tools:disabled'));
    assert.equal(await page.locator('.d-starts uni-cta').count(), 4);
    assert.equal(
      await page.getByRole('region', { name: 'Elements' }).getByRole('heading', { level: 3 }).count(),
      6,
    );
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(height <= 6000, `${height} px`);
    for (const [link, title] of [
      [/^All \d+ elements$/, 'Elements'],
      [/^All \d+ guides/, 'Guides'],
    ] as const) {
      await open('index.html');
      await page.getByRole('link', { name: link }).press('Enter');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
  });

  it('is dressed in another brand by the header’s menu, on every page from then on', async () => {
    await open('guides/theming.html');
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--uni-colour-accent'));
    const own = await accent();
    const choose = async (name: string) => {
      await page.locator('summary', { hasText: 'Theme' }).press('Enter');
      const choice = page.getByRole('group', { name: 'Theme' }).getByRole('button', { name });
      await choice.press('Enter');
      await choice.and(page.locator('[aria-pressed="true"]')).waitFor();
      await page.keyboard.press('Escape');
      await choice.waitFor({ state: 'hidden' });
    };
    for (const brand of BRANDS) {
      await choose(brand.name);
      const [light] = brandTokens(brandOf(brand)).get('accent')!;
      assert.ok((await accent()).includes(light), brand.name);
    }
    const worn = await accent();
    await open('elements/callout.html');
    await page.locator('[data-brand]').waitFor();
    assert.equal(await accent(), worn);
    await choose('University');
    assert.equal(await accent(), own);
  });

  for (const path of [
    ...['course-page', 'article', 'search', 'not-found'].map((name) => `patterns/${name}.html`),
    'foundations/brand.html',
    ...(IS_NIGHT ? slugs : []).map((slug) => `elements/${slug}.html`),
  ])
    it(`has landmarks of different names beside those of its examples: ${path}`, async () => {
      await open(path);
      await page.locator('.d-edges').evaluateAll((folds) => {
        for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
      });
      await page.waitForLoadState('networkidle');
      assert.deepEqual(await landmarksAlike(page), []);
    });

  it('wears an example brand in both schemes, and says what contrast each of its pairs has', async () => {
    const brand = readBrand(readFileSync('docs/example-brand.json', 'utf8'));
    const rgb = (hex: Hex) =>
      `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
    await open('foundations/brand.html');
    for (const [at, scheme] of (['light', 'dark'] as const).entries()) {
      const link = page
        .locator(`.d-stage[data-theme="${scheme}"]`)
        .getByRole('link', { name: 'Send your transcripts' });
      const colours = await link.evaluate((each) => [
        getComputedStyle(each).color,
        getComputedStyle(each.closest('.m-callout')!).backgroundColor,
      ]);
      const expected = ['link-hover', 'ochre-tint'].map((name) => rgb(brandTokens(brand).get(name)![at]!));
      assert.deepEqual(colours, expected, scheme);
    }
    const rows = await page
      .locator('.d-brand tbody tr')
      .evaluateAll((all) =>
        all.map((each) =>
          [...each.querySelectorAll('td')].slice(0, 4).map((cell) => cell.lastChild!.textContent),
        ),
      );
    const measured = contrastsOf(brand).map(({ text, ground, light, dark }) => [
      text,
      ground,
      light.toFixed(2),
      dark.toFixed(2),
    ]);
    assert.deepEqual(rows, measured);
  });

  it('shows a pattern with its markup, alone, and alive', async () => {
    await open('patterns/search.html');
    await stage().getByRole('link', { name: 'Master of Coastal Engineering' }).waitFor();
    await page.locator('.d-source', { hasText: '<uni-course-search' }).waitFor();
    await open('patterns/outage.html');
    await stage().getByRole('heading', { name: 'The course search is down' }).waitFor();
    await page.getByRole('link', { name: 'Open alone: Outage' }).click();
    await page.getByRole('heading', { name: 'The course search is down' }).waitFor();
  });

  it('shows the course page that its rules describe, whose switch shows the fees of one audience', async () => {
    await open('patterns/course-page.html');
    await page.waitForFunction(() => !document.querySelector('.d-tools:disabled'));
    const fact = (name: string) => stage().locator('dt', { hasText: name });
    await fact('Selection rank').waitFor();
    await stage().getByRole('radio', { name: 'Domestic' }).focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await stage().getByRole('radio', { name: 'International' }).isChecked(), true);
    assert.deepEqual(
      await Promise.all(
        ['domestic', 'international'].map((name) => fact(`Fee for a year, ${name}`).isVisible()),
      ),
      [false, true],
    );
    await stage().locator('summary', { hasText: 'Second year' }).click();
    await stage().getByText('ten days at Northreach').waitFor();
    const dates = stage().locator('uni-list').getByRole('time');
    assert.deepEqual(await dates.allInnerTexts(), ['1 August 2026', '30 January 2027', '24 February 2027']);
  });

  for (const [path, parts] of [
    ['patterns/course-page.html', ['Facts with a switch', 'Folds', 'Key dates', 'Steps']],
    ['patterns/article.html', ['Figure', 'Quote', 'Where to go on']],
    ['patterns/search.html', ['Course search', 'Search form']],
    ['patterns/outage.html', ['Outage message']],
    ['patterns/not-found.html', ['Search form']],
  ] as const)
    it(`has parts to be copied: ten lines of ordinary HTML, with pictures that exist: ${path}`, async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(path);
      assert.equal(await page.getByRole('button', { name: 'Copy' }).count(), parts.length);
      for (const part of parts) {
        const [html = '', ...more] = await copiedOf(part);
        assert.deepEqual(more, [], part);
        assert.ok(html.trim().split('\n').length <= 10, html);
        assert.doesNotMatch(html, /class=|data-slot/, part);
        for (const [, picture = ''] of html.matchAll(/ src="([^"]*)"/g)) {
          const { status } = await fetch(new URL(picture, page.url()));
          assert.equal(status, 200, picture);
        }
      }
    });

  /** The texts that the buttons below a part's name copy. */
  async function copiedOf(part: string): Promise<string[]> {
    const heading = page.getByRole('heading', { name: part });
    const blocks = heading.locator(
      `xpath=following-sibling::div[contains(@class,"d-source")][preceding-sibling::h3[1][.="${part}"]]`,
    );
    const texts: string[] = [];
    for (const block of await blocks.all()) {
      await block.getByRole('button', { name: 'Copy' }).click();
      await block.getByRole('button', { name: 'Copied' }).waitFor();
      texts.push(await page.evaluate(() => navigator.clipboard.readText()));
    }
    return texts;
  }

  it('keeps a command of one line clear of the button that copies it', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open('guides/getting-started-cms.html');
    await page.locator('.d-block__copy').first().waitFor();
    const covered = await page.locator('.d-block--line').evaluateAll(
      (blocks) =>
        blocks.filter((block) => {
          const [code, button] = [...block.children].map((each) => each.getBoundingClientRect());
          return code!.right > button!.left;
        }).length,
    );
    assert.equal(covered, 0);
  });

  it('has the full stop of an English example at its end, from right to left too', async () => {
    await open('elements/hero.html');
    await page.waitForFunction(() => !document.querySelector('.d-tools:disabled'));
    await page.getByRole('button', { name: 'Right to left' }).click();
    const text = stage().first().getByText('Our questions still start here.');
    const [letter, stop] = await text.evaluate((element) => {
      const letters = element.firstChild as Text;
      const end = letters.data.trimEnd().length;
      return [end - 1, end].map((at) => {
        const range = document.createRange();
        range.setStart(letters, at - 1);
        range.setEnd(letters, at);
        return range.getBoundingClientRect().left;
      });
    });
    assert.ok(stop! > letter!, `${stop} after ${letter}`);
  });

  it('unfolds a case of an element that its address names', async () => {
    await open('elements/callout.html#example-6');
    assert.ok(await page.locator('.d-edges').evaluate((fold: HTMLDetailsElement) => fold.open));
  });

  it('has the props of an element below each other on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open('elements/callout.html');
    const needed = await page
      .locator('[data-table="Props"]')
      .evaluate((table) => table.scrollWidth - table.clientWidth);
    assert.equal(needed, 0);
  });

  it('has the values of a prop below each other on a phone, and their name beside the first', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open('elements/list.html');
    const lefts = await page
      .locator('.d-table--props td:not(:last-child):has(code + br + code)')
      .evaluateAll((cells) =>
        cells.map((cell) => [
          cell.getBoundingClientRect().left,
          ...[...cell.querySelectorAll('code')].map((value) => value.getBoundingClientRect().left),
        ]),
      );
    assert.ok(lefts.length > 5);
    for (const [cell, first, second] of lefts) {
      assert.ok(first! > cell! + 60, `${first} in ${cell}`);
      assert.equal(second, first);
    }
  });

  it('has what an example shows first near its frame, whatever room that takes on a page', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const path of ['elements/person.html', 'elements/list.html', 'elements/callout.html']) {
      await open(path);
      const rooms = await stage().evaluateAll((stages) =>
        stages
          .filter((each) => each.firstElementChild!.checkVisibility())
          .map(
            (each) =>
              each.firstElementChild!.getBoundingClientRect().top -
              each.closest('.d-frame')!.getBoundingClientRect().top,
          ),
      );
      assert.ok(rooms.length > 3);
      assert.deepEqual(
        rooms.filter((px) => px > 26),
        [],
        path,
      );
    }
  });

  it('has the same room between all parts that wear the example brand', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open('foundations/brand.html');
    const rooms = await stage()
      .first()
      .evaluate((pane) => {
        const boxes = [...pane.children].map((part) => part.getBoundingClientRect());
        return boxes.slice(1).map(({ top }, at) => Math.round(top - boxes[at]!.bottom));
      });
    assert.deepEqual([...new Set(rooms)], [24]);
  });

  it('has a choice of yes or no in line with the fields beside it', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open('elements/list.html');
    const controls = page.locator('.d-controls').first();
    await controls.getByLabel('hide-past').waitFor();
    const middles = await Promise.all(
      ['variant', 'hide-past'].map(async (name) => {
        const { y, height } = (await controls.getByLabel(name, { exact: true }).boundingBox())!;
        return y + height / 2;
      }),
    );
    assert.equal(Math.round(middles[0]!), Math.round(middles[1]!));
  });
});
