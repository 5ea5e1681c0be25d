import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isUnchecked, Warnings, warnOnce, withWarnings } from './warn.js';

describe('warnings', () => {
  const collect = () => {
    const said: string[] = [];
    return { said, warnings: new Warnings((level, message) => void said.push(`${level}: ${message}`)) };
  };

  it('are said once each, and go where they are asked to go', (test) => {
    const { mock } = test.mock.method(console, 'warn', () => {});
    const { said, warnings } = collect();
    withWarnings(warnings, () => {
      warnOnce('one');
      warnOnce('one');
      warnOnce('two', 'error');
    });
    assert.deepEqual(said, ['warn: one', 'error: two']);
    assert.equal(mock.callCount(), 0);
    warnOnce('one');
    assert.equal(mock.callCount(), 1);
  });

  it('go on after any number of others', () => {
    const { said, warnings } = collect();
    withWarnings(warnings, () => {
      for (let at = 0; at < 3000; at++) warnOnce(`fault ${at}`);
      warnOnce('fault 2999');
      warnOnce('fault 0');
    });
    assert.equal(said.length, 3001);
    assert.equal(said.at(-1), 'warn: fault 0');
  });

  it('are remembered up to the 1,000 last', () => {
    const { said, warnings } = collect();
    withWarnings(warnings, () => {
      for (let at = 0; at < 1000; at++) warnOnce(`fault ${at}`);
      warnOnce('fault 0');
      assert.equal(said.length, 1000);
      warnOnce('one more');
      warnOnce('fault 0');
      assert.equal(said.length, 1001);
      warnOnce('fault 1');
      assert.equal(said.length, 1002);
    });
  });

  it('and checks are remembered for each page alone', () => {
    const checked = () => withWarnings(collect().warnings, () => [isUnchecked('a'), isUnchecked('a')]);
    assert.deepEqual(
      [checked(), checked()],
      [
        [true, false],
        [true, false],
      ],
    );
  });
});
