import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeRegExp } from 'lodash-es';
import { testFiles } from './node-tests.js';
import { NONE, TALLY_FILE, type Tally } from './tally.js';

/** Set where the reporter names each test. */
export const NAMES_TESTS = 'UNI_NAMES_TESTS';

const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

/**
 * Runs the `*.visit.test.ts` files by `playwright.config.ts`.
 *
 * @param wanted parts of file names. Without any, every file runs. `--shard=1/3` runs a third of them.
 * @returns the counts. A run that broke off counts as one failure.
 */
export async function runVisitTests(
  wanted: readonly string[],
  {
    leftOut = [],
    isQuiet = false,
  }: { readonly leftOut?: readonly string[]; readonly isQuiet?: boolean } = {},
): Promise<Tally> {
  const options = wanted.filter((part) => part.startsWith('--'));
  const parts = wanted.filter((part) => !part.startsWith('--'));
  const files = testFiles('visit', parts, leftOut);
  if (files.length === 0) return NONE;
  const folder = mkdtempSync(join(tmpdir(), 'uni-tally-'));
  const tally = join(folder, 'tally.json');
  const names = files.map((file) => `${escapeRegExp(file)}$`);
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, [PLAYWRIGHT, 'test', '--pass-with-no-tests', ...options, ...names], {
    stdio: 'inherit',
    env: { ...env, [TALLY_FILE]: tally, ...(parts.length > 0 && !isQuiet && { [NAMES_TESTS]: '1' }) },
  });
  await once(child, 'exit');
  try {
    return JSON.parse(readFileSync(tally, 'utf8')) as Tally;
  } catch {
    return { ...NONE, failures: ['the tests that visit the site broke off'] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
