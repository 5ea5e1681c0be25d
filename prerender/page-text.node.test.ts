import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPage } from './page-text.js';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

describe('a page’s text', () => {
  it('is none where the page is in another encoding', () => {
    assert.equal(readPage(bytes('<meta charset=windows-1252>x')), undefined);
    assert.equal(readPage(bytes('<p>x'), 'text/html; charset=iso-8859-1'), undefined);
    assert.equal(readPage(bytes('<meta charset=utf-8>caf\u00e9', 'latin1')), undefined);
  });

  it('is none where nothing names its encoding, because browsers would guess', () => {
    assert.equal(readPage(bytes('<p>x')), undefined);
    assert.equal(readPage(bytes('<p>\u00e9')), undefined);
  });

  for (const [what, page, contentType] of [
    ['it is named in its first bytes', '<meta charset="UTF-8"><p>x', ''],
    ['the page came with its name', '<p>x', 'text/html; charset=utf-8'],
    ['the page begins with a byte order mark', '\ufeff<p>x', ''],
  ] as const)
    it(`is known where ${what}`, () => {
      assert.equal(readPage(bytes(page), contentType), page);
    });
});
