import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildAem, PACKAGE } from './build-aem.js';
import { commandsOfGuide, run } from './guide-commands.js';
import { missingTools } from './maven.js';

const namesIn = (zip: string) => execFileSync('unzip', ['-Z1', zip], { encoding: 'utf8' }).split('\n').sort();

test('the commands of the guide build the same package in a fresh copy of the project', {
  skip: missingTools(),
}, async () => {
  await buildAem();
  const folder = mkdtempSync(join(tmpdir(), 'uni-guide-'));
  try {
    const files = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    for (const name of execFileSync('git', files, { encoding: 'utf8' }).split('\0').filter(existsSync))
      cpSync(name, join(folder, name));
    await run(commandsOfGuide('npm ci'), folder);
    assert.deepEqual(namesIn(join(folder, PACKAGE)), namesIn(PACKAGE));
    assert.equal(statSync(join(folder, PACKAGE)).size, statSync(PACKAGE).size);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
