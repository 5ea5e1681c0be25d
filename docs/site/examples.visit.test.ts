// Every example of every element, as the development host shows it. UPDATE_TREES=1 writes new trees to review.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { it } from '../../fixtures/visits.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { cutTexts, UNBROKEN_WORD } from './element-pages/cut-texts.js';
import { allMounted } from './visit/all-mounted.js';
import { landmarksAlike, OF_COLOURS, violations } from './visit/axe.js';
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

/** An element's page at the development host, visited once for all that is asked of it, from wide to narrow. */
async function visit(page: Page, address: string) {
  await page.setViewportSize(sizeOf(WIDE_PX));
  await page.goto(address);
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
  const faults = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  faults.push(...(await violations(page, OF_COLOURS)).map((fault) => `dark, ${fault}`));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(sizeOf(NARROWEST_PX));
  const longWord = await page.evaluate(cutTexts, UNBROKEN_WORD);
  return { tree, words, forced, isTooWide, cut, alike, faults, longWord: longWord.cut };
}

const sizeOf = (width: number) => ({ width, height: HEIGHT_PX });

/** A status comes and goes in its own time. */
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

it.use({ reducedMotion: 'reduce' });

for (const { slug } of await componentFolders())
  it(`the examples of ${slug}`, async ({ visited, site }) => {
    const { tree, faults, alike, isTooWide, cut, words, forced, longWord } = await visited((page) =>
      visit(page, `${site.localhost}/elements/${slug}.html?prerender=off`),
    );
    const file = new URL(`${slug}.yaml`, TREES);
    if (IS_UPDATE) write(file, tree);
    expectReviewed(file);
    expect.soft(tree, 'are told to assistive technology as reviewed').toBe(readFileSync(file, 'utf8'));
    // elements/contract.test.ts asks axe of each example alone, in a wide window.
    expect.soft(faults, `give axe nothing to complain of at ${PHONE_PX} px, in both schemes`).toEqual([]);
    expect.soft(alike, 'have landmarks that their names tell apart').toEqual([]);
    expect
      .soft({ isTooWide, cut }, `need no sideways scroll at ${NARROWEST_PX} px, nor with wide text spacing`)
      .toEqual({ isTooWide: [false, false], cut: [] });
    expect.soft(forced, 'keep their words in forced colours').toBe(words);
    // long-words.nightly.visit.test.ts asks it in wide windows, of folded texts and of isolated tags too.
    expect.soft(longWord, 'wrap a word that nothing breaks').toEqual([]);
  });
