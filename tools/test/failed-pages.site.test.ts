import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { FAILURES } from './failed-pages.js';

const TESTS = `
import { after, before, describe, it } from 'node:test';
import { openBrowser } from ${JSON.stringify(resolve('tools/test/open-browser.ts'))};

describe('A page', () => {
  let browser;
  let kept;
  before(async () => {
    browser = await openBrowser();
    kept = await browser.newPage();
    await kept.setContent('<h1>Kept</h1>');
  });
  after(() => browser.close());

  it('that is right', async () => {
    await (await browser.newPage()).setContent('<h1>Right</h1>');
  });
  it('that is wrong', async () => {
    await (await browser.newPage()).setContent('<h1>Wrong</h1>');
    throw new Error('as expected');
  });
  it('of the whole file', () => console.log('pages: ' + browser.contexts().length));
});
`;

describe('pages of a test of node:test', () => {
  let folder: string;
  let results: string;
  let output: string;

  before(() => {
    // Outside the project, because whoever looks for tests meanwhile would find a folder that goes.
    folder = mkdtempSync(join(tmpdir(), 'uni-failing-'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const name = basename(folder);
    results = join(FAILURES, name);
    writeFileSync(join(folder, `${name}.test.ts`), TESTS);
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    output = spawnSync(process.execPath, ['--import', 'tsx', '--test', join(folder, `${name}.test.ts`)], {
      encoding: 'utf8',
      env,
    }).stdout;
  });
  after(() => {
    for (const each of [folder, results]) rmSync(each, { recursive: true, force: true });
  });

  it('leave a picture and their accessibility trees if it fails, and it says where', () => {
    assert.deepEqual(readdirSync(results), ['A-page-that-is-wrong']);
    const record = join(results, 'A-page-that-is-wrong');
    assert.deepEqual(readdirSync(record).sort(), ['page-1.md', 'page-1.png', 'page-2.md', 'page-2.png']);
    assert.match(readFileSync(join(record, 'page-1.md'), 'utf8'), /heading "Kept" \[level=1\]/);
    assert.match(readFileSync(join(record, 'page-2.md'), 'utf8'), /heading "Wrong" \[level=1\]/);
    assert.ok(output.includes(`what the page of this failure looked like: ${record}`));
  });

  it('are closed when it is over, except those of the whole file', () => {
    assert.match(output, /pages: 1$/m);
  });
});
