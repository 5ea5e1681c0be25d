import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { runBrowserTests } from './browser-tests.js';

it('a browser test that fails each time has failed', async () => {
  const folder = mkdtempSync('tools/test/failing-');
  try {
    const file = join(folder, 'failing.test.js');
    writeFileSync(file, "it('fails', () => { throw new Error('as it should'); });\n");
    const [tally] = Object.values(await runBrowserTests([file]));
    assert.deepEqual([tally?.passed, tally?.failures.length], [0, 1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
