import { expect } from '@open-wc/testing';
import { sharedStore } from './shared.js';

interface Counter {
  count: number;
}

const KEY = Symbol.for('uni.test-counter');
const counter = () =>
  sharedStore<Counter>(
    'test-counter',
    () => ({ count: 0 }),
    ({ count }) => typeof count === 'number',
  );

describe('sharedStore', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, KEY));

  it('is made once and then shared by all who ask', () => {
    counter().count++;
    counter().count++;
    expect(counter().count).to.equal(2);
  });

  it('stands under a registered symbol, where other copies find it', () => {
    const store = counter();
    expect(Reflect.get(globalThis, KEY)).to.equal(store);
  });

  for (const foreign of ['text', 1, null, {}, { count: 'many' }, document.createElement('a')]) {
    it(`takes the place of ${foreign instanceof Element ? 'an element' : JSON.stringify(foreign)}`, () => {
      Object.assign(globalThis, { [KEY]: foreign });
      expect(counter()).to.deep.equal({ count: 0 });
      expect(counter()).to.equal(counter());
    });
  }
});
