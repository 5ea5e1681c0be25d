import { expect } from '@open-wc/testing';
import { isPlainHtml } from './plain-html.js';
import { loadSanitizer, SanitizerMissing, toSafeHtml } from './safe-html.js';
import { sanitizeHtml } from './sanitize.js';

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="//evil.test"><input name=x><button>x</button></form>',
  '<p style="background:url(//evil.test)">x</p>',
  '<p data-uni-style="background:url(//evil.test)" data-uni-role="alert">x</p>',
  '<style>body{display:none}</style>',
  '<base href="//evil.test/"><meta http-equiv=refresh content="0;//evil.test"><link rel=stylesheet href="//evil.test">',
  '<object data="//evil.test"></object><embed src="//evil.test">',
  '<img src="//evil.test/pixel.gif">',
  '<img srcset="/a.jpg 1x, //evil.test/b.jpg 2x">',
  '<video poster="//evil.test/x"><source src="//evil.test/y"></video>',
  '<table background="//evil.test"><tr><td background="//evil.test">x</table>',
  '<uni-callout data-title="x"></uni-callout>',
  '<p is="x-y" popover autofocus onfocus=alert(1) tabindex=0>x</p>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
];

describe('sanitizeHtml', () => {
  const unsafe =
    /onerror|onload|onfocus|javascript:|<script|<style|<iframe|<svg|mglyph|<form|<input|<button|evil\.test|style=|<uni-|<template|popover|autofocus|\bis="x|&#106;/i;

  for (const html of HOSTILE) {
    it(`disarms ${html}`, () => {
      expect(unsafe.test(html), 'the control').to.equal(true);
      expect(sanitizeHtml(html)).not.to.match(unsafe);
    });
    it(`is the same a second time for ${html}`, () => {
      expect(sanitizeHtml(sanitizeHtml(html))).to.equal(sanitizeHtml(html));
    });
  }

  it('keeps what authors write', () => {
    const html =
      '<h3>Fees</h3><p>A <strong>three-year</strong> <em>degree</em>, <a href="/fees?a=1&amp;b=2">see fees</a>.</p>' +
      '<ul><li>one</li></ul><table><tbody><tr><th scope="col">a</th></tr></tbody></table><img alt="" src="/a.jpg">';
    expect(sanitizeHtml(html)).to.equal(html);
  });

  it('keeps whom a part is for, and no other data', () => {
    expect(
      sanitizeHtml('<p data-audience="domestic" data-x="1">a <b data-audience="staff">b</b></p>'),
    ).to.equal('<p data-audience="domestic">a <b data-audience="staff">b</b></p>');
  });

  const FRACTION = '<mfrac><mi>GPA</mi><mn>7</mn></mfrac>';
  for (const [what, html, kept] of [
    ['as it is', `<math display="block">${FRACTION}</math>`, `<math display="block">${FRACTION}</math>`],
    [
      'without its source, which would be read as words',
      `<math><semantics><mrow>${FRACTION}</mrow><annotation encoding="application/x-tex">\\frac{GPA}{7}</annotation></semantics></math>`,
      `<math><mrow>${FRACTION}</mrow></math>`,
    ],
    [
      'without links, which some browsers follow',
      `<math href="javascript:x"><mi href="/x" xlink:href="/y">x</mi></math>`,
      '<math><mi>x</mi></math>',
    ],
    [
      'in sight, in place of what KaTeX draws',
      `<span class="katex"><span class="katex-mathml"><math>${FRACTION}</math></span><span class="katex-html" aria-hidden="true"><span class="base"><span style="height:1em">GPA7</span></span></span></span>`,
      `<span class="katex"><span><math>${FRACTION}</math></span></span>`,
    ],
    [
      'in place of what MathJax 3 draws',
      `<mjx-container class="MathJax" jax="CHTML"><mjx-math aria-hidden="true"><mjx-mi><mjx-c class="mjx-c47"></mjx-c></mjx-mi></mjx-math><mjx-assistive-mml unselectable="on"><math>${FRACTION}</math></mjx-assistive-mml></mjx-container>`,
      `<math>${FRACTION}</math>`,
    ],
    [
      'in place of what MathJax 2 draws',
      `<span class="MathJax" data-mathml="x"><nobr aria-hidden="true"><span>GPA7</span></nobr><span class="MJX_Assistive_MathML" role="presentation"><math>${FRACTION}</math></span></span><script type="math/tex">x</script>`,
      `<span class="MathJax"><span role="presentation"><math>${FRACTION}</math></span></span>`,
    ],
    [
      'beside what only looks like its drawing',
      `<p aria-hidden="true">Words</p><p><math>${FRACTION}</math></p>`,
      `<p aria-hidden="true">Words</p><p><math>${FRACTION}</math></p>`,
    ],
  ] as const)
    it(`keeps a formula ${what}`, () => {
      expect(sanitizeHtml(`<p>A</p>${html}`)).to.equal(`<p>A</p>${kept}`);
      expect(sanitizeHtml(kept)).to.equal(kept);
    });

  const STAND_IN = 'src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="';
  const pictureIn = (html: string) => {
    const attributes = /<img ([^>]*)>/.exec(sanitizeHtml(html))![1]!;
    return attributes.split(' ').sort().join(' ');
  };
  for (const name of ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'data-echo', 'data-url'])
    it(`shows a picture whose address a script has put into ${name}`, () => {
      for (const src of ['', 'src=""', 'src="about:blank"', STAND_IN])
        expect(pictureIn(`<img ${src} ${name}="/a.jpg" alt="Map">`)).to.equal(
          'alt="Map" loading="lazy" src="/a.jpg"',
        );
      expect(pictureIn(`<img ${name}="https://evil.test/a.gif" alt="">`)).not.to.contain('evil');
      expect(pictureIn(`<img ${name}="javascript:x" alt="">`)).not.to.contain('javascript');
    });

  it('shows the picture that a small or grey one stands in for, unless that is elsewhere', () => {
    expect(pictureIn('<img src="/grey.gif" data-original="/a.jpg">')).to.contain('src="/a.jpg"');
    expect(pictureIn('<img src="/a.jpg" data-url="/page.html">')).to.equal('src="/a.jpg"');
    expect(pictureIn('<img src="/a.jpg" data-src="//evil.test/a.jpg">')).to.equal('src="/a.jpg"');
  });

  it('takes the candidates of a picture that was to come late, too', () => {
    for (const name of ['data-srcset', 'data-lazy-srcset', 'data-original-set'])
      expect(pictureIn(`<img ${STAND_IN} data-src="/a.jpg" ${name}="/b.jpg,/c.jpg">`)).to.equal(
        'loading="lazy" src="/a.jpg" srcset="/b.jpg,/c.jpg"',
      );
    expect(pictureIn('<img loading="eager" data-src="/a.jpg" srcset="/own.jpg">')).to.equal(
      'loading="eager" src="/a.jpg" srcset="/own.jpg"',
    );
  });

  it('gives plain text as it reads', () => {
    expect(sanitizeHtml('1 < 2 > 0')).to.equal('1 &lt; 2 &gt; 0');
    expect(sanitizeHtml('Tom &amp; Jerry')).to.equal('Tom &amp; Jerry');
    expect(sanitizeHtml('')).to.equal('');
  });

  it('keeps an id from shadowing a global, and the link to it working', () => {
    const html = sanitizeHtml(
      '<h3 id="adobe">A</h3><a href="#adobe">a</a><a href="#elsewhere">b</a><img name="cookie">',
    );
    expect(html).to.contain('id="user-content-adobe"').and.contain('href="#user-content-adobe"');
    expect(html).to.contain('href="#elsewhere"').and.contain('name="user-content-cookie"');
    expect(sanitizeHtml(html)).to.equal(html);
  });

  it('keeps with their ids what refers to them: cells to their heads, groups to their names', () => {
    const html = sanitizeHtml(
      '<table aria-labelledby="fees elsewhere"><tr><th id="a">A</th><th id="b">B</th></tr>' +
        '<tr><td headers="a  b">1</td></tr></table><h3 id="fees">Fees</h3>',
    );
    expect(html).to.contain('headers="user-content-a user-content-b"');
    expect(html).to.contain('aria-labelledby="user-content-fees elsewhere"');
    expect(sanitizeHtml(html)).to.equal(html);
  });

  it('leads in-page links to where they led: to names, and to letters that an editor has encoded', () => {
    const named = sanitizeHtml('<a href="#fees">a</a><h3><a name="fees"></a>Fees</h3>');
    expect(named).to.contain('href="#user-content-fees"').and.contain('id="user-content-fees"');
    expect(sanitizeHtml(named)).to.equal(named);
    const encoded = sanitizeHtml('<a href="#h%E1%BB%8Dc-ph%C3%AD">a</a><h3 id="học-phí">Học phí</h3>');
    expect(encoded).to.contain('href="#user-content-h%E1%BB%8Dc-ph%C3%AD"');
    expect(sanitizeHtml('<a href="#100%">a</a>')).to.contain('href="#100%"');
    expect(sanitizeHtml('<a name="fees">1</a><a name="fees">2</a>')).to.equal(
      '<a name="user-content-fees" id="user-content-fees">1</a><a name="user-content-fees">2</a>',
    );
  });

  it('keeps an opened window from reaching back, and only known targets', () => {
    expect(sanitizeHtml('<a href="/x" target="_blank">x</a>')).to.contain('rel="noopener"');
    expect(sanitizeHtml('<a href="/x" target="frame1">x</a>')).not.to.contain('target');
  });

  it('keeps the text of tags that it takes out', () => {
    expect(sanitizeHtml('<uni-callout><p>kept</p></uni-callout>')).to.equal('<p>kept</p>');
  });

  it('leaves the page alone while it works', () => {
    const before = performance.getEntriesByType('resource').length;
    sanitizeHtml('<img src="/never-asked-for.gif"><img src=x onerror="window.fired = true">');
    expect(performance.getEntriesByType('resource').length).to.equal(before);
    expect('fired' in window).to.equal(false);
  });
});

