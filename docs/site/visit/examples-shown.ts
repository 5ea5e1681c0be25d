import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { settled } from '../../../fixtures/visitor.js';

/** Waits until all examples that show something in one state of the page do so. A message takes a moment to appear. */
export const statesShown = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('.d-stage[data-state]')].every(
      (stage) => stage.querySelector('[role="alert"]')?.textContent,
    ),
  );

/** Waits until a page has settled, in the state in which its examples show something. */
export async function examplesReady(page: Page): Promise<void> {
  const stages = page.locator('.d-stage[data-state]');
  const state = (await stages.count()) > 0 ? await stages.first().getAttribute('data-state') : 'success';
  assert.ok(['success', state].includes(await settled(page)));
  await page.waitForFunction((wanted) => document.body.dataset.pageState === wanted, state);
  await statesShown(page);
}

/** The same, with all that is folded open. */
export async function examplesShown(page: Page): Promise<void> {
  await examplesReady(page);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.d-edges')) fold.open = true;
  });
}
