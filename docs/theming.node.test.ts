import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ENOUGH } from '../react-views/_brand/brand.js';
import { contrast, type Hex } from '../react-views/_brand/colours.js';

const ROW = /^\| `([\w-]+)` \| `([\w-]+)` \| ([\d.]+) \| ([\d.]+) \| (.+) \|$/gm;
const TOKEN = /--uni-colour-([\w-]+): (.+);/g;
const SCHEMES = ['light', 'dark'] as const;

/** As a browser takes them: of two values of a token, the later. */
const tokens = new Map(
  [...readFileSync('react-views/_shared/tokens.css', 'utf8').matchAll(TOKEN)].map(([, name, value]) => [
    name!,
    value!,
  ]),
);

/** A token's colour in a scheme. */
function colourOf(name: string, scheme: (typeof SCHEMES)[number]): Hex {
  const value = tokens.get(name)!;
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
  const chosen = pair ? pair[scheme === 'light' ? 1 : 2]! : value;
  const other = /^var\(--uni-colour-([\w-]+)\)$/.exec(chosen)?.[1];
  return other ? colourOf(other, scheme) : (chosen as Hex);
}

const rows = [...readFileSync('docs/theming.md', 'utf8').matchAll(ROW)];

test('the guide states contrasts', () => assert.ok(rows.length > 15));

for (const [, text = '', ground = '', light = '', dark = '', use = ''] of rows) {
  for (const scheme of SCHEMES)
    test(`${text} on ${ground} has the contrast that the guide states in the ${scheme} scheme, and enough for ${use}`, () => {
      const ratio = contrast(colourOf(text, scheme), colourOf(ground, scheme));
      assert.equal(ratio.toFixed(2), scheme === 'light' ? light : dark);
      assert.ok(ratio >= (/marks/.test(use) ? ENOUGH.mark : ENOUGH.text));
    });
}

test('a token that has two schemes has the first in browsers that know one', () => {
  const names = [...readFileSync('react-views/_shared/tokens.css', 'utf8').matchAll(TOKEN)].map(
    ([, name, value]) => [name, value!] as const,
  );
  const both = names.filter(([, value]) => value.startsWith('light-dark('));
  assert.ok(both.length > 10);
  for (const [name, value] of both)
    assert.equal(names.find(([other]) => other === name)![1], /\((.+),/.exec(value)![1], name);
});
