// Every example of every element, as the development host shows it. UPDATE_TREES=1 writes new trees to review.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { memoize } from 'lodash-es';
import type { Page } from 'playwright-core';
import { paintedVisits } from '../../fixtures/painted-visit.js';
import { visitedSite } from '../../fixtures/visited-site.js';
import { openPage } from '../../fixtures/visitor.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { allMounted } from './visit/all-mounted.js';
import { landmarksAlike, violations } from './visit/axe.js';
import { contentsUpToDate } from './visit/contents-up-to-date.js';
import { examplesShown } from './visit/examples-shown.js';

const WIDE_PX = 1280;
const PHONE_PX = 375;
const HEIGHT_PX = 900;
const NARROWEST_PX = 320;
const IS_UPDATE = process.env.UPDATE_TREES === '1';
const TREES = new URL('trees/', import.meta.url);
/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING =
  '.d-stage * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } .d-stage p { margin-block-end: 2em !important }';

const site = visitedSite();

/** An element's page at the development host, visited once for all that is asked of it, from wide to narrow. */
async function visit(page: Page, slug: string) {
  await page.setViewportSize(sizeOf(WIDE_PX));
  await page.goto(
    `${site.server.development.replace('127.0.0.1', 'localhost')}/elements/${slug}.html?prerender=off`,
  );
  await examplesShown(page);
  await page.evaluate(allMounted, 'main');
  await page.waitForLoadState('networkidle');
  await page.evaluate(allMounted, 'main');
  await contentsUpToDate(page);
  const [tree, words] = [await treeIn(page), await page.evaluate(wordsShown)];
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await page.evaluate(wordsShown);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(sizeOf(NARROWEST_PX));
  const isTooWide = [await page.evaluate(overflows)];
  const spacing = await page.addStyleTag({ content: TEXT_SPACING });
  isTooWide.push(await page.evaluate(overflows));
  const cut = await page.evaluate(clipped);
  await spacing.evaluate((style) => (style as HTMLStyleElement).remove());
  await page.setViewportSize(sizeOf(PHONE_PX));
  const alike = await landmarksAlike(page);
  return { tree, words, forced, isTooWide, cut, alike, faults: await violations(page) };
}

const sizeOf = (width: number) => ({ width, height: HEIGHT_PX });

/** What a status says comes and goes in its own time. */
const STATUS_TEXT = /^( *- status):.*$/gm;

async function treeIn(page: Page): Promise<string> {
  const trees: string[] = [];
  for (const stage of await page.locator('.d-stage').all())
    trees.push((await stage.ariaSnapshot()).replace(STATUS_TEXT, '$1'));
  return `${trees.map((tree, at) => `# ${at + 1}\n${tree}`).join('\n')}\n`;
}

function write(file: URL, what: string): void {
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, what);
}

const expectReviewed = (file: URL) =>
  assert.ok(
    existsSync(file),
    `There is no ${file.pathname}: UPDATE_TREES=1 npm run test:site -- docs/site/examples`,
  );

/** These run in the page. */
const wordsShown = () => document.querySelector('main')?.innerText.replace(/\s+/g, ' ');
const overflows = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

/** Elements that cut what they hold. */
const clipped = () =>
  [...document.querySelectorAll('.d-stage *')]
    .filter((element) => {
      const { overflowY, clipPath, position } = getComputedStyle(element);
      const isHiddenForEyes = clipPath !== 'none' || position === 'absolute';
      return overflowY === 'hidden' && !isHiddenForEyes && element.scrollHeight > element.clientHeight + 1;
    })
    .map(({ className }) => String(className));

const visits = paintedVisits(() => openPage(site.browser, { reducedMotion: 'reduce' }));

for (const { slug } of await componentFolders()) {
  describe(`the examples of ${slug}`, () => {
    const visited = memoize(() => visits((page) => visit(page, slug)));

    it('are told to assistive technology as reviewed', async () => {
      const { tree } = await visited();
      const file = new URL(`${slug}.yaml`, TREES);
      if (IS_UPDATE) write(file, tree);
      expectReviewed(file);
      assert.equal(tree, readFileSync(file, 'utf8'));
    });

    // facts.site.test.ts asks axe the same of both schemes, in a wide window.
    it(`give axe nothing to complain of at ${PHONE_PX} px`, async () => {
      assert.deepEqual((await visited()).faults, []);
    });

    it('have landmarks that their names tell apart', async () => {
      assert.deepEqual((await visited()).alike, []);
    });

    it(`need no sideways scroll at ${NARROWEST_PX} px, nor with wide text spacing`, async () => {
      const { isTooWide, cut } = await visited();
      assert.deepEqual({ isTooWide, cut }, { isTooWide: [false, false], cut: [] });
    });

    it('keep their words in forced colours', async () => {
      const { words, forced } = await visited();
      assert.equal(forced, words);
    });
  });
}
