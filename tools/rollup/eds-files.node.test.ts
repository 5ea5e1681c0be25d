import assert from 'node:assert/strict';
import { test } from 'node:test';
import { componentFolders } from './component-folders.js';
import { edsEntries } from './eds-files.js';

/** Blocks of Adobe's boilerplate that its own scripts import, or that it loads on every page. */
const OF_THE_SITE = ['fragment', 'header', 'footer'];

test('no block takes the place of one that Edge Delivery’s own scripts import', async () => {
  const blocks = Object.keys(edsEntries(await componentFolders())).map((path) => path.split('/')[1]!);
  assert.ok(blocks.includes('callout'));
  assert.deepEqual(
    blocks.filter((name) => OF_THE_SITE.includes(name)),
    [],
  );
});
