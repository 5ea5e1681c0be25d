import { expect } from '@open-wc/testing';
import { html } from 'parse5';
import { SOMETHING } from '../../../page/authoring/target-mode.js';
import { WORDLESS } from '../place/replaced-content.js';
import { hasWordlessTag } from './wordless-html.js';

const NAMES = Object.values(html.TAG_NAMES);
const shownBy = (selector: string) => NAMES.filter((name) => document.createElement(name).matches(selector));

describe('elements that show something without a word', () => {
  it('are the same in the HTML of a server and in a browser', () => {
    expect(shownBy(WORDLESS)).to.include.members(['img', 'textarea']);
    expect(NAMES.filter((name) => hasWordlessTag(`<p><${name} class="x">`))).to.deep.equal(shownBy(WORDLESS));
  });

  it('are the same in the content of others, which may have buttons and plug-ins besides', () => {
    const others = shownBy(SOMETHING).filter((name) => !['button', 'embed'].includes(name));
    expect(others).to.deep.equal(shownBy(WORDLESS));
  });
});
