import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { findProseFaults } from './check-prose.js';

const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;

describe('the check of prose', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'prose-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const faults = () => findProseFaults(root).map(({ file, line, what }) => `${file}:${line}: ${what}`);

  it('finds nothing in short sentences', () => {
    write('README.md', `# Title\n\n${words(18)} ${words(18)}\n`);
    assert.deepEqual(faults(), []);
  });

  it('names the longest sentence where the mean is over 18 words', () => {
    write('docs/guide.md', `# Title\n\n${words(10)}\n\n${words(30)}\n`);
    assert.deepEqual(faults(), ['docs/guide.md:5: sentences have 20.0 words on average, this one 30']);
  });

  it('names a paragraph of more than 90 words, over several lines', () => {
    write('elements/x/README.md', `${Array.from({ length: 7 }, () => words(13)).join('\n')}\n`);
    assert.deepEqual(faults(), ['elements/x/README.md:1: a paragraph of 91 words']);
  });

  it('takes each entry of a list for itself, and leaves out code and tables', () => {
    const code = `\`\`\`\n${words(99)}\n[x](missing.md)\n\`\`\``;
    write('ARCHITECTURE.md', `- ${words(15)}\n- ${words(15)}\n\n| a |\n|---|\n| ${words(99)} |\n\n${code}\n`);
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
    write('docs/decisions/0001-x.md', '| [a](../gone.md) |\n');
    assert.deepEqual(faults(), ['docs/decisions/0001-x.md:1: nothing is at ../gone.md']);
  });
});
