import assert from 'node:assert/strict';
import { it } from 'node:test';
import { again, NONE, type Tally } from './tally.js';

const failed = (...names: string[]): Tally => ({
  passed: 10,
  skipped: 1,
  failures: names.map((name) => ({ name, file: `${name[0]}.test.ts` })),
});

it('a test that passes when its file runs again is not failed, and said to be flaky', async (t) => {
  const log = t.mock.method(console, 'log', () => {});
  const asked: (readonly string[])[] = [];
  const run = (files: readonly string[]) => {
    asked.push(files);
    return failed('a1');
  };
  assert.deepEqual(await again(failed('a1', 'a2', 'b1'), run), { ...failed('a1'), passed: 12 });
  assert.deepEqual(asked, [['a.test.ts', 'b.test.ts']]);
  assert.deepEqual(
    log.mock.calls.map(({ arguments: [line] }) => line),
    ['flaky: a2', 'flaky: b1'],
  );
});

it('nothing runs again where nothing failed, where many files did, and where a whole run broke off', async () => {
  const run = () => assert.fail('must not run');
  const brokeOff = { ...NONE, failures: [{ name: 'broke off' }] };
  for (const tally of [NONE, failed('a', 'b', 'c', 'd', 'e', 'f'), brokeOff])
    assert.equal(await again(tally, run), tally);
});
