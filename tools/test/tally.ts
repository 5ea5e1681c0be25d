/** What a test runner counted. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((total, tally) => ({
    passed: total.passed + tally.passed,
    failed: total.failed + tally.failed,
    skipped: total.skipped + tally.skipped,
  }));
