import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

const VISITS = `
import { describe, it } from '../../../fixtures/visits.js';

describe('A page', () => {
  it('that is right', ({ page }) => page.setContent('<h1>Right</h1>'));
  it('that is wrong', async ({ page }) => {
    await page.setContent('<h1>Wrong</h1>');
    console.log('said by it');
    throw new Error('as expected');
  });
  it.skip('that is left out', () => {});
});
`;
const BROKEN = "throw new Error('cannot be read');";
/** None of these visits asks it for a page. */
const SITE = JSON.stringify({ publish: 'http://127.0.0.1:9', development: 'http://127.0.0.1:9' });

describe('visits that fail', () => {
  let folder: string;
  let output: string;
  const results = () => join(folder, 'some/results');

  before(() => {
    folder = mkdtempSync('tools/test/failing-');
    writeFileSync(join(folder, 'some.visit.test.ts'), VISITS);
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const run = (file: string, results = 'results', trace = '') =>
      spawnSync(
        process.execPath,
        [
          ...['--import', 'tsx', '--input-type=module', '-e'],
          `const { runVisitTests } = await import('./tools/test/visit-tests.ts');
          console.log(await runVisitTests(['${join(folder, file)}.visit', '--output=${join(folder, file, results)}'], { isQuiet: true }));`,
        ],
        { encoding: 'utf8', env: { ...env, UNI_SITE: SITE, UNI_TRACE: trace } },
      ).stdout;
    output = run('some');
    run('some', 'traced', '1');
    writeFileSync(join(folder, 'broken.visit.test.ts'), BROKEN);
    output += run('broken');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('leave a picture, the accessibility tree and the trace of their page, and say where', () => {
    const [record, ...others] = readdirSync(results()).filter((name) => !name.startsWith('.'));
    assert.deepEqual(others, []);
    assert.match(record!, /that-is-wrong$/);
    const files = readdirSync(join(results(), record!)).sort();
    assert.deepEqual(files, ['error-context.md', 'test-failed-1.png', 'trace.zip']);
    const tree = readFileSync(join(results(), record!, 'error-context.md'), 'utf8');
    assert.match(tree, /- heading "Wrong" \[level=1\]/);
    assert.ok(output.includes(`what the page of this failure looked like: ${join(results(), record!)}`));
  });

  it('leave in their trace what the page looked like, if that was asked for', () => {
    const traceIn = (results: string) => {
      const [record] = readdirSync(join(folder, 'some', results)).filter((name) => !name.startsWith('.'));
      return readFileSync(join(folder, 'some', results, record!, 'trace.zip'));
    };
    // Names of files stand as they are in an archive.
    const pictures = (zip: Buffer) => zip.toString('latin1').includes('.jpeg');
    assert.deepEqual([pictures(traceIn('results')), pictures(traceIn('traced'))], [false, true]);
  });

  it('say which test it is, what was wrong, and what the test wrote', () => {
    assert.match(
      output,
      /✖ tools\/test\/failing-\w+\/some\.visit\.test\.ts: A page that is wrong\nError: as expected[^✖]*said by it/,
    );
  });

  it('are counted, and so are files that cannot be read', () => {
    assert.match(output, /visits: 1 file, \d+ s: 1 passed, 1 failed, 1 skipped/);
    assert.match(output, /✖ tools\/test\/failing-\w+\/broken\.visit\.test\.ts\nError: cannot be read/);
    assert.match(output, /visits: 0 files, \d+ s: 0 passed, 1 failed\n/);
  });
});
