import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { findDeadLinks } from './check-links.js';

describe('the check of links', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'links-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const faults = () => findDeadLinks(root).map(({ file, line, what }) => `${file}:${line}: ${what}`);

  it('leaves out what is code', () => {
    write('ARCHITECTURE.md', '```\n[x](missing.md)\n```\n');
    assert.deepEqual(faults(), []);
  });

  it('names links to files and headings that are not there', () => {
    write(
      'docs/a.md',
      '# A\n\n[b](b.md#the-part), [c](b.md#gone), [d](gone.md), [e](#a), [f](https://x.y/gone)\n',
    );
    write('docs/b.md', '# B\n\n## The `part`\n');
    assert.deepEqual(faults(), [
      'docs/a.md:3: no heading of docs/b.md has the anchor #gone',
      'docs/a.md:3: nothing is at gone.md',
    ]);
  });

  it('looks into tables for links, and into folders of docs', () => {
    write('docs/contributing/decisions/0001-x.md', '| [a](../gone.md) |\n');
    assert.deepEqual(faults(), ['docs/contributing/decisions/0001-x.md:1: nothing is at ../gone.md']);
  });
});
