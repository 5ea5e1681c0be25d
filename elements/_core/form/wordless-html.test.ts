import { expect } from '@open-wc/testing';
import { html } from 'parse5';
import { WORDLESS } from '../../../page/activation/wordless.js';
import { hasWordlessTag } from './wordless-html.js';

const NAMES = Object.values(html.TAG_NAMES);

describe('elements that show something without a word', () => {
  it('are the same in the HTML of a server and in a browser', () => {
    const shown = NAMES.filter((name) => document.createElement(name).matches(`${WORDLESS}, slot`));
    expect(shown).to.include.members(['img', 'textarea']);
    expect(NAMES.filter((name) => hasWordlessTag(`<p><${name} class="x">`))).to.deep.equal(shown);
  });
});
