// How tests visit the demo site: `npm run test:site -- <names>`, or `npx playwright test <names>` with options of
// Playwright's own, as `--ui`.
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { FAILURES } from './tools/test/failed-pages.js';
import { IS_NIGHT } from './tools/test/nightly.js';
import { launchOptions } from './tools/test/open-browser.js';

/** A test that is not done by then never will be. Those of the day take seconds, some of the night minutes. */
const TEST_LIMIT_MS = IS_NIGHT ? 900_000 : 300_000;

/** Set by `--trace`. */
const showsPages = Boolean(process.env.UNI_TRACE);

export default defineConfig({
  testMatch: '**/*.visit.test.ts',
  testIgnore: ['**/node_modules/**', 'dist/**', 'bench/**'],
  outputDir: join(FAILURES, 'visits'),
  reporter: './tools/test/visit-reporter.ts',
  workers: 2,
  // A file's tests may run in two workers. Those that share what they have seen say so.
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: TEST_LIMIT_MS,
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    // A new page has a process of its own, whose start costs twice what a visit does.
    reuseContext: true,
    screenshot: { mode: 'only-on-failure', fullPage: true },
    // Steps, network and console cost nothing that can be measured. Pictures of the page cost 18 % more processor time.
    trace: { mode: 'retain-on-failure', snapshots: showsPages, screenshots: showsPages },
  },
});
