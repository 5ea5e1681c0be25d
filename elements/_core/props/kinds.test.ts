import { expect } from '@open-wc/testing';
import type { SafeHtml } from '../../../react-views/_shared/safe.js';
import { loadSanitizer } from '../safety/safe-html.js';
import {
  boolean,
  callback,
  html,
  INVALID,
  list,
  number,
  object,
  oneOf,
  picture,
  pictures,
  text,
  url,
} from './kinds.js';

describe('every kind', () => {
  it('reads what coerceAttribute makes of an attribute, and has the last word', () => {
    for (const word of ['true', 'false', '12', ' 5 ', 'a &amp; b'])
      expect([
        text().fromText(word),
        boolean().fromText(word),
        number().fromText(word),
        oneOf(['true', '12', 'a & b']).fromText(word),
      ]).to.deep.equal(EXPECTED[word]);
  });
});

const NO = INVALID;
const EXPECTED: Readonly<Record<string, unknown>> = {
  true: ['true', true, NO, 'true'],
  false: ['false', false, NO, NO],
  12: ['12', NO, 12, '12'],
  ' 5 ': [' 5 ', NO, 5, NO],
  'a &amp; b': ['a & b', NO, NO, 'a & b'],
};

describe('a text prop', () => {
  it('never loses characters', () => {
    for (const authored of ['007', '1e3', '2.50', ' 5 ', 'true', ''])
      expect(text().fromText(authored)).to.equal(authored);
  });
  it('decodes an attribute but not a value', () => {
    expect(text().fromText('a &amp; b')).to.equal('a & b');
    expect(text().fromValue('a &amp; b')).to.equal('a &amp; b');
  });
  it('takes scalars from a model, no objects', () => {
    expect(text().fromValue(5)).to.equal('5');
    expect(text().fromValue({ toString: () => 'x' })).to.equal(INVALID);
    expect(text().fromValue([1])).to.equal(INVALID);
  });
});

describe('an html prop', () => {
  before(loadSanitizer);
  it('is sanitised from every source', () => {
    const hostile = '<p>x</p><img src=x onerror=alert(1)>';
    for (const value of [html().fromText(hostile), html().fromValue(hostile)]) {
      expect(String((value as SafeHtml).__html)).to.equal('<p>x</p><img src="x">');
    }
  });
  it('takes no object, not even one in the shape of React’s', () => {
    expect(html().fromValue({ __html: '<img onerror=alert(1)>' })).to.equal(INVALID);
  });
});

describe('a picture’s address', () => {
  for (const address of [
    '/a b.jpg?x=1+2',
    'a.jpg',
    '//cdn.example/a.jpg',
    'data:image/png;base64,AAAA',
    'blob:x',
    '',
  ]) {
    it(`may be ${address || 'empty'}, as it is written`, () => {
      expect(picture().fromText(address)).to.equal(address);
      expect(pictures().fromValue(`${address} 1x,/b.jpg 2x`)).to.equal(`${address} 1x,/b.jpg 2x`);
    });
  }
  for (const address of [
    'javascript:alert(1)',
    ' java\nscript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///x',
  ]) {
    it(`may not be ${JSON.stringify(address)}`, () => {
      expect(picture().fromText(address)).to.equal(INVALID);
      expect(picture().fromValue(address)).to.equal(INVALID);
    });
  }
  it('may not be among candidates', () => {
    for (const bad of ['javascript:x 1x', '/a.jpg 1x, javascript:x 2x', '/a.jpg 1x,javascript:x 2x'])
      expect(pictures().fromText(bad)).to.equal(INVALID);
  });
});

describe('a url prop', () => {
  it('checks after decoding', () => {
    expect(url().fromText('&#106;avascript:alert(1)')).to.equal(INVALID);
    expect(url().fromText('/a?x=1&amp;y=2')).to.equal('/a?x=1&y=2');
  });
  it('takes text only', () => {
    expect(url().fromValue(5)).to.equal(INVALID);
    expect(url().fromValue('/a')).to.equal('/a');
  });
  it('has no empty address', () => {
    for (const empty of ['', ' ']) expect(url().fromText(empty)).to.equal(undefined);
  });
});

