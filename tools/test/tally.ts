import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner';
import { differenceBy, uniq } from 'lodash-es';
import { askedForEmulation } from './media-emulation.js';

/** A test that failed. */
export interface Failure {
  /** What it is called, with its file where that is known. */
  readonly name: string;
  /** The file to run again; none where more than a test went wrong. */
  readonly file?: string;
}

/** What a test runner counted. */
export interface Tally {
  passed: number;
  skipped: number;
  failures: readonly Failure[];
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

/** At most so many files run again: where more fail, something is wrong. */
const FILES_AGAIN = 5;

/**
 * Runs files with failed tests once more, by themselves, as a busy machine lets one of some thousand tests come late.
 * What passes then is printed as flaky and counts as passed.
 */
export async function again(
  tally: Tally,
  run: (files: readonly string[]) => Promise<Tally> | Tally,
): Promise<Tally> {
  const files = uniq(tally.failures.map(({ file }) => file));
  if (files.length === 0 || files.length > FILES_AGAIN || files.includes(undefined)) return tally;
  const { failures } = await run(files as string[]);
  const flaky = differenceBy(tally.failures, failures, 'name');
  for (const { name } of flaky) console.log(`flaky: ${name}`);
  return { ...tally, passed: tally.passed + flaky.length, failures };
}

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
  tally.failures = [
    ...tally.failures,
    ...failed.map((name) => ({ file, name: `${browser.name}, ${file}: ${name}` })),
  ];
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
