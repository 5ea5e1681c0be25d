import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, it, type TestContext } from 'node:test';
import { keptOrMade, stampOfSources } from './kept-build.js';

function folderFor(test: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'uni-kept-'));
  test.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('what was built last', () => {
  let made = 0;
  beforeEach(() => {
    made = 0;
  });

  /** What a folder of its own holds. */
  async function fill(test: TestContext, cache: string, stamp: string | undefined) {
    const file = join(folderFor(test), 'made.txt');
    await keptOrMade(join(file, '..'), stamp, cache, () => writeFileSync(file, String(++made)));
    return { file, text: readFileSync(file, 'utf8') };
  }

  it('is taken again while it is made of the same, as it was made', async (test) => {
    const cache = folderFor(test);
    const first = await fill(test, cache, 'a');
    writeFileSync(first.file, 'changed by a test');
    assert.deepEqual([first.text, (await fill(test, cache, 'a')).text], ['1', '1']);
  });

  it('is not taken of something else, nor of what nobody can tell', async (test) => {
    const cache = folderFor(test);
    const texts: string[] = [];
    for (const stamp of ['a', 'b', undefined, undefined, 'b'])
      texts.push((await fill(test, cache, stamp)).text);
    assert.deepEqual(texts, ['1', '2', '3', '4', '5']);
  });

  it('is made anew after a build that failed', async (test) => {
    const cache = folderFor(test);
    const failing = () => {
      throw new Error('no build');
    };
    await assert.rejects(keptOrMade(folderFor(test), 'a', cache, failing));
    assert.equal((await fill(test, cache, 'a')).text, '1');
  });
});

describe('the stamp of sources', () => {
  it('changes with each file that git has or would take, and with no test', (test) => {
    const root = folderFor(test);
    execFileSync('git', ['init', '-q', root]);
    const write = (name: string, text: string) => {
      mkdirSync(join(root, name, '..'), { recursive: true });
      writeFileSync(join(root, name), text);
      return stampOfSources(root);
    };
    const first = write('.gitignore', 'dist');
    assert.equal(write('dist/a.js', 'a'), first);
    assert.equal(write('a.test.ts', 'a'), first);
    const [second, third, fourth] = [write('a.ts', 'a'), write('a.ts', 'b'), write('b.ts', 'b')];
    assert.equal(new Set([first, second, third, fourth]).size, 4);
    rmSync(join(root, 'b.ts'));
    assert.equal(stampOfSources(root), third);
  });

  it('cannot be told without git', (test) => {
    assert.equal(stampOfSources(folderFor(test)), undefined);
  });
});
