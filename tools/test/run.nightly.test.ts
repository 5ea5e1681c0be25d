import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';

/** Runs a test command where neither Java nor Maven is. */
function run(command: string, environment: Readonly<Record<string, string>>) {
  const { CI: _, ...env } = process.env;
  return spawnSync(process.execPath, ['--import', 'tsx', 'tools/test/run.ts', command], {
    encoding: 'utf8',
    env: { ...env, PATH: '', ...environment },
  });
}

describe('the tests on Sling, without Java and Maven', () => {
  it('are skipped, and say what is missing', () => {
    const { status, stdout } = run('cms', {});
    assert.match(stdout, /needs Java 11 or later and Maven: install them\n0 passed, 0 failed, 1 skipped\n$/);
    assert.equal(status, 0);
  });

  it('fail on CI', () => {
    const { status, stderr } = run('cms', { CI: 'true' });
    assert.match(stderr, /needs Java 11 or later and Maven/);
    assert.equal(status, 1);
  });
});
