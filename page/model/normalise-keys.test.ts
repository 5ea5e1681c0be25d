import { expect } from '@open-wc/testing';
import { normaliseModelKeys } from './normalise-keys.js';

const parsed = (text: string) => normaliseModelKeys(JSON.parse(text)) as Record<string, unknown>;

/** `{"jcr:a": {"jcr:a": … }}` */
const deep = (depth: number) => JSON.parse(`${'{"jcr:a":'.repeat(depth)}1${'}'.repeat(depth)}`) as unknown;

describe('normaliseModelKeys', () => {
  it('writes keys of the CMS namespaces as camel-case words', () => {
    expect(
      normaliseModelKeys({
        'jcr:title': 1,
        'cq:panelTitle': 2,
        'sling:resourceType': 3,
        'jcr:last-modified by': 4,
        'cq:responsive:default': 5,
      }),
    ).to.deep.equal({
      jcrTitle: 1,
      cqPanelTitle: 2,
      slingResourceType: 3,
      jcrLastModifiedBy: 4,
      cqResponsiveDefault: 5,
    });
  });

  it('leaves other keys as they are', () => {
    const model = {
      ':items': {},
      ':itemsOrder': [],
      ':type': 'x',
      'dam:size': 1,
      'a-b': 2,
      jcr: 3,
      'JCR:title': 4,
    };
    expect(normaliseModelKeys(model)).to.deep.equal(model);
  });

  it('reaches every level, through lists too', () => {
    expect(
      normaliseModelKeys({ ':items': { root: [{ 'jcr:title': 'a' }, [{ 'cq:b': null }]] } }),
    ).to.deep.equal({
      ':items': { root: [{ jcrTitle: 'a' }, [{ cqB: null }]] },
    });
  });

  it('leaves values alone', () => {
    expect(normaliseModelKeys({ a: 'jcr:title', b: ['cq:x'] })).to.deep.equal({
      a: 'jcr:title',
      b: ['cq:x'],
    });
  });

  for (const value of [null, 1, 'jcr:title', true, undefined]) {
    it(`gives ${JSON.stringify(value)} back`, () => {
      expect(normaliseModelKeys(value)).to.equal(value);
    });
  }

  it('does not change what it is given', () => {
    const model = { 'jcr:title': { 'cq:a': [1] } };
    const before = JSON.stringify(model);
    const copy = normaliseModelKeys(model) as { jcrTitle: { cqA: number[] } };
    copy.jcrTitle.cqA.push(2);
    expect(JSON.stringify(model)).to.equal(before);
  });

  it('keeps the order of keys, on which the order of items may rest', () => {
    expect(Object.keys(parsed('{"z": 1, "jcr:y": 2, "a": {"c": 1}, "b": 3}'))).to.deep.equal([
      'z',
      'jcrY',
      'a',
      'b',
    ]);
  });

  it('lets the key win that needed no change, wherever it stands', () => {
    expect(parsed('{"jcr:title": "changed", "jcrTitle": "own"}')).to.deep.equal({ jcrTitle: 'own' });
    expect(parsed('{"jcrTitle": "own", "jcr:title": "changed"}')).to.deep.equal({ jcrTitle: 'own' });
  });

  it('lets the first of two changed keys win', () => {
    expect(parsed('{"jcr:a-b": 1, "jcr:a:b": 2}')).to.deep.equal({ jcrAB: 1 });
  });

  it('leaves out keys that could reach a prototype, as they stand and after the change', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const model = parsed(
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "prototype": 1, "jcr:__proto__": {"polluted": 1}, "a": {"__proto__": {"polluted": 1}}}',
    );
    expect(Object.keys(model)).to.deep.equal(['jcrProto', 'a']);
    expect(Object.getPrototypeOf(model)).to.equal(Object.prototype);
    expect(Object.getPrototypeOf(model.a)).to.equal(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).to.equal(undefined);
    expect(Object.getOwnPropertyNames(Object.prototype)).to.deep.equal(before);
  });

  for (const depth of [1_000, 10_000, 100_000]) {
    it(`walks a model ${depth} levels deep`, () => {
      let node = normaliseModelKeys(deep(depth));
      let levels = 0;
      while (typeof node === 'object' && node !== null) {
        node = (node as Record<string, unknown>).jcrA;
        levels++;
      }
      expect(levels).to.equal(depth);
    });
  }

  it('takes 10 MB with 50,000 items', () => {
    const item = {
      'jcr:title': 'A course',
      'sling:resourceType': 'uni/components/card',
      text: 'x'.repeat(120),
    };
    const text = JSON.stringify({
      ':items': Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`card_${i}`, item])),
    });
    expect(text.length).to.be.above(10_000_000);
    const items = (parsed(text) as { ':items': Record<string, unknown> })[':items'];
    expect(Object.keys(items)).to.have.length(50_000);
    expect(items.card_49999).to.deep.include({ jcrTitle: 'A course' });
  });
});
