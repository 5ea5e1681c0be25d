import assert from 'node:assert/strict';
import { settled } from '../../fixtures/visitor.js';
import { describe, it } from '../../fixtures/visits.js';

interface TraceEvent {
  readonly args?: { readonly data?: { readonly changedAttribute?: string } };
}

describe('a change of the page’s state', () => {
  it('has no styles computed, whoever reads the state', async ({ page, browser }) => {
    await page.goto('/courses/bachelor-of-coastal-engineering.html');
    assert.equal(await settled(page), 'success');
    // Chromium names each attribute whose change has styles computed anew, whatever else the page does meanwhile.
    await browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline.invalidationTracking'],
    });
    await page.evaluate(async () => {
      for (const state of ['fail', 'idle', 'success']) {
        document.body.setAttribute('data-page-state', state);
        document.body.setAttribute('dir', state === 'idle' ? 'rtl' : 'ltr');
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      }
    });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    const named = new Set(traceEvents.map(({ args }) => args?.data?.changedAttribute));
    assert.ok(!named.has('data-page-state'));
    // The file that a style sheet asks for is seen.
    assert.ok(named.has('dir'), [...named].join());
  });
});
