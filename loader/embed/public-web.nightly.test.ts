// Strangers' reports of other libraries, as the script beside those pages replays them. Skipped where they do
// not stand beside the project.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { it } from 'node:test';
import { built } from '../../tools/test/built.js';

const SCRIPT = resolve('../shared/corpora/public/web/check.mjs');
const NEWER_SCRIPT = resolve('../shared/corpora/public/web-2/check.mjs');
/** Faults by the script's word that are none, and why. */
const DECIDED: Readonly<Record<string, string>> = {
  '06': 'a fold stays closed around what the browser searches by a text fragment: a row in docs/known-limits.md',
  '11': 'the linter names lost attributes, and does not speak to visitors',
  '14': 'the linter names curly quotes, and does not speak to visitors',
  '23': 'an indexer that reads no shadow roots is a row in docs/known-limits.md',
};
const AT_MOST_MS = 600_000;

/** A folder that looks like a checkout with its packages and its build. */
function checkoutOf(dist: string): string {
  const checkout = mkdtempSync(join(tmpdir(), 'uni-web-'));
  for (const name of ['package.json', 'node_modules']) symlinkSync(resolve(name), join(checkout, name));
  symlinkSync(dist, join(checkout, 'dist'));
  return checkout;
}

/** @returns what a script that replays reports writes. */
const replay = (script: string, cwd: string, env: NodeJS.ProcessEnv = process.env) =>
  new Promise<string>((done) => {
    execFile(process.execPath, [script], { cwd, env, timeout: AT_MOST_MS }, (_, stdout, stderr) =>
      done(stdout + stderr),
    );
  });

it('no situation that was reported elsewhere is a fault here', { skip: !existsSync(SCRIPT) }, async () => {
  const checkout = checkoutOf(built('embed', 'lib'));
  const said = await replay(SCRIPT, process.cwd(), { ...process.env, UNI_BUILD: checkout });
  rmSync(checkout, { recursive: true });
  const faults = said.split('\n').filter((line) => /^\d\d\S*: FAULT/.test(line));
  assert.match(said, /"holds":\d+/);
  assert.deepEqual(
    faults.filter((line) => !(line.slice(0, 2) in DECIDED)),
    [],
    said,
  );
});

it('no newer situation is one either', { skip: !existsSync(NEWER_SCRIPT) }, async () => {
  const checkout = checkoutOf(built('cms', 'embed', 'lib'));
  const said = await replay(NEWER_SCRIPT, checkout);
  rmSync(checkout, { recursive: true });
  assert.match(said, /^[1-9]\d* passed, 0 failed$/m, said);
});
