import { resolve } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import {
  type BrowserLauncher,
  defaultReporter,
  startTestRunner,
  type TestSuiteResult,
} from '@web/test-runner';
import { CHROMIUM } from './browsers.js';
import { commonJsModules } from './commonjs-modules.js';
import { cssAsText } from './css-as-text.js';
import { askedForEmulation } from './media-emulation.js';
import type { Tally } from './tally.js';

const ALL = '{elements,react-views,fsm,page,loader,vocabulary}/**/*.test.{ts,tsx}';

/**
 * Runs the browser tests in one browser through @web/test-runner.
 *
 * @param patterns globs or file names; without any, every browser test.
 * @param slowness by how much the limits of time are longer than Chromium's.
 */
export async function runBrowserTests(
  patterns: readonly string[],
  launcher: BrowserLauncher = CHROMIUM.launcher(),
  slowness = 1,
): Promise<Tally> {
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
      testsFinishTimeout: Number(process.env.TEST_FILE_LIMIT_MS ?? 120_000 * slowness),
      testFramework: { config: { timeout: String(10_000 * slowness) } },
      browsers: [launcher],
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
      if (!passed && tally.failed + tally.skipped === 0) tally.failed++;
      done(tally);
    });
    runner.on('finished', () => void runner.stop());
  });
}

function count(suite: TestSuiteResult, tally: Tally): void {
  for (const test of suite.tests) {
    if (test.skipped || askedForEmulation(test)) tally.skipped++;
    else if (test.passed) tally.passed++;
    else tally.failed++;
  }
  for (const inner of suite.suites) count(inner, tally);
}
