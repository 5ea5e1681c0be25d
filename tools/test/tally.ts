import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defaultReporter, type Reporter, type TestSession, type TestSuiteResult } from '@web/test-runner';
import { isOfEmulation } from './media-emulation.js';

/** The counts of a test runner. */
export interface Tally {
  passed: number;
  skipped: number;
  /** The names of the tests that failed, each with its file where that is known. */
  failures: readonly string[];
}

/** The file in which a run of the browser tests leaves its tallies: browser → tally. */
export const TALLY_FILE = 'UNI_TALLY_FILE';

export const NONE: Tally = { passed: 0, skipped: 0, failures: [] };

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      skipped: total.skipped + tally.skipped,
      failures: [...total.failures, ...tally.failures],
    }),
    NONE,
  );

export const inWords = ({ passed, skipped, failures }: Tally): string =>
  `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Formats the last line of a run of tests, as `node: 67 files, 43 s: 1200 passed, 0 failed`. */
export const inOneLine = (name: string, files: number, since: number, tally: Tally): string =>
  `${name}: ${files} file${files === 1 ? '' : 's'}, ${Math.round((performance.now() - since) / 1000)} s: ${inWords(tally)}`;

const LONGEST = 12;
const LEAST_S = 5;

/** Formats the files that took longest, as `longest: zoo/zoo.site.test.ts 52 s, page/request/request.site.test.ts 9 s`. */
export function longestInOneLine(msOf: ReadonlyMap<string, number>): string | undefined {
  const longest = [...msOf]
    .map(([file, ms]) => [file, Math.round(ms / 1000)] as const)
    .filter(([, seconds]) => seconds >= LEAST_S)
    .sort(([, one], [, other]) => other - one)
    .slice(0, LONGEST)
    .map(([file, seconds]) => `${file} ${seconds} s`);
  return longest.length > 0 ? `longest: ${longest.join(', ')}` : undefined;
}

/**
 * Shows the tests that fail. A file whose tests pass is not mentioned, and neither are the files that a test asks for in
 * vain on purpose. At the end it prints each browser's count, and writes it to `TALLY_FILE`.
 */
export function quietReporter(): Reporter {
  const { start, reportTestFileResults } = defaultReporter({
    reportTestResults: true,
    reportTestProgress: false,
  });
  const started = performance.now();
  return {
    start(run) {
      // It learns the browsers' names here, without which it throws at the first failure and the run ends in silence.
      start?.(run);
      const { logger } = run.config;
      const report = logger.error.bind(logger);
      logger.error = (...messages) => {
        if (!isOfEmulation(messages[0])) report(...messages);
      };
    },
    reportTestFileResults({ sessionsForTestFile, ...about }) {
      const failed = sessionsForTestFile
        .map(withSkippedTests)
        .filter(({ passed, logs }) => !passed || (process.env.SHOW_BROWSER_LOGS === '1' && logs.length > 0));
      const sessions = failed.map((session) => ({ ...session, request404s: [] }));
      if (sessions.length > 0) reportTestFileResults?.({ ...about, sessionsForTestFile: sessions });
    },
    stop({ sessions }) {
      const byBrowser: Record<string, Tally> = {};
      const files = new Set(sessions.map(({ testFile }) => testFile)).size;
      for (const session of sessions) {
        byBrowser[session.browser.name] ??= { ...NONE };
        count(withSkippedTests(session), byBrowser[session.browser.name]!);
      }
      for (const [name, tally] of Object.entries(byBrowser))
        console.log(inOneLine(name, files, started, tally));
      const file = process.env[TALLY_FILE];
      if (file) writeFileSync(file, JSON.stringify(byBrowser));
    },
  };
}

/** A test that a browser cannot run is skipped, not failed. */
function withSkippedTests(session: TestSession): TestSession {
  if (!session.testResults) return session;
  const testResults = withSkipped(session.testResults);
  const isWhole = session.errors.length === 0 && !hasFailed(testResults);
  return { ...session, testResults, passed: session.passed || isWhole };
}

const withSkipped = (suite: TestSuiteResult): TestSuiteResult => ({
  ...suite,
  tests: suite.tests.map((test) => (isOfEmulation(test.error) ? { ...test, skipped: true } : test)),
  suites: suite.suites.map(withSkipped),
});

const hasFailed = ({ tests, suites }: TestSuiteResult): boolean =>
  tests.some(({ passed, skipped }) => !passed && !skipped) || suites.some(hasFailed);

function count({ testFile, browser, testResults, errors }: TestSession, tally: Tally): void {
  const failed = testResults ? countSuite(testResults, tally) : [];
  if (errors[0]) failed.push(`broke off: ${errors[0].message}`);
  const file = relative('.', testFile ?? '');
  tally.failures = [...tally.failures, ...failed.map((name) => `${browser.name}, ${file}: ${name}`)];
}

/** @returns the names of its tests that failed. */
function countSuite(suite: TestSuiteResult, tally: Tally): string[] {
  const failed: string[] = [];
  for (const test of suite.tests) {
    if (test.skipped) tally.skipped++;
    else if (test.passed) tally.passed++;
    else failed.push(test.name);
  }
  return [...failed, ...suite.suites.flatMap((inner) => countSuite(inner, tally))];
}
