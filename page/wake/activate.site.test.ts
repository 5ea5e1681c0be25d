// A prerendered page on the publish host whose visitor wants to read on when the network has gone.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visitedSite } from '../../fixtures/visited-site.js';
import { openPage, settled } from '../../fixtures/visitor.js';

const site = visitedSite();

describe('a folded text that was prerendered', () => {
  for (const missing of ['react', 'views']) {
    it(`opens when the chunk ${missing} cannot be loaded, which it does not ask for`, async () => {
      const page = await openPage(site.browser, {});
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.route(`**/chunks/${missing}-*`, (route) => route.abort());
      await page.goto(`${site.server.publish}/courses/bachelor-of-coastal-engineering.html`);
      assert.equal(await settled(page), 'success');
      const rest = page.locator('uni-show-more .m-fold__rest > :first-child');
      const seen = () => rest.evaluate((element) => element.checkVisibility());
      assert.equal(await seen(), false);
      const toggle = page.locator('uni-show-more').getByRole('button');
      await toggle.focus();
      await page.keyboard.press('Enter');
      await page.locator('uni-show-more').getByRole('button', { expanded: true }).waitFor();
      assert.equal(await seen(), true);
      assert.deepEqual(errors, []);
      await page.context().close();
    });
  }
});
