// What the contract of elements asks of every element, asked of one that was just made, in a browser.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { projectWithNewElement } from './testing.js';

test('a new element passes its own tests and those of every element', () => {
  const { root, remove } = projectWithNewElement();
  try {
    const { stdout, stderr, status } = spawnSync(
      'node_modules/.bin/wtr',
      [
        '--files',
        'elements/contract.test.ts',
        'elements/fact-box/*.test.ts',
        'react-views/fact-box/*.test.tsx',
      ],
      { cwd: root, encoding: 'utf8', env: { ...process.env, ONLY_COMPONENTS: 'fact-box' } },
    );
    assert.equal(status, 0, stdout + stderr);
  } finally {
    remove();
  }
});
