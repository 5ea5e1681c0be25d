import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import * as root from '../../index.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import * as vocabulary from '../../vocabulary/index.js';

const CONTRACT = readFileSync(new URL('contract.md', import.meta.url), 'utf8');
const TAG = /^\| \[`(uni-[\w-]+)`\]\([^)]*\) \| (.*) \|$/gm;
const LIST_OF_NAMES = /^`\w+`(?:, `\w+`)+[,.]$/gm;

const namesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

describe('the contract', () => {
  it('names tags and props that there are', async () => {
    const propsOf = new Map(
      (await componentFolders()).map(({ slug, definition }) => [`uni-${slug}`, definition.props]),
    );
    const rows = [...CONTRACT.matchAll(TAG)];
    const gone = rows.flatMap(([, tag = '', promised = '']) => {
      const props = propsOf.get(tag);
      if (!props) return [tag];
      // A tag without props says in words what it takes.
      if (promised.startsWith('none: ')) return Object.keys(props).map((prop) => `${tag} has ${prop}`);
      return namesIn(promised)
        .filter((name) => !(name in props))
        .map((name) => `${tag} ${name}`);
    });
    assert.ok(rows.length > 20, `${rows.length} tags`);
    assert.deepEqual(gone, []);
  });

  it('names exports that there are', () => {
    const lists = (CONTRACT.match(LIST_OF_NAMES) ?? []).map(namesIn);
    assert.equal(lists.length, 2);
    const gone = [root, vocabulary].flatMap((module, at) => lists[at]!.filter((name) => !(name in module)));
    assert.deepEqual(gone, []);
  });
});
