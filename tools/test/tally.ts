import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner';
import { askedForEmulation } from './media-emulation.js';

/** What a test runner counted. */
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

/** Counts the tests of each browser at the end of a run, prints the count, and leaves it for who has asked. */
export function tallyReporter(): Reporter {
  return {
    stop({ sessions }) {
      const byBrowser: Record<string, Tally> = {};
      for (const session of sessions) {
        byBrowser[session.browser.name] ??= { ...NONE };
        count(session, byBrowser[session.browser.name]!);
      }
      for (const [name, tally] of Object.entries(byBrowser)) console.log(`${name}: ${inWords(tally)}`);
      const file = process.env[TALLY_FILE];
      if (file) writeFileSync(file, JSON.stringify(byBrowser));
    },
  };
}

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
    if (test.skipped || askedForEmulation(test)) tally.skipped++;
    else if (test.passed) tally.passed++;
    else failed.push(test.name);
  }
  return [...failed, ...suite.suites.flatMap((inner) => countSuite(inner, tally))];
}