describe('a boolean prop', () => {
  it('takes a bare attribute and the usual words as true', () => {
    for (const word of ['', 'true', 'TRUE', 'on', 'yes', '1'])
      expect(boolean().fromText(word), word).to.equal(true);
  });
  it('takes the opposite words as false', () => {
    for (const word of ['false', 'off', 'no', '0'])
      expect(boolean(true).fromText(word), word).to.equal(false);
  });
  it('takes nothing else', () => {
    expect(boolean().fromText('maybe')).to.equal(INVALID);
    expect(boolean().fromValue({})).to.equal(INVALID);
    expect(boolean().fromValue(true)).to.equal(true);
    expect(boolean().fromValue(0)).to.equal(false);
  });
});

describe('a number prop', () => {
  it('reads whole numerals only', () => {
    expect(number().fromText('18')).to.equal(18);
    for (const word of ['abc', '12px', '', 'NaN', 'Infinity'])
      expect(number().fromText(word), word).to.equal(INVALID);
  });
  it('keeps to its range', () => {
    const level = number(3, { min: 1, max: 5 });
    expect([
      level.fromText('5'),
      level.fromText('6'),
      level.fromValue(0),
      level.fromValue('2'),
    ]).to.deep.equal([5, INVALID, INVALID, 2]);
  });
  it('may have a range and no default', () => {
    const width = number(undefined, { min: 0 });
    expect([width.fallback, width.fromText('-1'), width.fromText('0')]).to.deep.equal([
      undefined,
      INVALID,
      0,
    ]);
  });
});

describe('an enum prop', () => {
  const kind = oneOf(['h3', 'h4'], 'h3');
  it('takes its words without regard to case', () => {
    expect(kind.fromText(' H4 ')).to.equal('h4');
  });
  it('takes no other word', () => {
    for (const word of ['h5', 'script', 'x y', '', 'toString', '__proto__'])
      expect(kind.fromText(word)).to.equal(INVALID);
  });
});

describe('a list prop', () => {
  const items = list({ title: text(), link: object({ url: url() }), active: boolean() });
  it('lets only known fields through, each read by its kind', () => {
    const json =
      '[{"title":"A","link":{"url":"javascript:alert(1)"},"active":"true","dangerouslySetInnerHTML":{"__html":"x"}}]';
    expect(items.fromText(json)).to.deep.equal([{ title: 'A', link: { url: undefined }, active: true }]);
  });
  it('leaves out what is no object', () => {
    expect(items.fromValue([null, 1, 'x', [], { title: 'B' }])).to.deep.equal([
      { title: 'B', link: undefined, active: false },
    ]);
  });
  it('leaves out an item that is empty, or lacks what it needs', () => {
    const needing = list({ title: text(), link: url(), isOpen: boolean() }, ['title']);
    const given = [{}, { title: ' ' }, { title: '', link: '/x' }, { isOpen: true }, { title: 'Kept' }];
    expect(needing.fromValue(given)).to.deep.equal([{ title: 'Kept', link: undefined, isOpen: false }]);
    expect(list({ title: text(), links: list({}) }).fromValue([{ title: '', links: [] }])).to.deep.equal([]);
  });
  it('counts an empty field as not given', () => {
    const [item] = list({ title: text(), lang: text('en'), isOpen: boolean(true) }).fromValue([
      { title: 'A', lang: '', isOpen: '' },
    ]) as readonly object[];
    expect(item).to.deep.equal({ title: 'A', lang: 'en', isOpen: true });
  });
  it('takes a multifield, in the order of its numbers', () => {
    const field = { item10: { title: 'c' }, item2: { title: 'b' }, item0: { title: 'a' } };
    const titles = (items.fromValue(field) as readonly { title?: string }[]).map(({ title }) => title);
    expect(titles).to.deep.equal(['a', 'b', 'c']);
  });
  it('takes no other value', () => {
    for (const value of [{}, 'x', 5, true]) expect(items.fromValue(value)).to.equal(INVALID);
    expect(items.fromText('not json')).to.equal(INVALID);
  });
  it('never reads from or writes to a prototype', () => {
    const hostile = JSON.parse('[{"title":"Own","__proto__":{"link":"/polluted","active":true}}]') as unknown;
    expect(items.fromValue(hostile)).to.deep.equal([{ title: 'Own', link: undefined, active: false }]);
    expect('title' in {}).to.equal(false);
  });
});

describe('a callback prop', () => {
  it('takes a function, never a name', () => {
    const act = () => {};
    expect(callback().fromValue(act)).to.equal(act);
    expect(callback().fromText('alert')).to.equal(INVALID);
    expect(callback().fromValue('alert')).to.equal(INVALID);
  });
});
