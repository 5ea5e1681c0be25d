import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PageStore, type SharedCache } from './page-store.js';

const PAGE = {
  html: '<p>A</p>',
  headers: { etag: '"a"', 'cache-tag': 'a' },
  askedAt: 1,
  ageS: 0,
  freshS: 60,
  staleS: 60,
};

function cacheInMemory(): SharedCache {
  const kept = new Map<string, Response>();
  return {
    match: async (key) => kept.get(key)?.clone(),
    put: async (key, response) => void kept.set(key, response),
  };
}

describe('pages that are kept', () => {
  it('are those of one host, though all hosts share a cache', async () => {
    const cache = cacheInMemory();
    const [one, other] = ['one.test', 'other.test'].map((host) => new PageStore(cache, host));
    const address = new URL('https://origin.test/a.html');
    await one!.write(address, PAGE);
    assert.deepEqual(await one!.read(address), PAGE);
    assert.equal(await other!.read(address), undefined);
    assert.equal(await one!.read(new URL('https://origin.test/b.html')), undefined);
  });
});
