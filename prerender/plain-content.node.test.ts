// What is read of plain content without a parser, beside what one says.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAuthoredSource } from './authored-source.js';
import { linksInPlain } from './plain-content.js';

const ENTRY = '<li class="a"><a class="b" href="#fees">Fees &amp; <b>grants</b><br> now</a></li>';

/** By the parser: behind a comment nothing is plain. */
function parsed(source: string) {
  const tag = { innerSource: `<!---->${source}`, plainFrom: 7 };
  return readAuthoredSource({ ...tag, plainFrom: tag.innerSource.length }, true)!;
}
const plain = (source: string) => readAuthoredSource({ innerSource: source, plainFrom: 0 }, true)!;

describe('plain content', () => {
  for (const source of [
    `<nav><ul>${ENTRY}<li><a href="?a=1&amp;b=2&copy=3">x</a><ol>${ENTRY}</ol></li></ul></nav>`,
    '<p>No <em>links</em> but <a>one</a> without an address</p><div><a href="">empty</a></div>',
    '<details open><summary>More</summary><address>Quay &nbsp;2<br></address></details><p><a href="/x">x</a></p>',
    '<h2><a HREF="/A" href="/b">A &lt b &notit; &#x41</a></h2> text <a href=\'/c\'>c<img alt="<a>"></a>',
  ]) {
    it(`has the links that a parser finds: ${source.slice(0, 40)}…`, () => {
      assert.deepEqual(linksInPlain(source), parsed(source).links());
    });
    it(`has the text that a parser finds: ${source.slice(0, 40)}…`, () => {
      assert.equal(plain(source).content.rest!.text(), parsed(source).content.rest!.text());
      assert.equal(plain(source).content.rest!.html(), parsed(source).content.rest!.html());
    });
  }

  for (const [what, source] of [
    ['ends left out', '<ul><li><a href="/a">a</a><li><a href="/b">b</a></ul>'],
    ['a block in a line', '<p><a href="/a">a<ul><li><a href="/b">b</a></li></ul></a></p>'],
    ['links in each other', '<a href="/a">a<b><a href="/b">b</a></b></a>'],
    ['crossed tags', '<b><a href="/a">a</b></a>'],
    ['a term outside of a list of them', '<div><dt><a href="/a">a</a></dt></div>'],
    ['a list’s entry outside of it', '<ul><li><div><li><a href="/a">a</a></li></div></li></ul>'],
  ] as const)
    it(`is left to the parser with ${what}`, () => assert.equal(linksInPlain(source), undefined));
});
