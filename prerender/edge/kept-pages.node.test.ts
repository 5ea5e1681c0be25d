import assert from 'node:assert/strict';
import { it } from 'node:test';
import { keyOf } from './kept-pages.js';

it('pages are kept apart by host, path and query, though all hosts share a cache', () => {
  const pages = ['one.test', 'other.test'].flatMap((host) =>
    ['/a.html', '/b.html', '/a.html?q=1'].map((path) => keyOf(host, new URL(path, 'https://origin.test'))),
  );
  assert.equal(new Set(pages).size, 6);
  assert.equal(keyOf('one.test', new URL('https://origin.test/a.html')), pages[0]);
});
