import { expect } from '@open-wc/testing';
import { facultyAliases } from '../../vocabulary/courses.js';
import { json, type StubbedFetch, stubFetch } from '../testing.js';
import { popularSearches, searchCollection } from './calls.js';
import { readJsonp } from './funnelback.js';
import { facultyName } from './results.js';

describe('searchCollection', () => {
  it('is the production collection on hosts that visitors see, else the test one', () => {
    expect(searchCollection('course', new URL('https://www.university.example'))).to.equal('courses-PROD');
    expect(searchCollection('uos', new URL('https://author-test.university.example'))).to.equal(
      'units-of-study-TEST',
    );
    expect(searchCollection('subject-area', new URL('http://localhost:8080'))).to.equal('subject-areas-TEST');
  });
});

describe('facultyName', () => {
  it('knows a faculty by its name, its alias and with an ampersand', () => {
    for (const alias of [
      'Medicine and health',
      'medicine-and-health',
      'MEDICINE & HEALTH',
      ' medicine_and_health ',
    ])
      expect(facultyName(alias)).to.equal('Medicine and health');
    for (const name of facultyAliases) expect(facultyName(name)).to.equal(name);
  });

  it('leaves any other as it is', () => {
    for (const name of ['Institute of Tides', 'constructor', '']) expect(facultyName(name)).to.equal(name);
  });
});

describe('readJsonp', () => {
  it('takes any name of a function, with or without a semicolon', () => {
    for (const text of ['callback({"a":1})', ' jQuery_1.done ( {"a":1} ) ;\n', '$({"a":1});'])
      expect(readJsonp(text, '/s')).to.deep.equal({ a: 1 });
  });

  it('keeps parentheses within texts', () => {
    expect(readJsonp('callback(["a);b("])', '/s')).to.deep.equal(['a);b(']);
  });

  it('refuses whatever else is code', () => {
    for (const text of ['(1)', 'a()(1)', 'callback(1)(2)', 'callback(1), callback(2)', 'callback({a:1})'])
      expect(() => readJsonp(text, '/s'), text).to.throw('/s');
  });

  it('refuses what follows a million spaces', () => {
    expect(() => readJsonp(`callback(1)${' '.repeat(1_000_000)}x`, '/s')).to.throw('/s');
  });
});

describe('popularSearches', () => {
  const { signal } = new AbortController();
  let net: StubbedFetch;
  afterEach(() => net.restore());

  it('gives the texts, each once', async () => {
    net = stubFetch(() =>
      json({ searches: [{ query: 'law' }, {}, null, { query: 5 }, { query: 'law' }, { query: ' ' }] }),
    );
    expect(await popularSearches(signal)).to.deep.equal(['law']);
  });

  it('gives none for a body without any, and none when the call fails', async () => {
    for (const body of [null, [], { searches: 'law' }, 'no JSON']) {
      net = stubFetch(() => json(body));
      expect(await popularSearches(signal)).to.deep.equal([]);
      net.restore();
    }
    net = stubFetch(() => json({}, { status: 500 }));
    expect(await popularSearches(signal)).to.deep.equal([]);
  });
});
