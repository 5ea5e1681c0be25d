import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPage } from './page-text.js';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

describe('a page’s text', () => {
  it('is none where the page is in another encoding', () => {
    assert.equal(readPage(bytes('<meta charset=windows-1252>x')), undefined);
    assert.equal(readPage(bytes('<p>x'), 'text/html; charset=iso-8859-1'), undefined);
    assert.equal(readPage(bytes('caf\u00e9', 'latin1')), undefined);
  });
});
