import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keptResponse, keyOf } from './kept-pages.js';

it('pages are kept apart by host, path and query, though all hosts share a cache', () => {
  const pages = ['one.test', 'other.test'].flatMap((host) =>
    ['/a.html', '/b.html', '/a.html?q=1'].map((path) => keyOf(host, new URL(path, 'https://origin.test'))),
  );
  assert.equal(new Set(pages).size, 6);
  assert.equal(keyOf('one.test', new URL('https://origin.test/a.html')), pages[0]);
});

describe('a page whose origin does not say for how long it is fresh', () => {
  const headersOf = async (headers: Record<string, string>, isWhole = true) => {
    const answer = new Response(null, { headers: { age: '3600', ...headers } });
    return (await keptResponse('x', answer, { sources: [], freshS: 60, isWhole })).headers;
  };

  it('is kept from now on, though a cache in between had it for an hour', async () => {
    for (const [own, isWhole] of [
      ['s-maxage=60', true],
      ['max-age=10', false],
    ] as const) {
      const headers = await headersOf({}, isWhole);
      assert.deepEqual([headers.get('cache-control'), headers.get('age')], [own, null]);
    }
  });

  it('has its age where the origin does say it', async () => {
    const headers = await headersOf({ 'cache-control': 'max-age=7200' });
    assert.deepEqual([headers.get('cache-control'), headers.get('age')], ['max-age=7200', '3600']);
  });
});