describe('toSafeHtml', () => {
  it('says that it needs the sanitiser, before that is loaded', () => {
    expect(() => toSafeHtml('<p class="x">not plain</p>')).to.throw(SanitizerMissing);
    expect(String(toSafeHtml('<p>plain</p>')?.__html)).to.equal('<p>plain</p>');
  });

  it('asks for it once', async () => {
    expect(loadSanitizer()).to.equal(loadSanitizer());
    await loadSanitizer();
    expect(String(toSafeHtml('<p class="x">not plain</p>')?.__html)).to.equal('<p class="x">not plain</p>');
  });

  // Chai cannot print the browser's TrustedHTML.
  const html = (authored: string) => String(toSafeHtml(authored)?.__html);

  it('decodes tags once when all of them are escaped', () => {
    expect(html('&lt;p&gt;A &lt;b&gt;bold&lt;/b&gt; word&lt;/p&gt;')).to.equal('<p>A <b>bold</b> word</p>');
  });

  it('decodes nothing when the value holds a tag', () => {
    expect(html('<p>write &lt;b&gt; for bold</p>')).to.equal('<p>write &lt;b&gt; for bold</p>');
  });

  it('decodes nothing of a text about tags, which does not close what it opens', () => {
    expect(html('The &lt;canvas&gt; element')).to.equal('The &lt;canvas&gt; element');
    expect(html('Use &lt;b&gt; for bold')).to.equal('Use &lt;b&gt; for bold');
    expect(html('one&lt;br&gt;two')).to.equal('one<br>two');
  });

  it('decodes no text that only compares', () => {
    expect(html('1 &lt; 2 &amp; 3')).to.equal('1 &lt; 2 &amp; 3');
  });

  it('sanitises what it decoded', () => {
    expect(html('&lt;img src=x onerror=alert(1)&gt;')).not.to.contain('onerror');
  });

  it('gives nothing where nothing is left', () => {
    expect(toSafeHtml('')).to.equal(undefined);
    expect(toSafeHtml('<script>x</script>')).to.equal(undefined);
  });

  it('gives nothing for what an emptied field of a CMS leaves', () => {
    for (const blank of [
      ' \n',
      '&nbsp;',
      '<p>&#8203;</p>',
      '<p></p>',
      '<p>&nbsp;</p><p><br></p>',
      '<ul><li></li></ul>',
    ])
      expect(toSafeHtml(blank), blank).to.equal(undefined);
    for (const shown of ['<p>.</p>', '<hr>', '<p><img src="/x.png" alt=""></p>', '<p id="fees"></p>'])
      expect(toSafeHtml(shown), shown).not.to.equal(undefined);
  });

  it('keeps how the CMS’s editor has aligned a paragraph', () => {
    expect(html('<p style="text-align: center;">x</p>')).to.equal('<p class="m-align--center">x</p>');
    expect(html('<h3 class="a" style="color:red; TEXT-ALIGN:Right">x</h3>')).to.equal(
      '<h3 class="a m-align--right">x</h3>',
    );
    expect(html('<p style="text-align: start; text-align-last: center">x</p>')).to.equal('<p>x</p>');
    expect(html('<p style="text-align:center;text-align:left">x</p>')).to.contain('"m-align--left"');
  });

  it('leaves out empty headings and paragraphs, unless they are a destination', () => {
    const written = '<h3>&nbsp;</h3><p>x</p><h2 class="a"><b> </b><br></h2><p></p><p id="fees"></p>';
    expect(html(written)).to.equal('<p>x</p><p id="user-content-fees"></p>');
    expect(html('<h3>&nbsp;</h3><p>plain</p>')).to.equal('<p>plain</p>');
    expect(html('<h2><span lang="EN-AU" style="font:7pt"><o:p>&nbsp;</o:p></span></h2><p>x</p>')).to.equal(
      '<p>x</p>',
    );
    expect(html('<h2><b><sup title="a"></sup></b></h2><p>x</p>')).to.equal('<p>x</p>');
    expect(html('<h2><span id="a"></span></h2>')).to.equal('<h2><span id="user-content-a"></span></h2>');
    for (const unseen of ['&#8203;', '\u200b', '&#160;', '<b>&#8203;</b>'])
      for (const after of ['<p>x</p>', '<p title="a">x</p>'])
        expect(html(`<h2>${unseen}</h2>${after}`), unseen).to.equal(after);
    expect(html('<p title="<h3></h3><p>">x</p>')).to.contain('>x</p>');
    expect(html('<p><img src="/x.png" alt=""></p>')).to.contain('<img');
  });

  it('leaves out the marks that Word has written before the items of a list', () => {
    const item =
      '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">·<span style="font:7.0pt">&nbsp; </span></span><!--[endif]-->First</p>';
    expect(parsedText(html(item))).to.equal('First');
  });

  it('gives the same object for the same text, so that React leaves the nodes', () => {
    expect(toSafeHtml('<p>same</p>')).to.equal(toSafeHtml('<p>same</p>'));
  });
});

