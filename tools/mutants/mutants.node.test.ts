// `npm run test:nightly` applies the mutants. Here each is only checked against the sources, so that a list that has fallen
// behind them fails with the change that left it behind.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { MUTANTS, THREATS } from './mutants.js';

/** The rows of the tables of threats, each as its cells. */
function threatsOf(markdown: string): string[][] {
  const tables = markdown.matchAll(/^\| threat \|.*\n\|[-|]+\n((?:\|.*\n)+)/gm);
  return [...tables].flatMap(([, rows]) =>
    rows!
      .trim()
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim())),
  );
}

const rows = threatsOf(readFileSync('docs/threat-model.md', 'utf8'));

describe('the list of mutants', () => {
  it('takes a defence away of each row of the threat model', () => {
    const named = [...new Set(THREATS.map(({ threat }) => threat))];
    assert.deepEqual(named.sort(), rows.map(([, threat]) => threat).sort());
  });

  it('names a test that the row of the threat model names, or one in the folder that it names', () => {
    const wrong = THREATS.filter(({ threat, test }) => {
      const testedIn = rows.find(([, named]) => named === threat)?.[4];
      const names = [...(testedIn ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
      return testedIn && !names.some((name) => `/${test}`.includes(`/${name}`));
    });
    assert.deepEqual(
      wrong.map(({ threat, test }) => `${threat}: ${test}`),
      [],
    );
  });

  it('changes lines that are in the sources, each once', () => {
    const wrong = MUTANTS.filter(
      ({ file, from }) => !existsSync(file) || readFileSync(file, 'utf8').split(from).length !== 2,
    );
    assert.deepEqual(
      wrong.map(({ file, from }) => `${file}: ${from}`),
      [],
    );
  });

  it('names tests that run on every change', () => {
    const wrong = MUTANTS.filter(({ test }) => !existsSync(test) || /\.nightly\./.test(test));
    assert.deepEqual(
      wrong.map(({ test }) => test),
      [],
    );
  });
});
