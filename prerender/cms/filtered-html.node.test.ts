import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readNamesFromTable } from '../../elements/_safe/named-characters-table.js';
import { createStandardSanitizer } from '../sanitizer/server-sanitizer.js';
import { inVocabulary } from './filtered-html.js';

readNamesFromTable();

/** Of the CMS's own site are addresses without one. */
const sanitize = createStandardSanitizer((address) => !/^\s*(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(address));

/** As the CMS's filter writes it. */
const FILTERED = [
  '<p style="text-indent:-24px" class="MsoNormal lead">Word</p><p class="MsoListParagraph">list</p>',
  '<p style="text-align: center">middle</p><p class="lead" style="color: red; text-align:right;">end</p>',
  '<p>before</p><form action="https://evil.example/"><p>name <input type="text" name="a"></input> pass</p></form><p>after</p>',
  '<p>a <select><option>b</option></select> <button>c</button></p>',
  '<img src="file:///C:/a.png" alt="a"></img><img src="/content/dam/uni/court.jpg" alt="court"></img>',
  '<img src="https://elsewhere.example/a.png" alt="b"></img><img src="//elsewhere.example/a.png" alt="c"></img>',
  '<a href="/content/about.html?a=1&amp;b=2#c" target="_blank">about</a> <a href="#fees" target="frame">fees</a>',
  '<h2 id="fees">Fees</h2><a href="#fees">down</a><a href="#elsewhere">other</a>',
  '<a href="mailto:a@b.example">mail</a><a href="tel:+84281">call</a><a href="ftp://a.example/">ftp</a>',
  '<table class="x"><tbody><tr><th colspan="2">1</th></tr></tbody></table><ul><li>a</li></ul><span data-x="1">b</span>',
  '<p data-audience="international">By <b data-audience="domestic" data-audience-of="x">30 January</b></p>',
  '<font color="red">red</font><center>middle</center><blockquote cite="/a">said</blockquote>',
  'a &lt;b&gt; &amp; c',
  '<img src="/content/dam/uni/court.jpg" alt=""></img><img src="/a.png" srcset="/a.png 1x, https://elsewhere.example/a.png 2x" alt=""></img>',
  '<img src="data:image/gif;base64,R0" data-src="/content/dam/uni/court.jpg" alt=""></img><img data-original="https://elsewhere.example/a.png" alt=""></img>',
  '<a name="top">top</a><a href="#top">up</a><h2 id="caf\u00e9">Caf\u00e9</h2><a href="#caf%C3%A9">coffee</a>',
  '<table><tbody><tr><th id="a">A</th></tr><tr><td headers="a" aria-describedby="a elsewhere">1</td></tr></tbody></table>',
  '<p style="text-align:center" title=" class=" lang="x onmouseover=alert(1) y">quoted</p>',
  '<p title="&quot; onmouseover=&quot;alert(1)" class="">quotes</p>',
];

/** Both as a parser leaves them, which closes what is empty. */
const alike = (html: string) => html.replaceAll(/<\/(?:img|br|input)>/g, '');

describe('rich text that the CMS’s filter has cleaned', () => {
  for (const html of FILTERED)
    it(`has the vocabulary that browsers and Node leave it: ${html.slice(0, 40)}`, () => {
      assert.equal(inVocabulary(html), sanitize(alike(html)));
    });

  it('has no picture of another site, however its address is written', () => {
    for (const gap of ['\t', '&#9;', '&Tab;', '\n', '\r', '&#10;', '&#x0D;', '&NewLine;'])
      for (const address of [
        `/${gap}/evil.example/x`,
        `${gap}//evil.example/x`,
        `\\${gap}\\evil.example/x`,
        `/${gap}\\evil.example/x`,
        `ht${gap}tps://evil.example/x`,
        `&#1;&#31; //evil.example/x`,
        `/${gap}&sol;evil.example/x`,
        'https&colon;//evil.example/x',
      ]) {
        const html = `<img src="${address}" alt="a"></img><img srcset="/a.png 1x, ${address} 2x" alt="a"></img>`;
        assert.doesNotMatch(inVocabulary(html), /evil/, JSON.stringify(address));
      }
  });

  it('ends what is empty, so that it swallows nothing that follows', () => {
    assert.equal(inVocabulary('<p>a<textarea /></p><p /><p>b<br />c</p>'), '<p>a</p><p></p><p>b<br>c</p>');
  });

  it('is the same when it is read again', () => {
    for (const html of FILTERED) {
      const once = inVocabulary(html);
      assert.equal(inVocabulary(once), once);
    }
  });
});
