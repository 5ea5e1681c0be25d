// A prerendered page on the publish host whose visitor wants to read on when the network has gone.
import assert from 'node:assert/strict';
import { settled } from '../../fixtures/visitor.js';
import { describe, it } from '../../fixtures/visits.js';

describe('a folded text that was prerendered', () => {
  for (const missing of ['react', 'views']) {
    it(`opens when the chunk ${missing} cannot be loaded, which it does not ask for`, async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.route(`**/chunks/${missing}-*`, (route) => route.abort());
      await page.goto('/courses/bachelor-of-coastal-engineering.html');
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
    });
  }
});
