import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isForEveryone, isForOne, isShared, pageAddress } from './rules.js';

describe('a page for one visitor, which is being edited or has a nonce', () => {
  for (const tag of [
    '<meta name="is-editing-mode" content="true">',
    "<META content='true' data-x name='is-editing-mode' />",
    '<meta\nname=is-editing-mode content=true>',
    '<meta name="is-editing-mode" data-x="a > b" content="true">',
    '<meta name="is-editing-mode" content="true"><meta name="is-editing-mode" content="false">',
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'nonce-a'">`,
  ])
    it(`says so by ${JSON.stringify(tag)}`, () => {
      assert.ok(isForOne(`<head><meta charset="utf-8">${tag}</head>`));
    });

  for (const tag of [
    '<meta name="is-editing-mode" content="false">',
    '<meta name="is-editing-mode"><meta content="true">',
    '<!-- <meta name="is-editing-mode" content="true"> -->',
    '<metadata name="is-editing-mode" content="true">',
    '<meta data-name="is-editing-mode" content="true">',
    `<meta http-equiv="content-security-policy" content="script-src 'self'">`,
    `<meta name="description" content="'nonce-a'">`,
  ])
    it(`is not one that says ${JSON.stringify(tag)}`, () => {
      assert.ok(!isForOne(`<head>${tag}</head>`));
    });

  it('may be one that is too deep to be read', () => {
    assert.ok(isForOne('<div>'.repeat(600)));
    assert.ok(!isForOne('<div>'.repeat(400)));
  });

  it('is told from five megabytes of meta tags that do not end', () => {
    assert.ok(!isForOne('<meta name=is-editing-mode content '.repeat(150_000)));
  });
});

describe('a page’s address on its origin', () => {
  for (const [asked, on] of [
    ['/a.html?utm_source=x', '/a.html'],
    ['/a.html?q=a%20b&utm_source=x&id=%E4&gclid=1&flag', '/a.html?q=a%20b&id=%E4&flag'],
    ['/a.html?q=a%20b&id=%E4&flag', '/a.html?q=a%20b&id=%E4&flag'],
    ['/a.html?utm_source', '/a.html'],
    ['/a.html?q=utm_source', '/a.html?q=utm_source'],
  ] as const)
    it(`is ${on} for ${asked}`, () => {
      const { pathname, search } = pageAddress(`https://www.example.edu${asked}`, 'https://origin.example');
      assert.equal(pathname + search, on);
    });
});

describe('what is one visitor’s own', () => {
  const answer = (headers: Record<string, string>) => new Response('', { headers });

  it('is an answer that sets a cookie, depends on who asks, or may be used once', () => {
    assert.ok(isShared(answer({ vary: 'Accept-Encoding' })));
    for (const [name, value] of [
      ['set-cookie', 'a=b'],
      ['vary', 'cookie'],
      ['cache-control', 'private'],
      ['content-security-policy', "script-src 'nonce-a'"],
    ] as const)
      assert.ok(!isShared(answer({ [name]: value })), name);
  });

  it('is a page that an author sees, by host, mode, session or address', () => {
    const [site, origin] = ['https://www.example.edu', 'https://origin.example'];
    const asks = (path: string, headers = {}, host = site) =>
      isForEveryone(new Request(host + path, { headers }), origin);
    assert.ok(asks('/a.html'));
    for (const path of ['/a.html?wcmmode=edit', '/a.html?env=target', '/a.json'])
      assert.ok(!asks(path), path);
    for (const cookie of ['login-token=x', 'wcmmode=edit']) assert.ok(!asks('/a.html', { cookie }), cookie);
    assert.ok(!asks('/a.html', { authorization: 'Basic x' }));
    assert.ok(!asks('/a.html', {}, 'https://author-test.example.edu'));
  });
});
