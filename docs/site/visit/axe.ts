import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** One page shows many examples of a landmark that stands alone on a real page. */
const SEVERAL_AT_ONCE = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
];

/** What axe finds in a page's examples: rule and markup of each. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  // What lies under a sticky item can be scrolled out of it.
  const scrolled = await page.evaluateHandle(() =>
    [...document.querySelectorAll('.d-stage *')]
      .filter(({ scrollTop }) => scrollTop > 0)
      .map((element) => ({ element, top: element.scrollTop })),
  );
  await scrolled.evaluate((all) => {
    for (const { element } of all) element.scrollTop = 0;
  });
  const off = SEVERAL_AT_ONCE.map((rule) => [rule, { enabled: false }]);
  const rules = { 'target-size': { enabled: true }, ...Object.fromEntries(off) };
  const options = { runOnly: RULES, rules, resultTypes: ['violations'] };
  const { violations } = (await page.evaluate((given) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: string, options: object) => Promise<unknown> };
    };
    return axe.run('.d-stage', given);
  }, options)) as AxeResults;
  await scrolled.evaluate((all) => {
    for (const { element, top } of all) element.scrollTop = top;
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
