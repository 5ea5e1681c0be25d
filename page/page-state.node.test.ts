import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visitedSite } from '../fixtures/visited-site.js';
import { openPage, settled } from '../fixtures/visitor.js';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

const site = visitedSite();

describe('a change of the page’s state', () => {
  it('has no styles computed anew but of what shows it, however large the page', async () => {
    const page = await openPage(site.browser, {});
    await page.goto(`${site.server.publish}/courses/bachelor-of-coastal-engineering.html`);
    assert.equal(await settled(page), 'success');
    const all = await page.locator('*').count();
    await site.browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.evaluate(async () => {
      for (const state of ['fail', 'idle', 'success']) {
        document.body.dataset.pageState = state;
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      }
    });
    const { traceEvents } = JSON.parse((await site.browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    const counts = traceEvents.flatMap(({ name, args }) =>
      name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : [],
    );
    await page.context().close();
    assert.ok(counts.length > 0, 'nothing was traced');
    assert.ok(Math.max(...counts) < all / 10, `${Math.max(...counts)} of ${all} elements`);
  });
});
