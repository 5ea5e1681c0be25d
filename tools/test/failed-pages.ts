import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'node:test';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Where tests that fail leave what their pages looked like. */
export const FAILURES = 'results/failures';
/** A browser may have stopped painting. */
const PICTURE_LIMIT_MS = 10_000;

/** The argument of a hook, with parts that its types leave out. */
interface EndedTest {
  readonly name: string;
  readonly fullName?: string;
  readonly passed?: boolean;
}

/** The file of node:test that runs here. Playwright and the commands have none. */
const [, file] = /([^\\/]+)\.test\.tsx?$/.exec(process.argv[1] ?? '') ?? [];
const browsers = new Set<Browser>();
const contexts = (): BrowserContext[] => [...browsers].flatMap((browser) => browser.contexts());
let running = 0;
let kept: readonly BrowserContext[] = [];

/**
 * Closes what tests of node:test open in this browser when they are over, so that none of them has to. When one fails, each
 * page that is open then leaves a picture and its accessibility tree.
 */
export function watchPages(browser: Browser): void {
  browsers.add(browser);
  browser.on('disconnected', () => browsers.delete(browser));
}

// They are hooks of all tests of a file, because this runs before its first `describe`.
if (file) {
  beforeEach(() => {
    if (running++ === 0) kept = contexts();
  });
  afterEach(async ({ name, passed, fullName = name }: EndedTest) => {
    if (passed === false) await leavePages(join(FAILURES, file, fullName.replace(/\W+/g, '-').slice(-100)));
    if (--running > 0) return;
    await Promise.all(contexts().map((context) => !kept.includes(context) && context.close()));
  });
}

async function leavePages(folder: string): Promise<void> {
  const pages = contexts().flatMap((context) => context.pages());
  if (pages.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const [at, page] of pages.entries()) await leavePage(page, join(folder, `page-${at + 1}`));
  console.log(`what the page of this failure looked like: ${folder}`);
}

/** If a part of a page cannot be had, the reason is in its place, because the test's own failure is the one to report. */
async function leavePage(page: Page, name: string): Promise<void> {
  const why = ({ message }: Error) => message;
  const limit = { timeout: PICTURE_LIMIT_MS };
  const tree = await page.locator('body').ariaSnapshot(limit).catch(why);
  const picture = await page
    .screenshot({ path: `${name}.png`, fullPage: true, ...limit })
    .then(() => '', why);
  writeFileSync(`${name}.md`, [page.url(), tree, picture].filter(Boolean).join('\n\n'));
}
