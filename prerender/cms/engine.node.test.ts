import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { type CmsHost, EngineParameters, EngineUrl, equip } from './engine.js';

const ORIGIN = 'http://own-origin';

const pieces = fc.constantFrom(
  ...['/', '//', '/content/', 'students', 'home.html', '.', '..', './', '../', '%2e', '%20', '%', ' '],
  ...['?q=1', '#a', '#a?b', ':', ';', '@', 'a b', 'học', '\u{1F393}', '"', '<', '>', '`', '{', '}', '|', "'"],
);
const addresses = fc.oneof(
  fc.array(pieces, { maxLength: 6 }).map((parts) => `/${parts.join('')}`),
  fc.array(pieces, { maxLength: 5 }).map((parts) => `https://example.edu/${parts.join('')}`),
  fc.constantFrom(
    '',
    '#top',
    '?x',
    'fees',
    'mailto:a@b.edu',
    'javascript:x()',
    'tel:1',
    'HTTP://Own-Origin/A',
  ),
  fc.constantFrom('http://own-origin:80/a', '//own-origin/a', '//example.edu/a', ' /a ', '/a\n/b', '\\a\\b'),
);

/** Questions of views about an address: whether it leads to their own site, and by which path. */
const pathBy = (Address: typeof EngineUrl, address: string) => {
  if (!Address.canParse(address, ORIGIN)) return undefined;
  const { origin, pathname } = new Address(address, ORIGIN);
  return origin === ORIGIN ? pathname : undefined;
};

describe('the address of an engine that has none', () => {
  it('leads to the page that a browser would go to', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        assert.equal(pathBy(EngineUrl, address), pathBy(URL, address), address);
      }),
      { numRuns: 5000, seed: 20_261_125, includeErrorInReport: true },
    );
  });
});

describe('a query in an engine that has none', () => {
  const values = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  const cases = { numRuns: 3000, seed: 20_261_125 };

  it('is written as a browser writes it', () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        const [ours, theirs] = [new EngineParameters(), new URLSearchParams()];
        for (const parameters of [ours, theirs]) {
          parameters.set('q', one);
          parameters.set('level', other);
        }
        assert.equal(String(ours), String(theirs));
      }),
      cases,
    );
  });

  it('is read as a browser reads it', () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        const query = `?${new URLSearchParams([
          ['q', one],
          ['page', other],
          ['q', 'again'],
        ])}&&x&=y`;
        for (const name of ['q', 'page', 'x', '', 'none'])
          assert.equal(new EngineParameters(query).get(name), new URLSearchParams(query).get(name));
      }),
      cases,
    );
  });

  it('with bytes that are no text still tells the rest', () => {
    assert.equal(new EngineParameters('?a=%ff&q=law').get('q'), 'law');
  });
});

describe('the dates of an engine that has none', () => {
  const scope: { Intl?: typeof Intl } = {};
  let asked = 0;
  before(() => {
    const host: CmsHost = {
      filter: (html) => html,
      warn() {},
      longDate(ms, _language, _region, timeZone) {
        asked += 1;
        return new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'long' }).format(ms);
      },
    };
    Object.assign(globalThis, { uniHost: host });
    equip(scope);
  });
  after(() => Reflect.deleteProperty(globalThis, 'uniHost'));

  it('refuse a time zone that the host does not know, as a browser does', () => {
    for (const timeZone of ['Mars/Phobos', '<svg onload=alert(1)>'])
      assert.throws(() => new scope.Intl!.DateTimeFormat('en', { timeZone }), RangeError, timeZone);
  });

  it('ask for a known one once', () => {
    const format = new scope.Intl!.DateTimeFormat('en', { timeZone: 'Europe/London' });
    const before = asked;
    assert.equal(
      new scope.Intl!.DateTimeFormat('en', { timeZone: 'Europe/London' }).format(new Date(0)),
      'January 1, 1970',
    );
    assert.equal(format.format(new Date(0)), 'January 1, 1970');
    assert.equal(asked, before + 2);
  });
});
