import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { again, NONE, TALLY_FILE, type Tally } from './tally.js';

/** Those need more than a browser. */
const NOT_HERE = '!**/*.{node,site,release,cms}.test.{ts,tsx}';

/**
 * Runs the browser tests by `web-test-runner.config.mjs`.
 *
 * @param patterns globs, file names or folders; without any, every browser test.
 * @param browsers their names; default is Chromium alone.
 * @returns what each browser counted; a run that broke off counts as one failure.
 */
export async function runBrowserTests(
  patterns: readonly string[],
  browsers = 'chromium',
): Promise<Readonly<Record<string, Tally>>> {
  const tallies = runOnce(patterns, browsers);
  // Where the second run breaks off, what failed has failed.
  for (const [name, tally] of Object.entries(tallies))
    tallies[name] = await again(tally, (files) => runOnce(files, browsers)[name] ?? tally);
  return tallies;
}

function runOnce(patterns: readonly string[], browsers: string): Record<string, Tally> {
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
      'Web Test Runner': { ...NONE, failures: status === 0 ? [] : [{ name: 'the browser tests broke off' }] },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const filesOf = (pattern: string) =>
  statSync(pattern, { throwIfNoEntry: false })?.isDirectory() ? `${pattern}/**/*.test.{ts,tsx}` : pattern;
