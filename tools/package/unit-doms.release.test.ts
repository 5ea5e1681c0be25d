// What an application's unit tests see, in the DOMs that Vitest and Jest run them in.
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
    it(`mount without a line on the console, also where promises have no withResolvers: ${dom}`, () => {
      const folder = 'missing' in packages ? '' : packages.folder;
      const script = [join(FIXTURE, 'mount.mjs'), dom, folder, library];
      const { stdout, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' });
      assert.equal(stderr, '');
      const words = JSON.parse(stdout) as Record<string, string>;
      assert.equal(words['uni-callout'], 'FeesDue in May');
      assert.equal(words['uni-toc'], 'On this pageDates');
      assert.match(words['uni-course-search']!, /^Search for a course/);
      for (const [tag, said] of Object.entries(words)) assert.notEqual(said, '', tag);
    });
});
