import { expect } from '@open-wc/testing';
import { reencodeQuery, safeUrl } from './safe-url.js';

describe('safeUrl', () => {
  for (const url of [
    'https://example.org/a',
    'HTTP://example.org/',
    'mailto:a@example.org?subject=Hi%20there',
    'tel:+61212345678',
    '/study/courses.html',
    'courses.html',
    '../up.html',
    '?q=a',
    '#fees',
    '//cdn.example.org/x',
    '',
  ]) {
    it(`lets ${url || 'an empty address'} through`, () => {
      expect(safeUrl(url)).to.equal(url);
    });
  }

  for (const url of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' \u0000 javascript:alert(1)',
    'javascript:%0aalert(1)?a=1',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'about:blank',
    'view-source:x',
    'ftp://example.org',
  ]) {
    it(`drops ${JSON.stringify(url)}`, () => {
      expect(safeUrl(url)).to.equal(undefined);
    });
  }

  it('takes a colon in a path, query or fragment for no scheme', () => {
    expect(safeUrl('/a:b')).to.equal('/a:b');
    expect(safeUrl('./javascript:x')).to.equal('./javascript:x');
    expect(safeUrl('#a:b')).to.equal('#a:b');
  });

  it('leaves mailto and tel unencoded', () => {
    for (const address of ['tel:+84281?ext=1+2', 'tel:1800%20975?a=1%2b2', 'mailto:a@b.example?subject=a+b'])
      expect(safeUrl(address)).to.equal(address);
    expect(safeUrl('mailto:a@b.c?subject=a+b')).to.equal('mailto:a@b.c?subject=a+b');
  });

  it('trims what the browser would trim', () => {
    expect(safeUrl('  /a\n ')).to.equal('/a');
  });
});

describe('reencodeQuery', () => {
  for (const [given, expected] of [
    ['/a', '/a'],
    ['/a?', '/a?'],
    ['/s?q=a b', '/s?q=a%20b'],
    ['/s?q=a%20b', '/s?q=a%20b'],
    ['/s?q=a+b', '/s?q=a%20b'],
    ['/s?q=%C3%A9&x=é', '/s?q=%C3%A9&x=%C3%A9'],
    ['/s?a=1&a=2&b', '/s?a=1&a=2&b'],
    ['/s?a=b=c', '/s?a=b%3Dc'],
    ['/s?a=1&&b=#x?y=z w', '/s?a=1&&b=#x?y=z w'],
    ['/s?next=/a/b', '/s?next=%2Fa%2Fb'],
    ['?a=%E4', '?a=%E4'],
    ['?a=%', '?a=%'],
    ['#%', '#%'],
  ] as const) {
    it(`gives ${expected} for ${given}`, () => {
      expect(reencodeQuery(given)).to.equal(expected);
    });
  }

  it('changes nothing a second time', () => {
    for (const url of ['/s?q=a+b&x=é#y', '/s?a=%26%3D', '?q=ệ']) {
      expect(reencodeQuery(reencodeQuery(url))).to.equal(reencodeQuery(url));
    }
  });
});
