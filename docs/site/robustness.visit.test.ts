// Authors' mistakes, and shifts by scripts: over every element's examples, as the development host shows them.
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { settled, shiftsWhileReading } from '../../fixtures/visitor.js';
import { describe, it } from '../../fixtures/visits.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { IS_NIGHT } from '../../tools/test/nightly.js';
import type { Example } from './example.js';
import { allMounted } from './visit/all-mounted.js';
import { examplesReady } from './visit/examples-shown.js';

const WIDTHS_PX = IS_NIGHT ? [375, 1280] : [375];
/** The first pushes the page down on purpose (docs/contributing/decisions/0014-one-outage-message-at-the-top-of-main.md), the second shows what it fetches. */
const MOVING = ['outage-message', 'fragment'];
const BROKEN = /^Broken/;
/** An address whose model the development host has. */
const ALL_BROKEN = '/elements/callout.html?prerender=off&broken';
const MAIN = /(<main [^>]*>).*(<\/main>)/s;
const folders = await componentFolders();
const broken = (
  await Promise.all(
    folders.map(async ({ slug }) => {
      const { examples } = (await import(`../../elements/${slug}/examples.js`)) as {
        examples: readonly Example[];
      };
      return examples.filter(({ name }) => BROKEN.test(name)).map(({ html }) => html);
    }),
  )
).flat();

it('a page of nothing but broken examples settles in success', async ({ page, site }) => {
  const origin = site.localhost;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(origin + ALL_BROKEN, async (route) => {
    const response = await route.fetch({ url: `${origin}/elements/callout.html?prerender=off` });
    const body = (await response.text()).replace(MAIN, (_, open, close) => open + broken.join('\n') + close);
    await route.fulfill({ response, body });
  });
  await page.goto(origin + ALL_BROKEN);
  assert.equal(await settled(page), 'success');
});

/** A line that moves by ten pixels is 0.0001; what is under it nobody sees. */
const UNSEEN = 0.0001;
/** Their views depend on more of the page than their tag, so shifts before they are mounted are not counted. */
const RENDERED_BY_BROWSERS = ['toc', 'course-search'];

/** The layout shifts of a page of examples, from its first paint on and while a visitor reads it. */
async function shifts(page: Page, address: string, slug: string, width: number): Promise<number[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await examplesReady(page);
  await page.evaluate(allMounted, 'main');
  if (RENDERED_BY_BROWSERS.includes(slug)) await countAnew(page);
  return (await shiftsWhileReading(page)).filter((shift) => shift >= UNSEEN);
}

const countAnew = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    globalThis.uniVisit.shifts.length = 0;
  });

describe('nothing moves from the first paint on, nor while the examples are read', () => {
  for (const { slug } of folders.filter(({ slug }) => !MOVING.includes(slug))) {
    it(slug, async ({ visited, site }) => {
      const address = `${site.localhost}/elements/${slug}.html`;
      for (const width of WIDTHS_PX)
        assert.deepEqual(await visited((page) => shifts(page, address, slug, width)), [], `${width} px`);
    });
  }
});

/** The docs' own, which brings elements alive. */
const OWN_SCRIPT = /<script type="module" src="[^"]*\/live\.js"><\/script>/;

it('every example on a page that the server has rendered is alive without having been used', async ({
  page,
  site,
}) => {
  for (const slug of ['card', 'cta', 'bleed-block']) {
    const address = `${site.localhost}/elements/${slug}.html`;
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(OWN_SCRIPT, '') });
    });
    await page.goto(address);
    await page.locator('body[data-page-state="success"]').waitFor();
    assert.equal(await page.locator(`uni-${slug}:not([data-prerendered])`).count(), 0);
    assert.equal(await page.locator(`uni-${slug}:defined`).count(), 0);
    await page.unroute(address);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(`uni-${slug}:defined`).first().waitFor({ state: 'attached' });
  }
});
