import { expect } from '@open-wc/testing';
import { foldHtml } from './fold-html.late.js';

const MAX = 20;

function parsed(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
}

/** The part of folded HTML that is left to see, and the whole. */
function fold(html: string, max = MAX): { seen: string; whole: string; rests: number } | undefined {
  const folded = foldHtml(html, max);
  if (folded === undefined) return undefined;
  const place = parsed(folded);
  const rests = place.querySelectorAll('.m-fold__rest');
  const whole = place.textContent ?? '';
  const mark = place.querySelector('.m-fold__mark')!;
  mark.replaceWith(mark.matches('.m-fold__mark--between') ? '' : '…');
  for (const rest of rests) rest.remove();
  return {
    seen: place.innerHTML,
    whole,
    rests: rests.length,
  };
}

const seen = (html: string, max?: number) => fold(html, max)?.seen;

describe('foldHtml', () => {
  it('leaves a text that fits as it is, tags and white space not counted', () => {
    expect(foldHtml('', MAX)).to.equal(undefined);
    expect(foldHtml('Twenty characters ok', MAX)).to.equal(undefined);
    expect(foldHtml('<p>Twenty \n  <b>characters</b> ok </p>\n', MAX)).to.equal(undefined);
    expect(foldHtml('<a href="/a-very-long-address-indeed">R&amp;D &#8211; now</a>', 11)).to.equal(undefined);
  });

  it('cuts between two words, with an ellipsis', () => {
    expect(seen('Twenty-one characters!')).to.equal('Twenty-one…');
    expect(seen('<p>One two three four five six</p>')).to.equal('<p>One two three four…</p>');
  });

  it('keeps tags whole, and those that the cut falls into', () => {
    expect(seen('<p>One <b>two <i>three four five</i> six</b> seven</p>')).to.equal(
      '<p>One <b>two <i>three four…</i></b></p>',
    );
    expect(seen('<p>One two <a href="/x" title="a > b">three four five</a> six</p>')).to.equal(
      '<p>One two <a href="/x" title="a &gt; b">three four…</a></p>'.replace(
        '&gt;',
        parsed('<a title=">">').innerHTML.includes('&gt;') ? '&gt;' : '>',
      ),
    );
  });

  it('does not take a tag for the end of a word, but a block for one', () => {
    expect(seen('<p>One two <b>th</b>ree<i>-four</i>teen</p>', 12)).to.equal('<p>One two… </p>');
    expect(seen('<p>One two</p><p>three four</p>', 9)).to.equal('<p>One two…</p>');
  });

  it('hides whole paragraphs, lists and tables after the cut', () => {
    const html =
      '<p>One two three four five.</p><ul><li>six</li><li><p>seven</p></li></ul><table><tbody><tr><td>eight</td></tr></tbody></table>';
    expect(seen(html)).to.equal('<p>One two three four…</p>');
  });

  for (const [what, html, left] of [
    ['an item', '<ul><li>One two</li><li>three four five</li><li>six</li></ul>', '<ul><li>One two</li></ul>'],
    ['the first item', '<p>One two</p><ul><li>three four five</li></ul>', '<p>One two</p>'],
    [
      'an item of an inner list, and the outer one',
      '<ol><li>One</li><li>two<ul><li>three</li><li>four five six</li></ul></li></ol>',
      '<ol><li>One</li></ol>',
    ],
    [
      'items without an end tag',
      '<ul><li>One two<li>three four five<li>six</ul>',
      '<ul><li>One two</li></ul>',
    ],
    [
      'a row',
      '<table><tbody><tr><th>A</th></tr><tr><td>One two</td></tr><tr><td>three</td><td>four five</td></tr></tbody></table>',
      '<table><tbody><tr><th>A</th></tr><tr><td>One two</td></tr></tbody></table>',
    ],
    [
      'the first row below the headers',
      '<p>One two</p><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>three</td><td>four five six</td></tr></tbody></table>',
      '<p>One two</p>',
    ],
    [
      'a term and its description',
      '<dl><dt>One</dt><dd>two</dd><dt>three</dt><dd>four five six</dd></dl>',
      '<dl><dt>One</dt><dd>two</dd></dl>',
    ],
    [
      'two terms of one description',
      '<dl><dt>One</dt><dd>two</dd><dt>three</dt><dt>four</dt><dd>five six seven</dd></dl>',
      '<dl><dt>One</dt><dd>two</dd></dl>',
    ],
    [
      'the first row below two rows of headers',
      '<p>One</p><table><thead><tr><th>A</th></tr><tr><th>B</th></tr></thead><tbody><tr><td>two three four five</td></tr></tbody></table>',
      '<p>One</p>',
    ],
  ] as const)
    it(`folds as a whole ${what} in which the cut would fall`, () => {
      expect(seen(html)).to.equal(left);
    });

  it('cuts a list of one item between its words, because nothing would be left', () => {
    expect(seen('<ul><li>One two three four five</li></ul>')).to.equal(
      '<ul><li>One two three four…</li></ul>',
    );
    const nested = '<ul><li>One<ul><li>two</li><li>three four five six</li></ul></li></ul>';
    expect(seen(nested)).to.equal('<ul><li>One<ul><li>two…</li></ul></li></ul>');
  });

  it('says that a row is cut where its cell holds a list', () => {
    const html =
      '<table><tbody><tr><td>One</td></tr><tr><td><ul><li>two</li><li>three four five six</li></ul></td></tr></tbody></table>';
    expect(seen(html)).to.contain('<li>two…</li>');
  });

  it('keeps an item that ends where the cut is', () => {
    const html = '<ul><li>One two</li><li>three four</li> <li>five six</li></ul><p>seven</p>';
    expect(seen(html)).to.equal('<ul><li>One two</li><li>three four…</li> </ul>');
  });

  it('hides breaks and pictures that follow the cut', () => {
    expect(seen('One two three four five<br>six<img src="/x.jpg" alt=""><b>seven</b>')).to.equal(
      'One two three four…',
    );
  });

  it('keeps the classes that a block has', () => {
    expect(foldHtml('<p>One two three four five</p><p id="x" class="note">six</p>', MAX)).to.contain(
      '<p id="x" class="m-fold__rest note">',
    );
  });

  it('copes with a link around blocks, and with tags that nobody closed', () => {
    expect(seen('<p>One two three four five</p><a href="/x"><p>six</p></a><p>seven')).to.equal(
      '<p>One two three four…</p>',
    );
    expect(seen('<p>One two three four five<p>six<p>seven</b>')).to.equal('<p>One two three four…</p>');
    expect(seen('<ul><li>One two three four five<li>six<li>seven</ul><p>eight</p>')).to.equal(
      '<ul><li>One two three four…</li></ul>',
    );
  });

  it('counts a character reference as one character, and a no-break space as part of its word', () => {
    expect(seen('R&amp;D &lt;one&gt; two three', 9)).to.equal('R&amp;D &lt;one&gt;…');
    expect(seen('One two&nbsp;three', 10)).to.equal('One…');
  });

  it('tears no emoji and no accent apart', () => {
    expect(seen('🎓'.repeat(3), 2)).to.equal('🎓🎓…');
    expect(seen('e\u0301'.repeat(3), 2)).to.equal('e\u0301e\u0301…');
  });

  for (const html of [
    '<p>One <b>two</b> three four five <i>six</i></p><p>seven <em>eight</em></p>',
    '<p>Trước khi nộp hồ sơ, hãy đọc kỹ các điều kiện đầu vào</p>',
    'One &amp; two &lt;three&gt; four five six <a href="/x?a=1&amp;b=2">seven</a>',
    '<blockquote><p>One two three</p></blockquote><h3>four</h3>five six<ol><li>seven</li></ol>',
  ]) {
    it(`takes nothing away: ${html.slice(0, 30)}…`, () => {
      expect(fold(html)!.whole).to.equal(parsed(html).textContent);
      expect(fold(html)!.rests).to.be.above(0);
    });
  }
});
