import { expect } from '@open-wc/testing';
import { hasFallback, readAuthored } from '../read/dom-content.js';

describe('authored content', () => {
  it('has of a tag in it what the author wrote there, and nothing of its view', () => {
    const host = document.createElement('div');
    host.innerHTML =
      '<section>Fees: <x-price><div class="uni-view">$8,950</div><template data-uni-authored>ask us</template></x-price></section>';
    const { rest } = readAuthored(host);
    expect(rest!.html()).to.equal('<section>Fees: <x-price>ask us</x-price></section>');
    expect(rest!.text()).to.equal('Fees: ask us');
    expect(host.querySelector('.uni-view')?.textContent).to.equal('$8,950');
  });
});

describe('what an author has written in a tag', () => {
  for (const [what, markup, isSome] of [
    ['a comment is nothing', '<!-- from the CMS -->', false],
    ['white space is nothing', ' \n ', false],
    ['a word is something', 'Words', true],
    ['an element is something', '<hr>', true],
  ] as const)
    it(`counts, so that an empty view gives way to it: ${what}`, () => {
      const host = document.createElement('div');
      host.innerHTML = markup;
      expect(hasFallback(host)).to.equal(isSome);
    });
});
