// WCAG 2.2, 1.4.10: a word that nothing breaks, in each text of each element's examples.
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { describe, it } from '../../fixtures/visits.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { cutTexts, UNBROKEN_WORD } from './element-pages/cut-texts.js';
import { bringState, examplesOf, showAlone } from './visit/examples-alone.js';

const WIDTHS_PX = [320, 1280];
const HEIGHT_PX = 900;
const TAGS = /<uni-[\w-]+/g;
/** Pictures alone. */
const WORDLESS = ['image', 'picture'];
const TOGGLE = '.d-stage .m-fold__toggle';

it.use({ reducedMotion: 'reduce' });

const WAYS = [
  { title: '', isIsolated: false },
  { title: ', isolated', isIsolated: true },
];

const examplesIn = async (slug: string, isIsolated: boolean) =>
  (await examplesOf(slug)).map((example) =>
    isIsolated ? { ...example, html: example.html.replace(TAGS, '$& isolated') } : example,
  );

async function openFolds(page: Page): Promise<void> {
  for (const toggle of await page.locator(TOGGLE).all()) await toggle.click();
  await page.locator(`${TOGGLE}[aria-expanded="false"]`).first().waitFor({ state: 'detached' });
}

const folders = await componentFolders();

describe('a word without a break, in every text of the examples', () => {
  for (const { slug } of folders)
    it(`wraps where the window ends, isolated or not: ${slug}`, ({ visited, site }) =>
      visited(async (page) => {
        const both = await Promise.all(WAYS.map(({ isIsolated }) => examplesIn(slug, isIsolated)));
        await showAlone(page, site, slug, both.flat());
        await bringState(page, both.flat());
        await openFolds(page);
        for (const width of WIDTHS_PX) {
          await page.setViewportSize({ width, height: HEIGHT_PX });
          const { cut, texts } = await page.evaluate(cutTexts, UNBROKEN_WORD);
          assert.deepEqual(cut, [], `at ${width} px`);
          assert.equal(texts === 0, WORDLESS.includes(slug));
        }
      }));
});

describe('a table with a long text in it', () => {
  for (const { title, isIsolated } of WAYS)
    it(`keeps its short words whole${title}`, ({ visited, site }) =>
      visited(async (page) => {
        await showAlone(page, site, 'callout', await examplesIn('callout', isIsolated));
        await page.setViewportSize({ width: WIDTHS_PX[0]!, height: HEIGHT_PX });
        const lines = await page
          .locator('.d-stage .m-rich-text')
          .first()
          .evaluate((text) => {
            text.innerHTML = `<table><tr><td>Semester<td>${'begins in March '.repeat(40)}</table>`;
            const range = document.createRange();
            range.selectNodeContents(text.querySelector('td')!);
            return range.getClientRects().length;
          });
        assert.equal(lines, 1);
      }));
});
