import { expect } from '@open-wc/testing';
import type { SafeHtml } from '../../../react-views/_shared/safe.js';
import { loadSanitizer } from '../../_safe/safe-html.js';
import { picture, pictures } from './picture-types.js';
import { INVALID, type PropType } from './prop-type.js';
import { boolean, callback, html, list, number, object, oneOf, text, url } from './prop-types.js';

const NO = INVALID;

/** A prop type, what is written in an attribute, and what is read. */
const WRITTEN: readonly (readonly [type: PropType<unknown>, written: readonly string[], read?: unknown])[] = [
  // Not a character of a text is lost.
  ...['007', '1e3', '2.50', ' 5 ', 'true', 'false', '12', ''].map((same) => [text(), [same], same] as const),
  [text(), ['a &amp; b'], 'a & b'],
  [oneOf(['a & b']), ['a &amp; b'], 'a & b'],
  [boolean(), ['', 'true', 'TRUE', 'on', 'yes', '1'], true],
  [boolean(true), ['false', 'off', 'no', '0'], false],
  [boolean(), ['maybe', '12', ' 5 ', 'a &amp; b'], NO],
  [number(), ['18'], 18],
  [number(), [' 5 '], 5],
  [number(), ['abc', '12px', '', 'NaN', 'Infinity', 'true', 'a &amp; b'], NO],
  [number(3, { min: 1, max: 5 }), ['5'], 5],
  [number(3, { min: 1, max: 5 }), ['0', '6'], NO],
  [number(undefined, { min: 0 }), ['0'], 0],
  [number(undefined, { min: 0 }), ['-1'], NO],
  [oneOf(['h3', 'h4'], 'h3'), [' H4 '], 'h4'],
  [oneOf(['h3', 'h4'], 'h3'), ['h5', 'script', 'x y', '', 'toString', '__proto__'], NO],
  [oneOf(['h3', 'h4'], 'h3', 'h4'), ['other', ' Other '], 'h4'],
  [oneOf(['h3', 'h4'], 'h3', 'h4'), ['others', 'h5'], NO],
  [oneOf(['h3', 'h4'], 'h3'), ['other'], NO],
  [url(), ['/a?x=1&amp;y=2'], '/a?x=1&y=2'],
  [url(), ['', ' '], undefined],
  [url(), ['&#106;avascript:alert(1)'], NO],
  [list({}), ['not json'], NO],
  [callback(), ['alert'], NO],
];

/** A prop type, what a property, a model or a data script has, and what is read. */
const GIVEN: readonly (readonly [type: PropType<unknown>, given: readonly unknown[], read?: unknown])[] = [
  [text(), ['a &amp; b'], 'a &amp; b'],
  [text(), [5], '5'],
  [text(), [{ toString: () => 'x' }, [1]], NO],
  ...[text(), boolean(), number(), oneOf(['a'])].map((type) => [type, [Object.create(null)], NO] as const),
  [html(), [{ __html: '<img onerror=alert(1)>' }], NO],
  [url(), ['/a'], '/a'],
  [url(), [5], NO],
  [boolean(), [true], true],
  [boolean(), [0], false],
  [boolean(), [{}], NO],
  [number(3, { min: 1, max: 5 }), ['2'], 2],
  [number(3, { min: 1, max: 5 }), [0], NO],
  [list({ title: text() }), [{}, 'x', 5, true], NO],
  [callback(), ['alert'], NO],
];

describe('every prop type', () => {
  for (const [type, all, read] of WRITTEN)
    for (const written of all)
      it(`${type.name} reads ${JSON.stringify(written)} of an attribute as ${String(read)}`, () => {
        expect(type.fromText(written)).to.equal(read);
      });
  for (const [type, all, read] of GIVEN)
    for (const given of all)
      it(`${type.name} takes ${JSON.stringify(given)} for ${String(read)}`, () => {
        expect(type.fromValue(given)).to.equal(read);
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
});

describe('a picture’s address', () => {
  for (const address of [
    '/a.jpg?x=1+2',
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
  it('may have a space, which a list of candidates has as a character of a URL', () => {
    expect(picture().fromText('/a b.jpg?x=1+2')).to.equal('/a b.jpg?x=1+2');
    expect(pictures().fromValue('/a b.jpg?x=1+2 1x,/b.jpg 2x')).to.equal('/a%20b.jpg?x=1+2 1x, /b.jpg 2x');
  });
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

describe('a list prop', () => {
  const items = list({ title: text(), link: object({ url: url() }), active: boolean() });
  it('lets only known fields through, each read by its type', () => {
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
  it('never reads from or writes to a prototype', () => {
    const hostile = JSON.parse('[{"title":"Own","__proto__":{"link":"/polluted","active":true}}]') as unknown;
    expect(items.fromValue(hostile)).to.deep.equal([{ title: 'Own', link: undefined, active: false }]);
    expect('title' in {}).to.equal(false);
  });
});

describe('a callback prop', () => {
  it('takes a function', () => {
    const act = () => {};
    expect(callback().fromValue(act)).to.equal(act);
  });
});
