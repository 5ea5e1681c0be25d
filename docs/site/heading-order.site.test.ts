// The outline of every page of the docs, with what its examples bring.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type ServedDocs, serveDocs } from './testing.js';

const UNSEEN = /<(template|pre|script|textarea)\b.*?<\/\1>/gs;
const LEVEL = /<h([1-6])\b/g;

let docs: ServedDocs;

before(async () => {
  docs = await serveDocs();
});
after(() => docs.close());

/** The levels of a page's headings that jump over one. */
const jumps = (html: string): string[] =>
  [...html.replace(UNSEEN, '').matchAll(LEVEL)]
    .map(([, level]) => Number(level))
    .flatMap((level, at, levels) =>
      at > 0 && level > levels[at - 1]! + 1 ? [`${levels[at - 1]} to ${level}`] : [],
    );

describe('the headings of the docs', () => {
  it('go down one level at a time, those of the examples counted', () => {
    const folder = join(docs.dist, 'docs');
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.html') && !name.startsWith('examples/'),
    );
    assert.ok(pages.length > 40, String(pages.length));
    const jumping = pages.flatMap((name) => {
      const found = jumps(readFileSync(join(folder, name), 'utf8'));
      return found.length > 0 ? [`${name}: ${found.join(', ')}`] : [];
    });
    assert.deepEqual(jumping, []);
  });
});
