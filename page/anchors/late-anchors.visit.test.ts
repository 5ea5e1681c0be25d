// A visitor follows a link within a page of the publish host while the network stands still.
import assert from 'node:assert/strict';
import { settled } from '../../fixtures/visitor.js';
import { describe, it } from '../../fixtures/visits.js';

describe('an in-page link', () => {
  it('is followed once by the browser where its script does not come', async ({ page }) => {
    let letCome = () => {};
    const network = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/chunks/anchors-*', async (route) => {
      await network;
      await route.continue();
    });
    await page.goto('/courses/bachelor-of-coastal-engineering.html');
    assert.equal(await settled(page), 'success');
    const link = page.locator('uni-toc a').first();
    const asked = page.waitForRequest('**/chunks/anchors-*');
    await link.click();
    const request = await asked;
    await page.waitForFunction(() => location.hash !== '' && scrollY > 0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    letCome();
    await (await request.response())?.finished();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    assert.equal(await page.evaluate(() => scrollY), 0);
  });
});
