import { expect } from '@open-wc/testing';
import { addressOf, asksForSomething, EMPTY_QUERY } from '../../react-views/course-search/search-state.js';
import * as limits from '../../vocabulary/limits.js';
import { isSameWish, searchQueryOf } from './search-address.js';

describe('a searched in an address', () => {
  for (const query of [`a&q=b#c?d=%26`, '"><script>', 'kỹ thuật', '🎓', '100%', 'a+b', "o'clock\\"]) {
    it(`comes back as it went: ${query}`, () => {
      const searched = { query, level: 'research', audience: 'domestic', page: 3 };
      expect(searchQueryOf(addressOf(searched))).to.deep.equal(searched);
    });
  }

  it('leaves out what says nothing', () => {
    expect(addressOf(EMPTY_QUERY)).to.equal('?');
    expect(addressOf({ ...EMPTY_QUERY, query: 'law' })).to.equal('?q=law');
    expect(searchQueryOf('')).to.deep.equal(EMPTY_QUERY);
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
      expect(searchQueryOf(address), address).to.deep.equal(EMPTY_QUERY);
    expect(searchQueryOf('?page=99999999999999999999').page).to.equal(10_000);
  });

  it('is cut to what may be asked', () => {
    expect(searchQueryOf(`?q=${'x'.repeat(10_000)}`).query).to.have.length(limits.searchQueryCharacters);
  });

  it('is asked when a text or a filter is there', () => {
    expect(
      ['?q=law', '?level=research', '?audience=domestic', '?page=2', '?q=+'].map((it) =>
        asksForSomething(searchQueryOf(it)),
      ),
    ).to.deep.equal([true, true, true, false, false]);
    expect(
      isSameWish(searchQueryOf('?level=research&q=a'), searchQueryOf('?q=a&level=research&page=1')),
    ).to.equal(true);
  });
});
