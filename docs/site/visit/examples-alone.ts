import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readAppHead } from '../../../fixtures/content-files/app-head.js';
import { readContent } from '../../../fixtures/content-files/content-store.js';
import { dataAt } from '../../../fixtures/content-files/data-answers.js';
import { settled } from '../../../fixtures/visitor.js';
import type { Site } from '../../../fixtures/visits.js';
import { muted } from '../../../page/warn.js';
import { componentFolders } from '../../../tools/rollup/component-folders.js';
import { built } from '../../../tools/test/built.js';
import { createExamplePrerenderer } from '../element-pages/prerender-examples.js';
import type { Example } from '../example.js';
import { allMounted } from './all-mounted.js';
import { contentsUpToDate } from './contents-up-to-date.js';

export const WINDOW = { width: 1280, height: 900 };

const content = readContent(['fixtures/mocks', 'fixtures/content']);
const prerender = createExamplePrerenderer(
  (await componentFolders()).map(({ definition }) => definition),
  (path) => dataAt(content, path),
);

export const examplesOf = async (slug: string) =>
  ((await import(`../../../elements/${slug}/examples.js`)) as { examples: readonly Example[] }).examples;

/** A page as a content management system writes it, with examples of one element and nothing else. */
const pageOf = (examples: readonly Example[]) => `<!DOCTYPE html><html lang="en"><head><title>Examples</title>
<meta name="viewport" content="width=device-width">${readAppHead(join(built('cms'), 'cms'), 'corporate')}</head>
<body><main>${examples.map(({ name, html }) => `<h2>${name}</h2><div class="d-stage">${html}</div>`).join('\n')}</main></body></html>`;

/** How a page of examples is made: rendered by the server or not, for a browser that runs scripts or for one that does not. */
interface Making {
  readonly isServed?: boolean;
  readonly isSilent?: boolean;
}

/** Shows examples in a page, alone, as the development host would; waits until all are mounted. */
export async function showAlone(
  page: Page,
  site: Site,
  slug: string,
  examples: readonly Example[],
  { isServed = false, isSilent = false }: Making = {},
): Promise<void> {
  const path = `/elements/${slug}.html`;
  const bare = pageOf(examples);
  const body = isServed ? await muted(() => prerender(bare, path)) : bare;
  const address = site.localhost + path;
  await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  await page.goto(address);
  await page.unroute(address);
  if (isSilent) return;
  assert.equal(await settled(page), 'success');
  await page.evaluate(allMounted, 'main');
  await contentsUpToDate(page);
}

/** Brings a page into the state in which its examples show something; what an alert says takes a moment to appear. */
export async function bringState(page: Page, [first]: readonly Example[]): Promise<void> {
  if (!first?.state) return;
  await page.evaluate((state) => {
    document.body.dataset.pageState = state;
    document.dispatchEvent(new CustomEvent('uni-page-state', { detail: { state } }));
  }, first.state);
  await page.locator('main [role="alert"]:not(:empty)').last().waitFor();
}
