import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const ROW = /^\| `([\w-]+)` \| `([\w-]+)` \| ([\d.]+) \| (.+) \|$/gm;
const TOKEN = /--uni-colour-([\w-]+): (#[0-9a-f]{6});/g;
const MIN_FOR_TEXT = 4.5;
const MIN_FOR_MARKS = 3;

const colours = new Map(
  [...readFileSync('react-views/_shared/tokens.css', 'utf8').matchAll(TOKEN)].map(([, name, hex]) => [
    name,
    hex!,
  ]),
);

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

for (const [, text = '', ground = '', stated = '', use = ''] of rows) {
  test(`${text} on ${ground} has the contrast that the guide states, and enough for ${use}`, () => {
    const ratio = contrast(colours.get(text)!, colours.get(ground)!);
    assert.equal(ratio.toFixed(2), stated);
    assert.ok(ratio >= (/marks/.test(use) ? MIN_FOR_MARKS : MIN_FOR_TEXT));
  });
}
