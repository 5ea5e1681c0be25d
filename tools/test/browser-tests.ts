import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NONE, TALLY_FILE, type Tally } from './tally.js';

/** Those need more than a browser. */
const NOT_HERE = '!**/*.{node,site,visit,release,nightly,cms}.test.{ts,tsx}';

/**
 * Runs the browser tests by `web-test-runner.config.mjs`.
 *
 * @param patterns globs, file names or folders. Without any, every browser test runs.
 * @param browsers their names. Default: Chromium alone.
 * @returns the counts of each browser. A run that broke off counts as one failure.
 */
export function runBrowserTests(
  patterns: readonly string[],
  browsers = 'chromium',
): Readonly<Record<string, Tally>> {
  const folder = mkdtempSync(join(tmpdir(), 'uni-tally-'));
  const file = join(folder, 'tally.json');
  const { status } = spawnSync(
    'node_modules/.bin/wtr',
    patterns.length > 0 ? ['--files', ...patterns.map(filesOf), NOT_HERE] : [],
    { stdio: 'inherit', env: { ...process.env, BROWSERS: browsers, [TALLY_FILE]: file } },
  );
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Tally>;
  } catch {
    return {
      'Web Test Runner': { ...NONE, failures: status === 0 ? [] : ['the browser tests broke off'] },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const filesOf = (pattern: string) =>
  statSync(pattern, { throwIfNoEntry: false })?.isDirectory() ? `${pattern}/**/*.test.{ts,tsx}` : pattern;
