// The contents of a page that is rendered on a server: the same as a browser would list, or left to it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { definition as callout } from '../elements/callout/uni-callout.js';
import { definition as heading } from '../elements/heading/uni-heading.js';
import { HEADINGS } from '../elements/toc/testing-headings.js';
import { definition as toc } from '../elements/toc/uni-toc.js';
import { createPrerenderer } from './prerender.js';

const { prerender } = createPrerenderer([callout, heading, toc], async () => '');
const TOC = '<uni-toc></uni-toc>';
const LINK = /<a class="m-toc__link" href="#([^"]*)">([^<]*)</g;

const linksIn = (html: string) => [...html.matchAll(LINK)].map(([, id, words]) => `${id}: ${words}`);
const listed = async (html: string) => linksIn(await prerender(html));

describe('contents', () => {
  it('list the headings of the whole page, those of views among them, which get ids', async () => {
    const page = `<body>${TOC}<h2 id="a">Fees</h2><uni-callout title="Key dates"></uni-callout><uni-heading level="2">Dates</uni-heading><h3 id=b>Loans</h3>`;
    const html = await prerender(page);
    assert.deepEqual(linksIn(html), ['a: Fees', 'key-dates: Key dates', 'section-dates: Dates', 'b: Loans']);
    assert.match(html, /<h3 id="key-dates" class="m-callout__title">Key dates<\/h3>/);
    assert.match(html, /<h2 id="section-dates"/);
    assert.ok(html.includes('<h2 id="a">Fees</h2>') && html.endsWith('<h3 id=b>Loans</h3>'));
    assert.equal(await prerender(html), html);
  });

  it('say which links are in another language than theirs', async () => {
    const page = `<html lang="en"><body>${TOC}<h2 id="a">Fees</h2><h2 id="b" lang="vi">Học phí</h2><div lang="vi-VN"><h2 id="c">Nhà ở</h2></div><h2 id="d"><span lang="vi">Ngày</span></h2><div lang="vi">${TOC}</div>`;
    const links = [
      ...(await prerender(page)).matchAll(/<a class="m-toc__link" href="#(.)"(?: lang="([^"]*)")?/g),
    ];
    assert.deepEqual(
      links.map(([, id, lang = '']) => id + lang),
      ['a', 'bvi', 'cvi-VN', 'dvi', 'aen', 'b', 'cvi-VN', 'd'],
    );
  });

  it('give no heading an id that is somebody’s', async () => {
    const page = `${TOC}<p id="key-dates"></p>${'<uni-callout title="Key dates"></uni-callout>'.repeat(2)}`;
    assert.deepEqual(await listed(page), ['key-dates-2: Key dates', 'key-dates-3: Key dates']);
  });

  it('list what is in their main alone, unless they name classes', async () => {
    const page = `<h2 id="x" class="own">Chat</h2><main>${TOC}<uni-toc include-classes="own"></uni-toc><h2 id="a">A</h2></main><div role="main"><h2 id="b">B</h2>${TOC}</div>`;
    assert.deepEqual(await listed(page), ['a: A', 'x: Chat', 'b: B']);
  });

  it('know two of them, wherever they stand', async () => {
    const page = `<uni-toc stop-level="h2"></uni-toc><h2 id="a">A</h2><h3 id="b">B</h3>${TOC}`;
    assert.deepEqual(await listed(page), ['a: A', 'a: A', 'b: B']);
  });

  for (const [what, headings] of [
    ['nav', '<nav><h2 id=x>X</h2></nav>'],
    ['a dialog’s role', '<div role=dialog><h2 id=x>X</h2></div>'],
    ['what is hidden', '<div hidden><h2 id=x>X</h2></div><h2 id=y style="display:none">Y</h2>'],
    ['what is to be ignored', '<section data-toc-ignore><h2 id=x>X</h2></section>'],
    ['a closed fold', '<details><summary>Open</summary><h2 id=x>X</h2></details>'],
    ['a second summary', '<details><summary>Open</summary><summary><h2 id=x>X</h2></summary></details>'],
    ['a template', '<template><h2 id=x>X</h2></template>'],
    ['another level', '<h1 id=x>X</h1>'],
    ['a heading', '<h1 id=x><i><h2 id=y>Y</h2></i></h1>'],
  ] as const)
    it(`do not list a heading in ${what}`, async () => {
      assert.deepEqual(await listed(`${TOC}<h2 id="a">A</h2>${headings}`), ['a: A']);
    });

  it('list by classes on headings or around them', async () => {
    const page = '<h2 id=a class="x">A</h2><div class="y"><h2 id=b>B</h2><h2 id=c class="x">C</h2></div>';
    const contents = (attributes: string) => listed(`<uni-toc ${attributes}></uni-toc>${page}`);
    assert.deepEqual(await contents('include-classes="x"'), ['a: A', 'c: C']);
    assert.deepEqual(await contents('include-classes="y" ignore-classes=".x"'), ['b: B']);
  });

  for (const [what, page] of [
    ['there is no heading', TOC],
    ['a heading of the page has no id, which only a script can give it', `${TOC}<h2 id="a">A</h2><h2>B</h2>`],
    [
      'a view has a heading that was there before',
      `${TOC}<uni-callout data-prerendered="1"><div class="uni-view"><h3>B</h3></div></uni-callout>`,
    ],
  ] as const)
    it(`are left to the browser where ${what}`, async () => {
      assert.equal(await prerender(page), page);
    });

  it('are left to the browser where a shadow root has a heading, which no address reaches', async () => {
    const html = await prerender(`${TOC}<h2 id=a>A</h2><uni-callout isolated title="B"></uni-callout>`);
    assert.ok(html.startsWith(TOC));
  });

  it('are not looked for where the template has listed them', async () => {
    const page = '<uni-toc><nav><a href="#b">Listed</a></nav></uni-toc><h2 id="a">A</h2>';
    assert.deepEqual(await listed(page), ['b: Listed']);
  });

  for (const [content, words] of HEADINGS)
    it(`say ${words} of ${content}`, async () => {
      const decoded = (
        await listed(`<!doctype html>${TOC}<h2 id="a">A</h2><h2 id="b">${content}</h2>`)
      ).slice(1);
      assert.deepEqual(decoded, words === undefined ? [] : [`b: ${words}`]);
    });
});
