import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { built } from '../test/built.js';
import { filesIn } from './delivered.js';

interface Definitions {
  readonly definitions: readonly {
    readonly id: string;
    readonly plugins: {
      readonly xwalk: { readonly page: { readonly template: { readonly model: string } } };
    };
  }[];
  readonly models: readonly { readonly id: string }[];
}

const folder = join(built('eds'), 'eds');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = filesIn(folder);

/** Laid over Adobe's boilerplate, whose workflow lints each push, ESLint and Stylelint count 0 problems. */
test('a host that lints its repository hears nothing of our files', () => {
  for (const file of files.filter((name) => name.endsWith('.js')))
    assert.ok(read(file).startsWith('/* eslint-disable */\n'), file);
  for (const file of files.filter((name) => name.endsWith('.css')))
    assert.match(read(file), /^@import url\("[^"]+"\);\n\n\.[^{}]+ \{ display: block; \}\n$/, file);
  const { root, ignorePatterns } = JSON.parse(
    readFileSync(join(built('embed'), 'embed/.eslintrc.json'), 'utf8'),
  ) as {
    readonly root: boolean;
    readonly ignorePatterns: readonly string[];
  };
  assert.deepEqual([root, ignorePatterns], [true, ['**/*']]);
});

test('definitions and models have ids that no host has, and a section can allow them all', () => {
  const all = files.filter((name) => /\/_[\w-]+\.json$/.test(name) && name.startsWith('blocks/'));
  const ids = all.map((file) => {
    const { definitions, models } = JSON.parse(read(file)) as Definitions;
    const { id, plugins } = definitions[0]!;
    assert.match(id, /^uni-/);
    assert.deepEqual([models[0]!.id, plugins.xwalk.page.template.model], [id, id]);
    return id;
  });
  assert.ok(ids.length > 10, String(ids.length));
  const { components } = JSON.parse(read('models/_uni-blocks.json')) as {
    readonly components: readonly string[];
  };
  assert.deepEqual([...components].sort(), ids.sort());
});
