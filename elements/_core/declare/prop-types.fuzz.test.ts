import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { loadSanitizer } from '../../_safe/safe-html.js';
import { decodeText } from '../../_safe/text.js';
import { fuzzed } from '../testing/testing-fuzz.js';
import { INVALID } from './prop-type.js';
import { boolean, html, list, number, object, oneOf, text, url } from './prop-types.js';

const shape = { title: text(), link: object({ url: url() }), size: number(), items: list({ title: text() }) };
const TYPES = [text(), html(), url(), boolean(), number(), oneOf(['a', 'b']), list(shape), object(shape)];
const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('true', 'false', '007', '1e3', '&lt;b&gt;', 'javascript:1', '[{}]', '{', 'null'),
);

describe('prop types, whatever an author gives', () => {
  before(loadSanitizer);

  it('take it, or say that it is invalid', () => {
    fuzzed(fc.tuple(words, fc.jsonValue()), ([written, value]) => {
      for (const type of TYPES) {
        for (const read of [type.fromText(written), value === null ? INVALID : type.fromValue(value)]) {
          if (read === INVALID || read === undefined) continue;
          if (type.name === 'number') expect(Number.isFinite(read)).to.equal(true);
          if (type.name === 'boolean') expect(read).to.be.a('boolean');
          if (type.name === 'list') expect(read).to.be.an('array');
        }
      }
    });
  });

  it('read the same text the same, be it an attribute, a data script, a property or a model’s field', () => {
    const json = fc.jsonValue().map((value) => JSON.stringify(value));
    fuzzed(fc.oneof(words, json), (written) => {
      // Character references are an attribute's own.
      if (written.includes('&')) return;
      for (const type of TYPES) {
        const [inText, inValue] = [type.fromText(written), type.fromValue(written)];
        expect(inText === INVALID, `${type.name} ${written}`).to.equal(inValue === INVALID);
        if (inText !== INVALID) expect(JSON.stringify(inText)).to.equal(JSON.stringify(inValue));
      }
    });
  });

  it('never lose a character of a text', () => {
    fuzzed(words, (written) => {
      expect(text().fromText(written)).to.equal(decodeText(written));
      expect(text().fromValue(written)).to.equal(written);
    });
  });
});