const parsedText = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body.textContent;

describe('isPlainHtml', () => {
  const UNBALANCED = [
    '<p>open <b>badly </p></b>',
    '<p>Read <b>this',
    'Go <a href="/x">there',
    'a</li></ul>b',
    'x</p>y',
    'x</br>y',
    '<p>a<p>b</p></p>',
    '<p><ul><li>a</li></ul></p>',
    '<h2><h3>a</h3></h2>',
    '<ul><li>a<li>b</li></li></ul>',
    '<li>a</li>',
    '<a href="/x">a<b><a href="/y">b</a></b></a>',
    '<a>b</a>',
    '<b href="/x">b</b>',
  ];
  const plain = [
    '',
    'text & more &amp; &lt;b&gt;',
    '<p>A <strong>bold</strong> and <em>fine</em> word<br>here</p>',
    '<ul><li>one</li></ul>',
    '<a href="/fees">fees</a>, <a href="https://example.org/a">a</a>, <a href="mailto:a@b.org">b</a>, <a href="#x">c</a>',
    '<blockquote><p>Quoted</p><ul><li>one<ol><li><a href="/a"><b>two</b></a></li></ol></li></ul></blockquote>',
    '<UL><LI>shouted</li></ul>',
  ];
  const notPlain = [
    ...HOSTILE,
    '<p class="x">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="/x" onclick="y">x</a>',
    '<a href="/x?a=%">x</a>',
    "<a href='/x'>x</a>",
    '<<p>script>alert(1)<</p>/script>',
    '<p\u0000>x</p>',
    '<!-- x -->',
    '<p >x</p>',
    '1 < 2',
    ...UNBALANCED,
    '<b>'.repeat(1000) + '</b>'.repeat(1000),
  ];

  for (const html of plain) {
    it(`takes ${html || 'nothing'} as it is, as the sanitiser would show it`, () => {
      expect(isPlainHtml(html)).to.equal(true);
      const [ours, theirs] = [document.createElement('div'), document.createElement('div')];
      ours.innerHTML = html;
      theirs.innerHTML = sanitizeHtml(`${html}<i class="x"></i>`);
      theirs.querySelector('.x')!.remove();
      expect(ours.textContent).to.equal(theirs.textContent);
      expect(ours.querySelectorAll('a')).to.have.length(theirs.querySelectorAll('a').length);
    });
  }

  for (const html of notPlain) {
    it(`leaves ${html} to the sanitiser`, () => {
      expect(isPlainHtml(html)).to.equal(false);
    });
  }
});
