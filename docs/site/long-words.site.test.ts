// WCAG 2.2, 1.4.10: an e-mail address, a URL or another word that nothing breaks, in each text of each room's examples.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { visitedSite } from '../../fixtures/visited-site.js';
import { openPage } from '../../fixtures/visitor.js';
import { listRooms } from '../../tools/rollup/rooms.js';
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

const site = visitedSite();

/** A room's page at the development host, the tags of its examples isolated if wanted. */
async function open(slug: string, isIsolated: boolean): Promise<Page> {
  const page = await openPage(site.browser, { reducedMotion: 'reduce' });
  const origin = site.server.development.replace('127.0.0.1', 'localhost');
  const address = new URL(`/elements/${slug}.html?prerender=off`, origin).href;
  if (isIsolated)
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(TAGS, '$& isolated') });
    });
  await page.goto(address);
  await examplesShown(page);
  await page.evaluate(allMounted, 'main');
  return page;
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
  await page.context().close();
}

for (const { slug } of await listRooms()) {
  describe(`a word without a break, in every text of ${slug}`, () => {
    for (const isIsolated of [false, true])
      it(`wraps where the window ends${isIsolated ? ', isolated' : ''}`, async () => {
        const page = await open(slug, isIsolated);
        const hasFolds = (await page.locator(TOGGLE).count()) > 0;
        await expectWhole(page, slug);
        if (!hasFolds) return;
        const unfolded = await open(slug, isIsolated);
        await openFolds(unfolded);
        await expectWhole(unfolded, slug);
      });
  });
}

describe('a table with a long text in it', () => {
  for (const isIsolated of [false, true])
    it(`keeps its short words whole${isIsolated ? ', isolated' : ''}`, async () => {
      const page = await open('callout', isIsolated);
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
      await page.context().close();
    });
});
