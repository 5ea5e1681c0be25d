import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { settled } from '../../../fixtures/visitor.js';

/** Waits until a page has settled, in the state in which its examples show something. */
export async function examplesReady(page: Page): Promise<void> {
  const state = await page.evaluate(
    () => document.querySelector<HTMLElement>('.d-stage[data-state]')?.dataset.state ?? 'success',
  );
  assert.ok(['success', state].includes(await settled(page)));
  await page.waitForFunction(() => {
    const stage = document.querySelector<HTMLElement>('.d-stage[data-state]');
    return !stage || Boolean(stage.querySelector('[role="alert"]')?.textContent);
  });
}

/** The same, with all that is folded open. */
export async function examplesShown(page: Page): Promise<void> {
  await examplesReady(page);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.d-edges')) fold.open = true;
  });
}
