import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visitedSite } from '../../fixtures/visited-site.js';
import { openPage, settled } from '../../fixtures/visitor.js';

interface TraceEvent {
  readonly args?: { readonly data?: { readonly changedAttribute?: string } };
}

const site = visitedSite();

describe('a change of the page’s state', () => {
  it('has no styles computed, whoever reads the state', async () => {
    const page = await openPage(site.browser, {});
    await page.goto(`${site.server.publish}/courses/bachelor-of-coastal-engineering.html`);
    assert.equal(await settled(page), 'success');
    // Chromium names each attribute whose change has styles computed anew, whatever else the page does meanwhile.
    await site.browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline.invalidationTracking'],
    });
    await page.evaluate(async () => {
      for (const state of ['fail', 'idle', 'success']) {
        document.body.setAttribute('data-page-state', state);
        document.body.setAttribute('dir', state === 'idle' ? 'rtl' : 'ltr');
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      }
    });
    const { traceEvents } = JSON.parse((await site.browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    await page.context().close();
    const named = new Set(traceEvents.map(({ args }) => args?.data?.changedAttribute));
    assert.ok(!named.has('data-page-state'));
    // What a style sheet does ask for is seen.
    assert.ok(named.has('dir'), [...named].join());
  });
});
