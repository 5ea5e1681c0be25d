import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { hasView } from '../../elements/_core/declare/definition.js';
import { attributeNames } from '../../elements/_core/declare/names.js';
import { isUnwritten } from '../../elements/_core/declare/prop-type.js';
import { resolveProps } from '../../elements/_core/read/read-props.js';
import { componentFolders } from './component-folders.js';

const folders = await componentFolders();
const NOTHING = {
  properties: {},
  attributes: { getAttribute: () => null },
  authored: { json: new Map(), slotted: new Map(), rest: undefined },
  model: undefined,
};

test('there is no DOM here, and every definition can be read', () => {
  assert.equal(typeof globalThis.document, 'undefined');
  assert.ok(folders.length >= 8);
  for (const { definition, slug } of folders) assert.equal(definition.tag, `uni-${slug}`);
});

for (const { slug, definition } of folders) {
  test(`${slug}'s defaults can be gathered, and its view rendered on a server`, () => {
    const props = resolveProps(definition, NOTHING);
    assert.deepEqual(Object.keys(props), Object.keys(definition.props));
    if (hasView(definition))
      assert.equal(typeof renderToString(createElement(definition.view, props)), 'string');
  });

  test(`${slug}'s README says when to use it, when not, what it takes between the tags, and how it reads aloud`, () => {
    const readme = readFileSync(join('elements', slug, 'README.md'), 'utf8');
    for (const title of ['When to use', 'When not', 'Between the tags', 'How it reads aloud'])
      assert.match(readme, new RegExp(`^## ${title}\\n\\n\\w`, 'm'), title);
  });

  test(`${slug}'s README names every attribute`, () => {
    const readme = readFileSync(join('elements', slug, 'README.md'), 'utf8');
    for (const [prop, kind] of Object.entries(definition.props)) {
      if (isUnwritten(kind)) continue;
      const names = attributeNames(prop);
      assert.ok(
        names.some((name) => readme.includes(`\`${name}\``)),
        `${slug}: ${names.join(' or ')}`,
      );
    }
  });
}

const VIEW = "export const definition = { tag: 'uni-odd', view: () => null };";
const BROKEN: readonly (readonly [what: string, files: Readonly<Record<string, string>>, message: RegExp])[] =
  [
    [
      'a syntax error',
      { 'elements/odd/uni-odd.ts': 'export const definition = {{;' },
      /^The component folder odd is broken: elements\/odd\/uni-odd\.ts cannot be loaded; mend /,
    ],
    [
      'the tag of another folder',
      { 'elements/odd/uni-odd.ts': "export const definition = { tag: 'uni-card' };" },
      /elements\/odd\/uni-odd\.ts defines uni-card; export a definition whose tag is uni-odd$/,
    ],
    [
      'no style sheet',
      { 'elements/odd/uni-odd.ts': VIEW },
      /react-views\/odd\/odd\.css is missing; write it/,
    ],
  ];

for (const [what, files, message] of BROKEN) {
  test(`a folder with ${what} is named, with its file and the remedy`, async () => {
    const root = mkdtempSync(join(tmpdir(), 'folders-'));
    try {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, name)), { recursive: true });
        writeFileSync(join(root, name), text);
      }
      await assert.rejects(componentFolders(root), ({ message: said, stack }: Error) => {
        assert.match(said, message);
        return stack === said;
      });
    } finally {
      rmSync(root, { recursive: true });
    }
  });
}
