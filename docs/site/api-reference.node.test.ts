import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { apiPage, apiReference } from './api-reference.js';

describe('the API reference', () => {
  const modules = apiReference();
  const page = apiPage(modules);
  const exports = [...modules.values()].flat();

  it('has each export of the root and of the vocabulary, each with a sentence', () => {
    assert.deepEqual([...modules.keys()], ['@uni/elements', '@uni/elements/vocabulary']);
    assert.deepEqual(
      exports.filter(({ text }) => !/^[A-Z`0-9].*[.:]/s.test(text)).map(({ name }) => name),
      [],
    );
  });

  it('tells signatures, members of types, and what a function throws', () => {
    const named = (name: string) => exports.find((each) => each.name === name)!;
    assert.match(named('safeUrl').signature, /^\(.*\) => string \| undefined$/);
    assert.match(named('HeadingEntry').signature, /^\{ .*: string.* \}$/);
    assert.ok(exports.some(({ errors }) => errors.length > 0));
    assert.match(page, /### `startPage`/);
  });

  it('names every component of React', async () => {
    const named = [...page.matchAll(/^- \[`(Uni\w+)`\]/gm)].map(([, name]) => name);
    assert.deepEqual(
      named,
      (await componentFolders()).map(({ className }) => className),
    );
  });
});
