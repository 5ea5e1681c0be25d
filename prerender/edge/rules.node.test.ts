import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PageBudget } from '../budget.js';
import { findTags } from '../find-tags.js';
import {
  isForEveryone,
  isForOne,
  isPage,
  isShared,
  isTrouble,
  pageAddress,
  redirectedOnSite,
} from './rules.js';

const saysForOne = (html: string) =>
  isForOne(findTags(html, { wanted: new Set(), budget: new PageBudget() }).metas);

describe('a page for one visitor, which is being edited or has a nonce', () => {
  for (const tag of [
    '<meta name="is-editing-mode" content="true">',
    "<META content='true' data-x name='is-editing-mode' />",
    '<meta\nname=is-editing-mode content=true>',
    '<meta name="is-editing-mode" data-x="a > b" content="true">',
    '<meta name="is-editing-mode" content="true"><meta name="is-editing-mode" content="false">',
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'nonce-a'">`,
  ] as const)
    it(`says so by ${JSON.stringify(tag)}`, () => {
      assert.equal(saysForOne(`<head><meta charset="utf-8">${tag}</head>`), true);
    });

  for (const tag of [
    '<meta name="is-editing-mode" content="false">',
    '<meta name="is-editing-mode"><meta content="true">',
    '<!-- <meta name="is-editing-mode" content="true"> -->',
    '<metadata name="is-editing-mode" content="true">',
    '<meta data-name="is-editing-mode" content="true">',
    `<meta http-equiv="content-security-policy" content="script-src 'self'">`,
    `<meta name="description" content="'nonce-a'">`,
  ] as const)
    it(`is not one that says ${JSON.stringify(tag)}`, () => {
      assert.equal(saysForOne(`<head>${tag}</head>`), false);
    });

  it('is told from five megabytes of meta tags that do not end', () => {
    assert.equal(saysForOne('<meta name=is-editing-mode content '.repeat(150_000)), false);
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

describe('what everybody may have', () => {
  const answer = (headers: Record<string, string>, status = 200) => new Response('', { headers, status });

  const forAll: Record<string, string>[] = [
    {},
    { vary: 'Accept-Encoding' },
    { 'cache-control': 'public, max-age=60' },
  ];
  for (const headers of forAll)
    it(`is an answer with ${JSON.stringify(headers)}`, () => {
      assert.equal(isShared(answer(headers)), true);
    });

  const forOne: Record<string, string>[] = [
    { 'set-cookie': 'a=b' },
    { vary: 'cookie' },
    { vary: 'Accept-Encoding, Cookie' },
    { 'cache-control': 'private, max-age=60' },
    { 'cache-control': 'no-store' },
    { 'cache-control': 'no-cache' },
    { 'content-security-policy': "script-src 'nonce-a'" },
  ];
  for (const headers of forOne)
    it(`is no answer with ${JSON.stringify(headers)}`, () => {
      assert.equal(isShared(answer(headers)), false);
    });

  it('is a page of HTML, whole and where it was asked for', () => {
    const html = { 'content-type': 'text/html; charset=utf-8' };
    assert.equal(isPage(answer(html)), true);
    for (const status of [206, 301, 404, 500])
      assert.equal(isPage(answer(html, status)), false, String(status));
    assert.equal(isPage(answer({ 'content-type': 'text/plain' })), false);
  });

  const [site, origin] = ['https://www.example.edu', 'https://origin.example'];
  for (const [isAsked, path, headers, host = site] of [
    [true, '/a.html', {}],
    [true, '/a', { cookie: 'seen=1', accept: 'text/html,*/*;q=0.8' }],
    [false, '/a.html?wcmmode=edit', {}],
    [false, '/a.html?env=target', {}],
    [false, '/a.json', {}],
    [false, '/a.js', {}],
    [false, '/a.html', { cookie: 'login-token=x' }],
    [false, '/a.html', { cookie: 'x=1; wcmmode=edit' }],
    [false, '/a.html', { authorization: 'Basic x' }],
    [false, '/a.html', { range: 'bytes=0-1' }],
    [false, '/a.html', { origin: 'https://other.example' }],
    [false, '/a.html', { accept: 'application/json' }],
    [false, '/a.html', {}, 'https://author-test.example.edu'],
  ] as [boolean, string, Record<string, string>, string?][])
    it(`is ${isAsked ? '' : 'not '}asked for by ${host}${path} ${JSON.stringify(headers)}`, () => {
      assert.equal(isForEveryone(new Request(host + path, { headers }), origin), isAsked);
    });
});

describe('what an origin answers that says nothing of the page', () => {
  for (const [status, is] of [
    [500, true],
    [503, true],
    [408, true],
    [429, true],
    [200, false],
    [404, false],
    [403, false],
  ] as const)
    it(`is ${is ? '' : 'not '}${status}`, () => {
      assert.equal(isTrouble(new Response('', { status })), is);
    });
});

describe('a redirect of the origin', () => {
  const ORIGIN = 'https://origin.example';
  for (const [what, location, expected, asked = 'https://www.example.edu/a', origin = ORIGIN] of [
    ['to a page of its own leads to the site’s', `${ORIGIN}/b?c#d`, 'https://www.example.edu/b?c#d'],
    ['to a page of its own without TLS does, too', 'http://origin.example/b', 'https://www.example.edu/b'],
    ['that is relative stays', '/b', '/b'],
    ['to another site stays', 'https://other.example/b', 'https://other.example/b'],
    [
      'to TLS stays, on a site that is its own origin',
      'https://www.example.edu/b',
      'https://www.example.edu/b',
      'http://www.example.edu/a',
      'http://www.example.edu',
    ],
    ['to the same page by the other scheme stays', 'http://origin.example/a', 'http://origin.example/a'],
  ] as [string, string, string, string?, string?][])
    it(what, () => {
      const answer = new Response(null, { status: 301, headers: { location } });
      assert.equal(redirectedOnSite(answer, asked, origin).headers.get('location'), expected);
    });
});
