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

it('a page that is kept says nothing of the bytes that its origin sent', async () => {
  const answer = new Response(null, {
    headers: { 'content-encoding': 'gzip', 'content-length': '5', 'content-language': 'vi' },
  });
  const { headers } = await keptResponse('x', answer, { sources: [], freshS: 60, isWhole: true });
  assert.deepEqual(
    ['content-encoding', 'content-length', 'content-language'].map((name) => headers.get(name)),
    [null, null, 'vi'],
  );
});

it('the tags of a page are its path alone where those of its models are too many', async () => {
  const tagsOf = async (sources: readonly string[], ofOrigin = 'news') => {
    const answer = new Response(null, { headers: { 'cache-tag': ofOrigin } });
    return (await keptResponse('x', answer, { sources, freshS: 60, isWhole: true })).headers.get('cache-tag');
  };
  const models = (count: number) => Array.from({ length: count }, (_, at) => `/content/model-${at}.json`);
  assert.equal(
    await tagsOf(['/a,b.html', ...models(2)]),
    '/a%2Cb.html,/content/model-0.json,/content/model-1.json,news',
  );
  assert.equal(await tagsOf(['/a.html', ...models(200)]), '/a.html');
  assert.equal(await tagsOf(['/a.html'], 'tag '.repeat(2000)), '/a.html');
  assert.equal(await tagsOf([`/${'a'.repeat(5000)}.html`]), null);
  // 4 KB are just not too many.
  const models4 = `/${'a'.repeat(4096 - '/a.html,/,news'.length)}`;
  assert.equal((await tagsOf(['/a.html', models4]))?.length, 4096);
  assert.equal(await tagsOf(['/a.html', `${models4}a`]), '/a.html');
});

describe('how long a page is fresh', () => {
  const [AN_HOUR, DAY] = ['3600', 'Thu, 26 Nov 2026 07:00:00 GMT'];
  for (const [ofOrigin, said, isWhole = true] of [
    [{}, 's-maxage=60'],
    [{ 'cache-control': 'public' }, 'public, s-maxage=60'],
    [{ 'cache-control': 'must-revalidate' }, 'must-revalidate, s-maxage=60'],
    [{ 'cache-control': 'max-age=0' }, undefined],
    [{ 'cache-control': 'public, S-MaxAge=600' }, undefined],
    [{ expires: 'Thu, 01 Jan 2099 00:00:00 GMT' }, undefined],
    [{ 'cache-control': 'max-age=7200' }, 'max-age=10', false],
  ] as [Record<string, string>, string?, boolean?][])
    it(`is what its origin says by ${JSON.stringify(ofOrigin)}, else ${said} from now on`, async () => {
      const answer = new Response(null, { headers: { age: AN_HOUR, date: DAY, ...ofOrigin } });
      const { headers } = await keptResponse('x', answer, { sources: [], freshS: 60, isWhole });
      assert.deepEqual(
        ['cache-control', 'age', 'date'].map((name) => headers.get(name)),
        said ? [said, null, null] : [ofOrigin['cache-control'] ?? null, AN_HOUR, DAY],
      );
    });
});
