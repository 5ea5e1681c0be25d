import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brandSheet, brandTokens, contrastsOf, contrastTable, PAIRS, readBrand } from './brand.js';

const EXAMPLE = 'docs/example-brand.json';
const example = readFileSync(EXAMPLE, 'utf8');
const given = JSON.parse(example) as { colours: Record<string, unknown>; typeface: string };
const tokens = readFileSync('react-views/_shared/tokens.css', 'utf8');
const ROW = /^\| `([\w-]+)` \| `([\w-]+)` \| [\d.]+ \| [\d.]+ \| (.+) \|$/gm;

describe('a brand of six colours and a typeface', () => {
  const brand = readBrand(example);

  it('is a style sheet of tokens that there are, in both schemes, for the page and for isolated tags', () => {
    const sheet = brandSheet(brand);
    for (const name of brandTokens(brand).keys()) assert.ok(tokens.includes(`--uni-colour-${name}:`), name);
    const { accent } = brand.colours;
    assert.ok(sheet.startsWith(':root,\n[isolated] {\n'));
    assert.ok(sheet.includes(`  --uni-colour-link: ${accent};\n`));
    assert.match(sheet, new RegExp(`--uni-colour-link: light-dark\\(${accent}, #[0-9a-f]{6}\\);`));
    assert.ok(sheet.includes(`--uni-font-family-display: ${given.typeface};`));
    assert.ok(!sheet.includes('--uni-font-family:'), 'its text has the typeface that it had');
  });

  it('has a typeface for its text too, where its file names one', () => {
    const sheet = brandSheet(readBrand(JSON.stringify({ ...given, textTypeface: '"Your Sans", Arial' })));
    assert.match(
      sheet,
      /^:root,\n\[isolated\] \{\n(?: {2}--.*\n)*? {2}--uni-font-family: "Your Sans", Arial;\n/,
    );
  });

  it('is worn by a part of a page where a selector names one', () => {
    const sheet = brandSheet(brand, '.law, .arts');
    assert.ok(sheet.startsWith('.law, .arts,\n:is(.law, .arts) [isolated] {\n  --uni-colour-'));
    assert.equal(sheet.includes(':root'), false);
  });

  it('is told with the contrast of every pair that the guide lists', () => {
    const rows = [...readFileSync('docs/theming.md', 'utf8').matchAll(ROW)];
    assert.deepEqual(
      PAIRS.map(({ text, ground, isMark }) => `${text} ${ground} ${isMark}`).sort(),
      rows.map(([, text, ground, use]) => `${text} ${ground} ${/marks/.test(use!)}`).sort(),
    );
    assert.equal(contrastTable(brand).split('\n').length, PAIRS.length + 2);
  });

  it('has enough everywhere in the example', () => {
    assert.deepEqual(
      contrastsOf(brand).filter(({ below }) => below),
      [],
    );
  });

  it('is told what is too little, and written all the same', () => {
    const pale = { ...brand, colours: { ...brand.colours, accent: '#ffe0d0' } as const };
    assert.match(contrastTable(pale), /^link on ground +1\.\d\d +[\d.]+ {2}below 4\.5$/m);
    assert.match(brandSheet(pale), /--uni-colour-link: #ffe0d0;/);
  });

  for (const [what, json, message] of [
    ['is no JSON', '{', /^it is not valid JSON: /],
    ['is nothing', 'null', /^colours\.accent is undefined; write six digits, as #7a1c0b$/],
    [
      'lacks a colour',
      JSON.stringify({ colours: { ...given.colours, panel: undefined } }),
      /^colours\.panel is undefined/,
    ],
    [
      'has a colour by its name',
      JSON.stringify({ colours: { ...given.colours, text: 'black' } }),
      /^colours\.text is "black"; write six/,
    ],
    [
      'has a seventh colour',
      JSON.stringify({ colours: { ...given.colours, links: '#000000' } }),
      /^colours\.links is none of accent, /,
    ],
    [
      'has rules in its typeface',
      JSON.stringify({ ...given, typeface: 'x;} a{' }),
      /^typeface is no list of families/,
    ],
    [
      'has no words for the typeface of its text',
      JSON.stringify({ ...given, textTypeface: 5 }),
      /^textTypeface is no list of families/,
    ],
  ] as const)
    it(`that ${what} is refused with the field and the remedy`, () => {
      assert.throws(() => readBrand(json), { message });
    });

  it('comes from a command, its sheet and its table apart', () => {
    const folder = mkdtempSync(join(tmpdir(), 'uni-brand-'));
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'tools/brand/uni-brand.ts', ...args], {
        encoding: 'utf8',
      });
    const { stdout, stderr, status } = run(EXAMPLE);
    assert.deepEqual(
      { stdout, stderr, status },
      { stdout: brandSheet(brand), stderr: contrastTable(brand), status: 0 },
    );
    assert.equal(run(EXAMPLE, '.law').stdout, brandSheet(brand, '.law'));
    const torn = join(folder, 'torn.json');
    writeFileSync(torn, '{"colours":{}}');
    assert.equal(run(torn).stderr, `${torn}: colours.accent is undefined; write six digits, as #7a1c0b\n`);
    assert.equal(run().status, 1);
    rmSync(folder, { recursive: true });
  });
});
