import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visitedSite } from '../../fixtures/visited-site.js';
import { openPage, settled } from '../../fixtures/visitor.js';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

const site = visitedSite();

describe('a change of the page’s state', () => {
  it('has no styles computed, whoever reads the state', async () => {
    const page = await openPage(site.browser, {});
    await page.goto(`${site.server.publish}/courses/bachelor-of-coastal-engineering.html`);
    assert.equal(await settled(page), 'success');
    const styled = async (attribute: string, values: readonly string[]) => {
      await site.browser.startTracing(page, { categories: ['devtools.timeline'] });
      await page.evaluate(
        async ([attribute, values]) => {
          for (const value of values) {
            document.body.setAttribute(attribute, value);
            await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
          }
        },
        [attribute, values] as const,
      );
      const { traceEvents } = JSON.parse((await site.browser.stopTracing()).toString()) as {
        traceEvents: TraceEvent[];
      };
      return traceEvents.flatMap(({ name, args }) =>
        name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : [],
      );
    };
    /** What else the page does late, a font that comes, has styles computed once; a rule that names the state, each time. */
    const most: number[] = [];
    for (let round = 0; round < 3; round++) {
      most.push(Math.max(0, ...(await styled('data-page-state', ['fail', 'idle', 'success']))));
    }
    // What a style sheet does ask for is seen.
    const others = await styled('dir', ['rtl', 'ltr']);
    await page.context().close();
    assert.equal(Math.min(...most), 0, `${most.join(', ')} elements`);
    assert.ok(others.length > 0, 'nothing was traced');
  });
});
