import { expect } from '@open-wc/testing';
import { inStyle, show } from '../../../react-views/_shared/testing.js';
import { waitUntil } from '../../testing-wait.js';
import { followTables } from './scrolling-tables.js';

const WIDE_TABLE =
  '<table><caption>Fees</caption><tbody><tr><td style="padding: 0 300px">1</td></tr></tbody></table>';

describe('a table that a server has written', () => {
  inStyle();

  it('is a region in the Tab order while it is wider than its place', async () => {
    const place = show(null);
    place.style.inlineSize = '320px';
    place.innerHTML = `<div class="m-rich-text">${WIDE_TABLE}</div>`;
    followTables(place);
    const text = place.firstElementChild!;
    await waitUntil(() => text.getAttribute('role') === 'region');
    expect(text).to.have.attribute('tabindex', '0');
    expect(text).to.have.attribute('aria-label', 'Fees');
    await expect(place).to.be.accessible();
  });

  it('is none any more once its place has grown', async () => {
    const place = show(null);
    place.style.inlineSize = '320px';
    place.innerHTML = `<div class="m-rich-text">${WIDE_TABLE}</div>`;
    followTables(place);
    const text = place.firstElementChild!;
    await waitUntil(() => text.hasAttribute('tabindex'));
    place.style.inlineSize = '1200px';
    await waitUntil(() => !text.hasAttribute('tabindex'));
    expect(text.getAttributeNames()).to.deep.equal(['class']);
  });

  it('is none while it fits, so that nobody has to pass it by Tab', async () => {
    const place = show(null);
    place.style.inlineSize = '320px';
    const narrow = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    place.innerHTML = `<div class="m-rich-text">${narrow}</div><div class="m-rich-text">${WIDE_TABLE}</div>`;
    followTables(place);
    const [fits, scrolls] = place.children;
    await waitUntil(() => scrolls!.hasAttribute('tabindex'));
    expect(fits!.getAttributeNames()).to.deep.equal(['class']);
  });
});
