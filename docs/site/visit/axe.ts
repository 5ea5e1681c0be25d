import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A page of examples without the docs around them shows many of a landmark that stands alone on a real page. */
const SEVERAL_AT_ONCE = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
];

interface Axe {
  run(context: string, options: object): Promise<unknown>;
}

async function run(page: Page, context: string, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = (await page.evaluate(
    ([place, given]) => (globalThis as unknown as { axe: Axe }).axe.run(place, given),
    [context, { ...options, resultTypes: ['violations'] }] as const,
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The landmarks of a page of the docs, with its examples, that are of one role and one name. */
export const landmarksAlike = (page: Page): Promise<string[]> =>
  run(page, 'html', { runOnly: ['landmark-unique'] });

/** Rules that the colours of another scheme can break. */
export const OF_COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Gives axe's findings in a page's examples: rule and markup of each. @param only some rules; by default, all. */
export async function violations(page: Page, only: readonly string[] = RULES): Promise<string[]> {
  // Content under a sticky item can be scrolled out of it.
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
  const found = await run(page, '.d-stage', { runOnly: only, ...(only === RULES && { rules }) });
  await scrolled.evaluate((all) => {
    for (const { element, top } of all) element.scrollTop = top;
  });
  return found;
}
