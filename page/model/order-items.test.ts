import { expect } from '@open-wc/testing';
import { orderItems } from './order-items.js';

const keys = (items: unknown, itemsOrder?: unknown) => orderItems(items, itemsOrder).map(({ key }) => key);

describe('orderItems', () => {
  it('gives each item with its key', () => {
    expect(orderItems({ hero: { title: 'Study' } })).to.deep.equal([
      { key: 'hero', title: 'Study', isFirstGroupItem: true, isLastGroupItem: true },
    ]);
  });

  it('keeps the order of the items that say nothing of it', () => {
    expect(keys({ c: {}, a: {}, b: {} })).to.deep.equal(['c', 'a', 'b']);
  });

  it('leaves out what is hidden or not shown', () => {
    const items = {
      a: { hide: true },
      b: { show: false },
      c: { hide: 'true' },
      d: { show: 'false' },
      e: { hide: false, show: true },
      f: { hide: null, show: null },
    };
    expect(keys(items)).to.deep.equal(['e', 'f']);
  });

  it('sorts by order, else by index', () => {
    expect(keys({ a: { order: 3 }, b: { order: 1 }, c: { index: 2 } })).to.deep.equal(['b', 'c', 'a']);
    expect(keys({ a: { order: 1, index: 9 }, b: { order: 2, index: 1 } })).to.deep.equal(['a', 'b']);
  });

  it('takes an order written as text', () => {
    expect(keys({ a: { order: '10' }, b: { order: '9' }, c: { order: '' } })).to.deep.equal(['b', 'a', 'c']);
  });

  it('puts items without a usable order last, as they stand', () => {
    const items = { a: {}, b: { order: Number.NaN }, c: { order: {} }, d: { order: 5 }, e: { order: 'x' } };
    expect(keys(items)).to.deep.equal(['d', 'a', 'b', 'c', 'e']);
  });

  it('keeps the order of items with the same place', () => {
    expect(keys({ b: { order: 1 }, a: { order: 1 }, c: { order: 1 } })).to.deep.equal(['b', 'a', 'c']);
  });

  it('keeps groups together, as they first appear', () => {
    const items = {
      a: { group: 'x', order: 2 },
      b: { group: 'y', order: 1 },
      c: { group: 'x', order: 1 },
      d: { group: 'y', order: 0 },
    };
    expect(keys(items)).to.deep.equal(['c', 'a', 'd', 'b']);
  });

  it('marks the first and the last of each group', () => {
    const marks = orderItems({
      a: { group: 'x' },
      b: { group: 'x' },
      c: { group: 'x' },
      d: { group: 'y' },
      e: {},
    }).map(({ key, isFirstGroupItem, isLastGroupItem }) => [key, isFirstGroupItem, isLastGroupItem]);
    expect(marks).to.deep.equal([
      ['a', true, false],
      ['b', false, false],
      ['c', false, true],
      ['d', true, true],
      ['e', true, true],
    ]);
  });

  it('marks no hidden item', () => {
    const [only] = orderItems({ a: { hide: true, group: 'x' }, b: { group: 'x' } });
    expect(only).to.include({ key: 'b', isFirstGroupItem: true, isLastGroupItem: true });
  });

  it('puts the groups of admission steps in their order, however they are written', () => {
    const items = {
      a: { group: 'English language' },
      b: { group: 'inherent-requirements' },
      c: { group: 'assumedKnowledge' },
      d: { group: 'PREREQUISITES' },
      e: { group: 'qualifications' },
    };
    expect(keys(items)).to.deep.equal(['e', 'd', 'c', 'b', 'a']);
  });

  it('puts the groups of how-to-apply steps in their order', () => {
    expect(keys({ a: { group: 'info' }, b: { group: 'submit' }, c: { group: 'before' } })).to.deep.equal([
      'c',
      'b',
      'a',
    ]);
  });

  it('orders groups by their appearance when one of them is unknown', () => {
    expect(keys({ a: { group: 'info' }, b: { group: 'other' }, c: { group: 'before' } })).to.deep.equal([
      'a',
      'b',
      'c',
    ]);
  });

  it('follows the list of the CMS before the order of the keys', () => {
    const items = { a: {}, b: {}, c: {}, 1: {} };
    expect(keys(items, ['c', 'b', 'missing', 'toString'])).to.deep.equal(['c', 'b', '1', 'a']);
    expect(keys(items, 'no list')).to.deep.equal(['1', 'a', 'b', 'c']);
  });

  for (const none of [undefined, null, 1, 'text', true, [], {}]) {
    it(`gives no item for ${JSON.stringify(none)}`, () => {
      expect(orderItems(none)).to.deep.equal([]);
    });
  }

  it('leaves out what is no object', () => {
    expect(keys({ a: null, b: 'text', c: [1], d: {} })).to.deep.equal(['d']);
  });

  it('does not trip over hostile values', () => {
    const hostile = JSON.parse(
      '{"a": {"hide": {"toString": 1, "valueOf": 1}, "group": {"toString": 1}, "order": {"valueOf": 1}, "__proto__": {"polluted": 1}}}',
    );
    expect(keys(hostile, [{ toString: 1 }, 1])).to.deep.equal(['a']);
    expect(({} as Record<string, unknown>).polluted).to.equal(undefined);
  });

  it('does not change what it is given', () => {
    const items = { b: { order: 2 }, a: { order: 1 } };
    orderItems(items);
    expect(items).to.deep.equal({ b: { order: 2 }, a: { order: 1 } });
  });

  it('keeps the key of the map when an item has a key of its own', () => {
    expect(keys({ a: { key: 'other' } })).to.deep.equal(['a']);
  });
});
