import { expect } from '@open-wc/testing';
import { namedCharacter } from './named-characters.js';
import { characterInTable } from './named-characters-table.js';
import { coerceAttribute, decodeText, kebabCase, parseNumber, shortened } from './text.js';

describe('coerceAttribute', () => {
  for (const [written, read] of [
    ['true', true],
    ['false', false],
    ['42', 42],
    ['-3.5', -3.5],
    ['.5', 0.5],
    ['1e3', 1000],
    ['007', 7],
    ['', ''],
    [' ', ' '],
    ['TRUE', 'TRUE'],
    ['12px', '12px'],
    ['0x10', '0x10'],
    ['Infinity', 'Infinity'],
    ['NaN', 'NaN'],
    ['1e999', '1e999'],
    ['undefined', 'undefined'],
    ['12345678901234567890', '12345678901234567890'],
    ['Tom &amp; Jerry', 'Tom & Jerry'],
  ] as const) {
    it(`reads ${JSON.stringify(written)} as ${JSON.stringify(read)}`, () => {
      expect(coerceAttribute(written)).to.equal(read);
    });
  }

  it('reads a million digits that are no number as text', () => {
    const written = `${'1'.repeat(1_000_000)}x`;
    expect(coerceAttribute(written)).to.equal(written);
  });
});

describe('decodeText', () => {
  for (const [encoded, decoded] of [
    ['plain', 'plain'],
    ['&lt;b&gt; &quot;x&quot; &apos;y&apos;', '<b> "x" \'y\''],
    ['&#106;&#x6A;&#X6a;', 'jjj'],
    ['&#106avascript:', 'javascript:'],
    ['&eacute;&ntilde;&Omega;&hellip;&euro;&ndash;', 'éñΩ…€–'],
    ['&nbsp;', '\u00a0'],
    ['&amp;lt;', '&lt;'],
    ['?a=1&copy=2&lt=3', '?a=1&copy=2&lt=3'],
    ['&unknown; &; & &#; &#x;', '&unknown; &; & &#; &#x;'],
    ['&#x110000;&#0;&#xD800;', '\ufffd\ufffd\ufffd'],
    ['&#150;&#x80;', '–€'],
    ['&#128512;', '😀'],
    ['&__proto__; &constructor; &toString;', '&__proto__; &constructor; &toString;'],
  ] as const) {
    it(`decodes ${encoded} once`, () => {
      expect(decodeText(encoded)).to.equal(decoded);
    });
  }

  it('agrees with the browser on every named reference that it knows', () => {
    const area = document.createElement('textarea');
    for (const name of 'quot amp lt gt nbsp yuml Alpha Rho Sigma Omega alpha rho sigmaf sigma omega thetasym hellip euro lang rang diams ensp zwj rlm'.split(
      ' ',
    )) {
      area.innerHTML = `&${name};`;
      expect([namedCharacter(name), characterInTable(name)], name).to.deep.equal([area.value, area.value]);
    }
    for (const name of ['constructor', 'nonsense', 'uuml2']) {
      expect([namedCharacter(name), characterInTable(name)], name).to.deep.equal([undefined, undefined]);
    }
  });
});

describe('parseNumber', () => {
  it('reads whole numerals only', () => {
    expect(
      ['5', ' 5 ', '+5', '5.', '12px', '', ' ', 'e5', '9007199254740993'].map(parseNumber),
    ).to.deep.equal([...[5, 5, 5, 5], ...[undefined, undefined, undefined, undefined, undefined]]);
  });
});

describe('kebabCase', () => {
  for (const [prop, attribute] of [
    ['title', 'title'],
    ['ctaUrl', 'cta-url'],
    ['isDSIcon', 'is-ds-icon'],
    ['posX', 'pos-x'],
    ['button1', 'button1'],
    ['seelessLabel', 'seeless-label'],
    ['imageURLPath', 'image-url-path'],
  ] as const) {
    it(`names ${prop} as ${attribute}`, () => {
      expect(kebabCase(prop)).to.equal(attribute);
    });
  }
});

describe('shortened', () => {
  it('names a value of 80 characters as it is, and the first 80 of a longer one', () => {
    expect(shortened('a'.repeat(80))).to.equal('a'.repeat(80));
    expect(shortened('a'.repeat(81))).to.equal(`${'a'.repeat(80)}…`);
  });
});
