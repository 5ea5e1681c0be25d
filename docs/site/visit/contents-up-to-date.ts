import type { Page } from '@playwright/test';
import { timings } from '../../../vocabulary/timings.js';

/** A table of contents follows the page a while later, and what it brings moves all below it. */
export async function contentsUpToDate(page: Page): Promise<void> {
  await page.evaluate(async (ms) => {
    if (!document.querySelector('uni-toc')) return;
    await new Promise<void>((done) => {
      let timer = setTimeout(done, ms);
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(done, ms);
      }).observe(document.body, { childList: true, subtree: true });
    });
  }, timings.tocRefreshMs + 100);
}
