// Defences of docs/threat-model.md are taken away in a copy of the sources: the test that is said to notice has to.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { MUTANTS } from './mutants.js';

const run = promisify(execFile);
const LONGEST_MS = 90_000;
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'aem', 'bench']);

/** Whether a test file passes in a folder. */
async function passes(test: string, cwd: string): Promise<boolean> {
  const [command, ...given] = test.includes('.node.')
    ? [process.execPath, '--import', 'tsx', '--test', test]
    : [join(cwd, 'node_modules/.bin/wtr'), '--files', test];
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  try {
    await run(command!, given, { cwd, env, timeout: LONGEST_MS, killSignal: 'SIGKILL' });
    return true;
  } catch (error) {
    if ((error as { killed?: boolean }).killed) throw error;
    return false;
  }
}

describe('a defence that is taken away is missed by the test that is named for it', () => {
  let copy: string;
  before(() => {
    copy = mkdtempSync(join(tmpdir(), 'uni-mutants-'));
    cpSync('.', copy, {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(relative('.', path)),
    });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  });
  after(() => rmSync(copy, { recursive: true, force: true }));

  it('of a test that passes without', async () => {
    assert.ok(await passes('elements/_core/safety/safe-url.test.ts', copy));
    assert.ok(await passes('prerender/edge/rules.node.test.ts', copy));
  });

  for (const { threat, file, from, to, test } of MUTANTS)
    it(`${threat}: ${file}`, async () => {
      const path = join(copy, file);
      const source = readFileSync(path, 'utf8');
      assert.equal(source.split(from).length, 2, `${file} has no such line, or two: ${from}`);
      writeFileSync(
        path,
        source.replace(from, () => to),
      );
      try {
        assert.equal(await passes(test, copy), false, `${test} passes without it`);
      } finally {
        writeFileSync(path, source);
      }
    });
});
