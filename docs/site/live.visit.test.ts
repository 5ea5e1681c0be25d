// The docs' own script, which brings elements alive that nobody has used.
import assert from 'node:assert/strict';
import { it } from '../../fixtures/visits.js';

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
