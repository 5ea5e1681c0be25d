import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';

/** The words of a command that neither builds nor listens. */
function refusal(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.equal(status, 1, stdout);
  assert.equal(stdout, '');
  return stderr;
}

describe('an option that a command does not have', () => {
  for (const [script, usage] of [
    ['tools/test/run.ts', 'npm run test:site -- [--headed] [--trace] '],
    ['docs/site/main.ts', 'npm run build:docs takes no options\n'],
    ['integrations/aem/build/cms.ts', 'npm run cms -- [--port N]\n'],
    ['integrations/aem/build/build-aem.ts', 'npm run build:aem takes no options\n'],
    ['tools/release/build-cdn.ts', 'npm run build:cdn -- [--cdn-origin URL]\n'],
  ] as const)
    it(`is named by ${script} in one line, with those that it has`, () => {
      const line = refusal('--import', 'tsx', script, '--wath');
      assert.ok(line.startsWith(`Unknown option '--wath': ${usage}`), line);
      assert.equal(line.indexOf('\n'), line.length - 1);
    });

  it('is named by the build, if it is a part of dist, before anything is removed', () =>
    assert.match(
      refusal('node_modules/.bin/rollup', '-c', '--silent', '--configDist=none', '--configOnly=cms,emded'),
      /^.*Error: --configOnly has no part "emded"; there are cms, embed, eds, lib, server, edge and docs/,
    ));
});
