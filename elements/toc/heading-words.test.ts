import { expect } from '@open-wc/testing';
import { collectHeadings } from './collect-headings.js';
import { HEADINGS } from './testing-headings.js';

describe('the words of a heading', () => {
  for (const [content, words] of HEADINGS)
    it(`are ${words} in ${content}`, () => {
      const place = document.createElement('div');
      place.innerHTML = `<h2>${content}</h2>`;
      expect(collectHeadings(place).map(({ value }) => value)).to.deep.equal(
        words === undefined ? [] : [words],
      );
    });
});
