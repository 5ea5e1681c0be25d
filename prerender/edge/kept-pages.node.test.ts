import assert from 'node:assert/strict';
import { it } from 'node:test';
import { keptPages, type SharedCache } from './kept-pages.js';

function cacheInMemory(): SharedCache {
  const kept = new Map<string, Response>();
  return {
    match: async ({ url }) => kept.get(url)?.clone(),
    put: async (key, response) => void kept.set(key, response),
  };
}

it('pages that are kept are those of one host, though all hosts share a cache', async () => {
  const cache = cacheInMemory();
  const [one, other] = ['one.test', 'other.test'].map((host) => keptPages(cache, host));
  const address = new URL('https://origin.test/a.html');
  await one!.write(address, new Response('<p>A</p>'));
  assert.equal(await (await one!.read(address, null))?.text(), '<p>A</p>');
  assert.equal(await other!.read(address, null), undefined);
  assert.equal(await one!.read(new URL('https://origin.test/b.html'), null), undefined);
});
