import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';

const TESTS = `
import { after, before, describe, it } from 'node:test';
import { recordFailures } from ${JSON.stringify(resolve('tools/test/failure-record.ts'))};
import { openBrowser } from ${JSON.stringify(resolve('tools/test/open-browser.ts'))};

let browser;
before(async () => { browser = await openBrowser(); });
after(() => browser.close());
recordFailures(() => browser);
const open = async (html) => (await browser.newPage()).setContent(html);

describe('A page', () => {
  it('that is right', () => open('<h1>Right</h1>'));
  it('that is wrong', async () => {
    await open('<h1>Wrong</h1>');
    throw new Error('as expected');
  });
});
`;

describe('a test that fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'uni-failure-'));
  let output: string;
  before(() => {
    writeFileSync(join(folder, 'some.test.mts'), TESTS);
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    ({ stdout: output } = spawnSync(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), '--test', 'some.test.mts'],
      { cwd: folder, encoding: 'utf8', env: { ...env, UNI_TRACE: '1' } },
    ));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('leaves a picture, the accessibility tree and the trace of its pages, and says where', () => {
    const failures = join(folder, 'results/failures');
    const [record, ...others] = readdirSync(failures);
    assert.deepEqual(others, []);
    assert.match(record!, /that-is-wrong$/);
    const files = readdirSync(join(failures, record!)).sort();
    assert.deepEqual(
      files.filter((file) => file.endsWith('2.yaml') || file.endsWith('2.png') || file.endsWith('.zip')),
      ['page-2.png', 'page-2.yaml', 'trace-1.zip', 'trace-2.zip'],
    );
    assert.match(
      readFileSync(join(failures, record!, 'page-2.yaml'), 'utf8'),
      /- heading "Wrong" \[level=1\]/,
    );
    assert.match(output, /what the pages of this failure looked like: results\/failures\//);
  });

  it('still says itself what was wrong', () => {
    assert.match(output, /as expected/);
  });
});
