import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, type TestContext } from 'node:test';
import { kebabCase } from 'lodash-es';
import type { Browser, Page } from 'playwright-core';

/** Where a failed test leaves what its pages looked like. */
const FOLDER = 'results/failures';
/** Set by `--trace`: every step of a page is recorded, which makes tests slower. */
const TRACES = 'UNI_TRACE';

/**
 * Lets a failure be looked at: after a test that failed, each page that is open leaves its picture and its accessibility
 * tree, with `--trace` also the trace of all that its tests have done in it.
 *
 * @param browserOf the browser of the tests around the call, once it runs.
 */
export function recordFailures(browserOf: () => Browser): void {
  afterEach(async (test) => {
    const { passed, name, fullName = name } = test as TestContext & { passed?: boolean; fullName?: string };
    if (passed === false) await record(browserOf(), join(FOLDER, kebabCase(fullName)));
  });
}

async function record(browser: Browser, folder: string): Promise<void> {
  const contexts = browser.contexts();
  const pages = contexts.flatMap((context) => context.pages());
  if (!pages[0]) return;
  mkdirSync(folder, { recursive: true });
  await Promise.all(pages.map((page, at) => recordPage(page, join(folder, `page-${at + 1}`))));
  if (process.env[TRACES])
    for (const [at, context] of contexts.entries())
      await context.tracing.stopChunk({ path: join(folder, `trace-${at + 1}.zip`) }).catch(() => {});
  console.error(`what the pages of this failure looked like: ${folder}`);
}

/**
 * A page that hangs, or is gone, must not hide why its test failed. Another test may be at work in it, so nothing of it
 * changes: to hide a caret, the picture would write a style to each field.
 */
async function recordPage(page: Page, file: string): Promise<void> {
  await page.screenshot({ path: `${file}.png`, fullPage: true, caret: 'initial' }).catch(() => {});
  const tree = await page
    .locator('body')
    .ariaSnapshot()
    .catch(() => undefined);
  if (tree !== undefined) writeFileSync(`${file}.yaml`, `# ${page.url()}\n${tree}\n`);
}

/** A browser whose contexts are traced, if that was asked for. */
export function traced(browser: Browser): Browser {
  if (!process.env[TRACES]) return browser;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.tracing.start({ screenshots: true, snapshots: true });
    await context.tracing.startChunk();
    return context;
  };
  return browser;
}
