// Every example of every room, as the development host shows it. UPDATE_BASELINES=1 writes new screenshots to review.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { paintedVisit } from '../../fixtures/painted-visit.js';
import { visitedSite } from '../../fixtures/visited-site.js';
import { openPage } from '../../fixtures/visitor.js';
import { listRooms } from '../../tools/rollup/rooms.js';
import { lastingDifference, toBaseline } from './compare-pictures.js';
import { allMounted } from './visit/all-mounted.js';
import { violations } from './visit/axe.js';
import { contentsUpToDate } from './visit/contents-up-to-date.js';
import { examplesShown } from './visit/examples-shown.js';
import { readyForPicture } from './visit/ready-for-picture.js';

const WIDTHS_PX = [375, 768, 1280];
const HEIGHT_PX = 900;
const NARROWEST_PX = 320;
const BASELINES = new URL('baselines/', import.meta.url);
/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING =
  '.d-stage * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } .d-stage p { margin-block-end: 2em !important }';

/** What another room, another template or a theme changes is none of a screenshot. */
const EXAMPLES_ONLY =
  ':root { --uni-font-family-display: var(--uni-font-family) !important; --uni-font-weight-display: var(--uni-font-weight-semibold) !important; --uni-letter-spacing-display: -0.02em !important } .d-stage { zoom: 1 !important } .d-header, .d-nav, .d-trail, .d-lead, .d-figures, .d-figures + .d-quiet, .d-tools, .d-frame__bar, .d-source, .d-log, .d-controls, .d-section:not(:has(.d-example)), .d-section__title, .d-contents, .d-next, .d-footer, .d-edges > summary { display: none !important } .d-edges { margin: 0 !important; border: 0 !important } .d-edges > .d-example { margin-block: 64px 0 !important } .d-columns { grid-template-columns: minmax(0, 1fr) !important } @media (min-width: 992px) { .d-main { padding-inline-start: 0 !important } }';

const site = visitedSite();

async function open(slug: string, width: number): Promise<Page> {
  const page = await openPage(site.browser, {
    viewport: { width, height: HEIGHT_PX },
    reducedMotion: 'reduce',
  });
  await page.goto(
    `${site.server.development.replace('127.0.0.1', 'localhost')}/elements/${slug}.html?prerender=off`,
  );
  await examplesShown(page);
  await page.evaluate(allMounted, 'main');
  await contentsUpToDate(page);
  return page;
}

async function differs(slug: string, width: number, page: Page): Promise<string | undefined> {
  await page.addStyleTag({ content: EXAMPLES_ONLY });
  await readyForPicture(page);
  await contentsUpToDate(page);
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  const file = new URL(`${slug}-${width}.jpg`, BASELINES);
  if (process.env.UPDATE_BASELINES === '1') {
    mkdirSync(BASELINES, { recursive: true });
    writeFileSync(file, await toBaseline(await take()));
  }
  assert.ok(
    existsSync(file),
    `${slug} has no baseline at ${width} px: UPDATE_BASELINES=1 npm run test:site -- docs/site/examples`,
  );
  const difference = await lastingDifference(take, readFileSync(file));
  return difference && `${slug} ${difference}`;
}

/** Elements that cut what they hold. */
const clipped = () =>
  [...document.querySelectorAll('.d-stage *')]
    .filter((element) => {
      const { overflowY, clipPath, position } = getComputedStyle(element);
      const isHiddenForEyes = clipPath !== 'none' || position === 'absolute';
      return overflowY === 'hidden' && !isHiddenForEyes && element.scrollHeight > element.clientHeight + 1;
    })
    .map(({ className }) => String(className));

for (const { slug } of await listRooms()) {
  describe(`the examples of ${slug}`, () => {
    for (const width of WIDTHS_PX) {
      it(`look as reviewed at ${width} px`, () =>
        paintedVisit(site.browser, async () => {
          const page = await open(slug, width);
          // facts.site.test.ts asks axe the same of both schemes.
          if (width === WIDTHS_PX[0]) assert.deepEqual(await violations(page), []);
          assert.equal(await differs(slug, width, page), undefined);
        }));
    }

    it(`need no sideways scroll at ${NARROWEST_PX} px, nor with wide text spacing`, async () => {
      const page = await open(slug, NARROWEST_PX);
      const overflows = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
      assert.equal(await page.evaluate(overflows), false);
      await page.addStyleTag({ content: TEXT_SPACING });
      assert.equal(await page.evaluate(overflows), false);
      assert.deepEqual(await page.evaluate(clipped), []);
      await page.context().close();
    });

    it('keep their words in forced colours', async () => {
      const page = await open(slug, 1280);
      const words = () => document.querySelector('main')?.innerText.replace(/\s+/g, ' ');
      const shown = await page.evaluate(words);
      await page.emulateMedia({ forcedColors: 'active' });
      assert.equal(await page.evaluate(words), shown);
      await page.context().close();
    });
  });
}
