// WCAG 2.2, 1.4.10: an e-mail address, a URL or another word that nothing breaks, in each text of each element's examples.
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { describe, it, type Site } from '../../fixtures/visits.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { cutTexts } from './element-pages/cut-texts.js';
import { allMounted } from './visit/all-mounted.js';
import { examplesShown } from './visit/examples-shown.js';

const WIDTHS_PX = [320, 768, 1280];
const HEIGHT_PX = 900;
const WORDS = {
  'an e-mail address': 'postgraduate.admissions.office.of.the.faculty@students.averley.edu.example',
  'a URL': 'https://www.averley.example/students/money-and-housing/scholarships/apply?ref=newsletter',
  'an unbroken word': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
};
const TAGS = /<uni-[\w-]+/g;
/** Pictures alone. */
const WORDLESS = ['image', 'picture'];
const TOGGLE = '.d-stage .m-fold__toggle';

it.use({ reducedMotion: 'reduce' });

const WAYS = [
  { title: '', isIsolated: false },
  { title: ', isolated', isIsolated: true },
];

/** An element's page at the development host; the tags of its examples are isolated, if wanted. */
async function open(page: Page, { localhost }: Site, slug: string, isIsolated: boolean): Promise<void> {
  if (isIsolated)
    await page.route('**/elements/*.html?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(TAGS, '$& isolated') });
    });
  await page.goto(`${localhost}/elements/${slug}.html?prerender=off`);
  await examplesShown(page);
  await page.evaluate(allMounted, 'main');
}

async function openFolds(page: Page): Promise<void> {
  for (const toggle of await page.locator(TOGGLE).all()) await toggle.click();
  await page.locator(`${TOGGLE}[aria-expanded="false"]`).first().waitFor({ state: 'detached' });
}

async function expectWhole(page: Page, slug: string): Promise<void> {
  for (const [what, word] of Object.entries(WORDS))
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      const { cut, texts } = await page.evaluate(cutTexts, word);
      assert.deepEqual(cut, [], `${what} at ${width} px`);
      assert.equal(texts === 0, WORDLESS.includes(slug));
    }
}

for (const { slug } of await componentFolders()) {
  describe(`a word without a break, in every text of ${slug}`, () => {
    for (const { title, isIsolated } of WAYS)
      it(`wraps where the window ends${title}`, ({ visited, site }) =>
        visited(async (page) => {
          await open(page, site, slug, isIsolated);
          const hasFolds = (await page.locator(TOGGLE).count()) > 0;
          await expectWhole(page, slug);
          if (!hasFolds) return;
          await open(page, site, slug, isIsolated);
          await openFolds(page);
          await expectWhole(page, slug);
        }));
  });
}

describe('a table with a long text in it', () => {
  for (const { title, isIsolated } of WAYS)
    it(`keeps its short words whole${title}`, ({ visited, site }) =>
      visited(async (page) => {
        await open(page, site, 'callout', isIsolated);
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
