import { resolve } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter, startTestRunner, type TestSuiteResult } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { commonJsModules } from './commonjs-modules.js';
import { cssAsText } from './css-as-text.js';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.js';
import type { Tally } from './tally.js';

const ALL = '{elements,react-views,fsm,page,loader,vocabulary}/**/*.test.{ts,tsx}';

/**
 * Runs the browser tests in Chromium through @web/test-runner.
 *
 * @param patterns globs or file names; without any, every browser test.
 */
export async function runBrowserTests(patterns: readonly string[]): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  const runner = await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    config: {
      files: [...(patterns.length ? patterns : [ALL]), '!**/*.node.test.{ts,tsx}'],
      rootDir: process.cwd(),
      hostname: '127.0.0.1',
      nodeResolve: { exportConditions: ['browser', 'development'] },
      concurrency: 2,
      testsFinishTimeout: Number(process.env.TEST_FILE_LIMIT_MS ?? 120_000),
      testFramework: { config: { timeout: '10000' } },
      browsers: [
        chromeLauncher({
          launchOptions: { executablePath: findChromium(), headless: true, args: CHROMIUM_FLAGS },
          createPage: ({ browser }) => openInOwnWindow(browser),
        }),
      ],
      plugins: [
        cssAsText(),
        commonJsModules(),
        esbuildPlugin({
          ts: true,
          tsx: true,
          json: true,
          target: 'es2022',
          tsconfig: resolve('tsconfig.json'),
        }),
      ],
      reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false })],
      filterBrowserLogs: () => process.env.SHOW_BROWSER_LOGS === '1',
    },
  });
  if (!runner) return { ...tally, failed: 1 };
  return new Promise((done) => {
    runner.on('stopped', (passed) => {
      for (const session of runner.sessions.all()) {
        if (session.testResults) count(session.testResults, tally);
        if (session.errors.length > 0) tally.failed++;
      }
      if (!passed && tally.failed === 0) tally.failed++;
      done(tally);
    });
    runner.on('finished', () => void runner.stop());
  });
}

type LauncherOptions = NonNullable<Parameters<typeof chromeLauncher>[0]>;
type LaunchedBrowser = Parameters<NonNullable<LauncherOptions['createPage']>>[0]['browser'];

/** Two files run at the same time; of two pages in one window, the hidden one draws and observes nothing. */
async function openInOwnWindow(browser: LaunchedBrowser) {
  const context = await browser.createBrowserContext();
  return context.newPage();
}

function count(suite: TestSuiteResult, tally: Tally): void {
  for (const test of suite.tests) {
    if (test.skipped) tally.skipped++;
    else if (test.passed) tally.passed++;
    else tally.failed++;
  }
  for (const inner of suite.suites) count(inner, tally);
}
