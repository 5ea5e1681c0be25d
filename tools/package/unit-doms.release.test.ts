// An application's unit tests in the DOMs that Vitest and Jest run them in.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { built } from '../test/built.js';
import { ownPackages } from '../test/own-packages.js';

const FIXTURE = 'fixtures/unit-doms';
const packages = ownPackages(FIXTURE);

describe('the elements in a DOM without a browser', {
  skip: 'missing' in packages && packages.missing,
}, () => {
  const library = join(built('lib'), 'lib');

  for (const dom of ['jsdom', 'happy-dom'])
    it(`mount, update and are used without a line on the console, also where promises have no withResolvers: ${dom}`, () => {
      const folder = 'missing' in packages ? '' : packages.folder;
      // Vitest and development servers ask packages for their builds for development.
      const script = ['--conditions=development', join(FIXTURE, 'mount.mjs'), dom, folder, library];
      const { stdout, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' });
      assert.equal(stderr, '');
      const { shown, used } = JSON.parse(stdout) as { shown: Record<string, string>; used: unknown };
      assert.equal(shown['uni-callout'], 'FeesDue in May');
      // Titles of other elements are among them as soon as these have mounted.
      assert.match(shown['uni-toc']!, /^On this page.*Dates$/);
      assert.match(shown['uni-course-search']!, /^Search for a course/);
      for (const [tag, said] of Object.entries(shown)) assert.notEqual(said, '', tag);
      assert.deepEqual(used, {
        updated: 'CostsDue in MayPay',
        focused: true,
        expanded: 'true',
        // In happy-dom, DOMPurify loses the outermost element of rich text.
        cells: dom === 'jsdom' ? ['Fee', '40'] : [],
      });
    });
});
