import { writeFileSync } from 'node:fs';
import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner';
import { askedForEmulation } from './media-emulation.js';

/** What a test runner counted. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The file in which a run of the browser tests leaves its tallies: browser → tally. */
export const TALLY_FILE = 'UNI_TALLY_FILE';

export const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
    }),
    NONE,
  );

export const inWords = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

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

function count({ testResults, errors }: TestSession, tally: Tally): void {
  if (testResults) countSuite(testResults, tally);
  if (errors.length > 0) tally.failed++;
}

function countSuite(suite: TestSuiteResult, tally: Tally): void {
  for (const test of suite.tests) {
    if (test.skipped || askedForEmulation(test)) tally.skipped++;
    else if (test.passed) tally.passed++;
    else tally.failed++;
  }
  for (const inner of suite.suites) countSuite(inner, tally);
}
