// UPDATE_HEIGHTS=1 npm run test:site -- reserved-heights writes what the examples measure.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { built } from '../test/built.js';
import { typeOf } from '../test/listen.js';
import { openBrowser } from '../test/open-browser.js';
import { componentFolders } from './component-folders.js';
import { RESERVED_HEIGHTS, type ReservedHeights, reservedHeights } from './styles.js';

interface Example {
  readonly html: string;
}

const CLIENTLIBS = '/etc.clientlibs/uni/';
const WIDTHS = [375, 1280] as const;
const HEIGHT = 800;
const MOST_SHIFT = 0.02;
/** Typefaces and a new sentence in an example change a little. */
const MOST_DIFFERENCE = 0.25;
/** Parts that a visitor may see first on a page, in this order. */
const FIRST_SEEN = ['breadcrumb', 'hero', 'callout', 'cta', 'toc', 'show-more', 'card', 'bleed-block'];
/** Those whose height their content or model gives, or the ratio and width of a picture. */
const UNFORESEEABLE = ['footer', 'fragment', 'heading', 'image', 'picture'];

/** It shows what the rest of the page has. */
const READING_PAGE = ['toc'];

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[(values.length - 1) >> 1] ?? 0;

describe('the space of tags that are not mounted yet', () => {
  let browser: Browser;
  let folder: string;
  const examples = new Map<string, readonly Example[]>();

  before(async () => {
    folder = join(built('cms'), 'cms');
    browser = await openBrowser();
    for (const { slug, definition, rendersWith } of await componentFolders())
      if (rendersWith !== 'class' && definition.display !== 'inline' && !UNFORESEEABLE.includes(slug))
        examples.set(
          slug,
          ((await import(`../../elements/${slug}/examples.ts`)) as { examples: Example[] }).examples,
        );
  });
  after(() => browser.close());

  /** A page of the CMS, whose scripts come after it is painted first. */
  async function open(width: number, main: string): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
    const page = await context.newPage();
    const head = readFileSync(join(folder, 'head-corporate.html'), 'utf8');
    const layout = 'main { max-inline-size: 72rem; margin-inline: auto; padding-inline: 16px }';
    const html = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">${head}<style>${layout}</style></head><body><main><h1>Averley</h1>${main}</main></body></html>`;
    await context.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/page.html') return route.fulfill({ body: html, contentType: 'text/html' });
      const file = join(folder, pathname.replace(CLIENTLIBS, ''));
      if (!pathname.startsWith(CLIENTLIBS) || !existsSync(file)) return route.fulfill({ status: 404 });
      if (pathname.endsWith('.js')) await paintedWithFonts(page).catch(() => {});
      // A page that is measured may be closed before its last file.
      await route.fulfill({ body: readFileSync(file), contentType: typeOf(pathname) }).catch(() => {});
    });
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
          if (entry.startTime > (Reflect.get(window, 'countedFrom') as number)) shift += entry.value;
        Object.assign(window, { shift });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('http://www.visitor.example/page.html');
    return page;
  }

  /**
   * Waits for a page's first paint and its fonts, after which shifts are counted: this page does not preload its fonts, as
   * those of an app do, so on busy cores they come after the first paint and move the words.
   */
  const paintedWithFonts = async (page: Page) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].map((font) => font.load()));
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      if (!Reflect.has(window, 'countedFrom')) Reflect.set(window, 'countedFrom', performance.now());
    });
  };

  /** The heights of some elements' examples, which stand below each other on one page. */
  async function measured(slugs: readonly string[], width: number): Promise<Map<string, number>> {
    const sections = slugs.flatMap((slug) =>
      examples.get(slug)!.map(({ html }) => `<section data-of="${slug}">${html}</section>`),
    );
    const page = await open(width, sections.join(''));
    const heights = new Map<string, number>();
    for (const slug of slugs) {
      const tag = `[data-of="${slug}"] uni-${slug}`;
      // An island mounts when React has come.
      await page.waitForFunction(
        (tag) =>
          [...document.querySelectorAll(tag)].some(
            (each) => each.clientHeight > 0 && each.matches(':defined'),
          ),
        tag,
      );
      // The reader of the HTML in a tag comes after its class.
      await page.evaluate(
        (tag) =>
          Promise.all(
            [...document.querySelectorAll(tag)].map((each) => Reflect.get(each, 'mountComplete') as unknown),
          ),
        tag,
      );
    }
    await page.waitForLoadState('networkidle');
    for (const slug of slugs) {
      const all = await page
        .locator(`[data-of="${slug}"] uni-${slug}`)
        .evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect().height));
      heights.set(slug, Math.round(median(all.filter((height) => height > 0))));
    }
    await page.context().close();
    return heights;
  }

  it('is what the examples take, at two widths', async () => {
    const heights = Object.fromEntries([...examples.keys()].map((slug) => [slug, [] as number[]]));
    const slugs = Object.keys(heights);
    for (const width of WIDTHS)
      for (const some of [slugs.filter((slug) => !READING_PAGE.includes(slug)), READING_PAGE])
        for (const [slug, height] of await measured(some, width)) heights[slug]!.push(height);
    if (process.env.UPDATE_HEIGHTS) writeFileSync(RESERVED_HEIGHTS, `${JSON.stringify(heights, null, 2)}\n`);
    const reserved = reservedHeights() as ReservedHeights;
    assert.deepEqual(Object.keys(reserved), Object.keys(heights));
    for (const [slug, values] of Object.entries(heights))
      for (const [at, height] of values.entries())
        assert.ok(
          Math.abs(reserved[slug]![at]! - height) <= height * MOST_DIFFERENCE,
          `<uni-${slug}> takes ${height} px at ${WIDTHS[at]}, and has ${reserved[slug]![at]}; UPDATE_HEIGHTS=1 writes it`,
        );
  });

  for (const width of WIDTHS)
    it(`keeps a page of bare tags where it is, at ${width} px`, async () => {
      const text = '<p>Term begins in March, and the library is open all night in June.</p>'.repeat(3);
      const main = FIRST_SEEN.map((slug) => examples.get(slug)![0]!.html + text).join('');
      const page = await open(width, main);
      await page.waitForFunction(() => !document.querySelector(':not(:defined)'));
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(() =>
        Reflect.has(window, 'countedFrom')
          ? ((Reflect.get(window, 'shift') as number | undefined) ?? 0)
          : NaN,
      );
      await page.context().close();
      assert.ok(shift <= MOST_SHIFT, `the page shifts by ${shift.toFixed(3)}`);
    });

  it('is none where a server has written the view, or no script may run', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const style = readFileSync(join(folder, 'corporate.css'), 'utf8');
    await page.setContent(`<style>${style}</style><uni-hero></uni-hero>`);
    assert.equal((await page.locator('uni-hero').boundingBox())?.height ?? 0, 0);
    await context.close();
    const other = await browser.newPage();
    await other.setContent(
      `<style>${style}</style><uni-callout></uni-callout><uni-hero data-prerendered="1"></uni-hero>`,
    );
    assert.ok((await other.locator('uni-callout').boundingBox())!.height > 0);
    assert.equal((await other.locator('uni-hero').boundingBox())?.height ?? 0, 0);
    await other.close();
  });
});
