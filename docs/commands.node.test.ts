// A test command that a guide names runs something.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { testFiles } from '../tools/test/node-tests.js';

const FOLDERS = ['.', 'docs', 'docs/contributing', 'fixtures', 'bench'];
const COMMAND = /npm run test:(\w+) -- ([^`#\n]+)/g;
/** Placeholders for names of the reader's own, and the element that a guide makes. */
const READERS_OWN = /^(?:<.*>|fact-box)$/;

function isFileOf(...tiers: readonly Parameters<typeof testFiles>[0][]) {
  const files = tiers.flatMap((tier) => testFiles(tier, [], []));
  return (part: string) => files.some((file) => file.includes(part));
}

const RUNS: Readonly<Record<string, (part: string) => boolean>> = {
  node: isFileOf('node'),
  site: isFileOf('site', 'visit'),
  release: isFileOf('release'),
  nightly: isFileOf('nightly', 'visit', 'cms'),
  cms: isFileOf('cms'),
  browser: existsSync,
  browsers: existsSync,
  room: (slug) => existsSync(join('elements', slug)),
};

it('the test commands in guides run the tests that they name', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  );
  const vain = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMMAND)].flatMap(([, tier = '', rest = '']) =>
      rest
        .trim()
        .split(/\s+/)
        .filter((part) => !part.startsWith('--') && !READERS_OWN.test(part))
        .filter((part) => !RUNS[tier]?.(part))
        .map((part) => `${file}: npm run test:${tier} -- ${part}`),
    ),
  );
  assert.deepEqual(vain, []);
});
