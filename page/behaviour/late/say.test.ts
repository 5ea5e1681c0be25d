import { expect } from '@open-wc/testing';
import { clear, show } from '../../../react-views/_shared/testing.js';
import { say } from './say.js';

describe('what is said to screen readers', () => {
  const { setTimeout: later, clearTimeout: never } = window;
  let due: Map<number, () => void>;
  const pass = () => {
    for (const run of due.values()) run();
    due.clear();
  };
  beforeEach(() => {
    due = new Map();
    window.setTimeout = ((run: () => void, ms: number) => {
      expect(ms).to.be.within(1000, 2000);
      const id = due.size + 1;
      due.set(id, run);
      return id;
    }) as typeof setTimeout;
    window.clearTimeout = (id) => void due.delete(Number(id));
  });
  afterEach(() => {
    Object.assign(window, { setTimeout: later, clearTimeout: never });
    clear();
  });

  it('stands in the region for a while, and later words as long as the first', () => {
    const region = show(null);
    say(region, 'One');
    say(region, 'Two');
    expect([region.shadowRoot?.textContent, due.size]).to.deep.equal(['Two', 1]);
    pass();
    expect(region.shadowRoot?.textContent).to.equal('');
  });

  it('changes nothing that a view or somebody else has put into the region', () => {
    const region = show(null);
    region.innerHTML = '<i data-foreign></i>';
    const [markup, { firstChild }] = [region.outerHTML, region];
    say(region, 'One');
    expect([region.outerHTML, region.firstChild === firstChild]).to.deep.equal([markup, true]);
    pass();
    expect([region.outerHTML, region.firstChild === firstChild]).to.deep.equal([markup, true]);
  });
});
