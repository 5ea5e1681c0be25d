import { expect } from '@open-wc/testing';
import { addressOf, NO_WISH } from '../../react-views/course-search/search-state.js';
import { limits } from '../../vocabulary/index.js';
import { isAsked, isSameWish, wishOf } from './search-address.js';

describe('a wish in an address', () => {
  for (const query of [`a&q=b#c?d=%26`, '"><script>', 'kỹ thuật', '🎓', '100%', 'a+b', "o'clock\\"]) {
    it(`comes back as it went: ${query}`, () => {
      const wish = { query, level: 'research', audience: 'domestic', page: 3 };
      expect(wishOf(addressOf(wish))).to.deep.equal(wish);
    });
  }

  it('leaves out what says nothing', () => {
    expect(addressOf(NO_WISH)).to.equal('?');
    expect(addressOf({ ...NO_WISH, query: 'law' })).to.equal('?q=law');
    expect(wishOf('')).to.deep.equal(NO_WISH);
  });

  it('takes levels, audiences and pages that there are, and no others', () => {
    for (const address of [
      '?level=all+study',
      '?level=toString',
      '?audience=all',
      '?page=0',
      '?page=-1',
      '?page=1e3',
      '?page=x',
    ])
      expect(wishOf(address), address).to.deep.equal(NO_WISH);
    expect(wishOf('?page=99999999999999999999').page).to.equal(10_000);
  });

  it('is cut to what may be asked', () => {
    expect(wishOf(`?q=${'x'.repeat(10_000)}`).query).to.have.length(limits.searchQueryCharacters);
  });

  it('is asked when a text or a filter is there', () => {
    expect(
      ['?q=law', '?level=research', '?audience=domestic', '?page=2', '?q=+'].map((it) => isAsked(wishOf(it))),
    ).to.deep.equal([true, true, true, false, false]);
    expect(isSameWish(wishOf('?level=research&q=a'), wishOf('?q=a&level=research&page=1'))).to.equal(true);
  });
});
