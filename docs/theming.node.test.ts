import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const ROW = /^\| `([\w-]+)` \| `([\w-]+)` \| ([\d.]+) \| ([\d.]+) \| (.+) \|$/gm;
const TOKEN = /--uni-colour-([\w-]+): (.+);/g;
const SCHEMES = ['light', 'dark'] as const;
const MIN_FOR_TEXT = 4.5;
const MIN_FOR_MARKS = 3;

/** As a browser takes them: of two values of a token, the later. */
const tokens = new Map(
  [...readFileSync('react-views/_shared/tokens.css', 'utf8').matchAll(TOKEN)].map(([, name, value]) => [
    name!,
    value!,
  ]),
);

/** A token's colour in a scheme. */
function colourOf(name: string, scheme: (typeof SCHEMES)[number]): string {
  const value = tokens.get(name)!;
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
  const chosen = pair ? pair[scheme === 'light' ? 1 : 2]! : value;
  const other = /^var\(--uni-colour-([\w-]+)\)$/.exec(chosen)?.[1];
  return other ? colourOf(other, scheme) : chosen;
}

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const rows = [...readFileSync('docs/theming.md', 'utf8').matchAll(ROW)];

test('the guide states contrasts', () => assert.ok(rows.length > 15));

for (const [, text = '', ground = '', light = '', dark = '', use = ''] of rows) {
  for (const scheme of SCHEMES)
    test(`${text} on ${ground} has the contrast that the guide states in the ${scheme} scheme, and enough for ${use}`, () => {
      const ratio = contrast(colourOf(text, scheme), colourOf(ground, scheme));
      assert.equal(ratio.toFixed(2), scheme === 'light' ? light : dark);
      assert.ok(ratio >= (/marks/.test(use) ? MIN_FOR_MARKS : MIN_FOR_TEXT));
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
