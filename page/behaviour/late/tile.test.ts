import { expect } from '@open-wc/testing';
import { inStyle, show } from '../../../react-views/_shared/testing.js';
import { waitUntil } from '../../testing-wait.js';
import { behave } from '../behave.js';

describe('the words of a tile', () => {
  inStyle();

  it('open the link in a new tab by the middle button, and by no other', async () => {
    behave(document);
    const place = show(null);
    place.innerHTML =
      '<div class="m-tile--selectable"><a class="m-tile__link" href="/a.html">A</a><p>Words</p></div>';
    const held: string[][] = [];
    place.querySelector('a')!.addEventListener('click', (event) => {
      event.preventDefault();
      held.push(['Control', 'Meta'].filter((key) => event.getModifierState(key)));
    });
    for (const button of [2, 1])
      place.querySelector('p')!.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button }));
    await waitUntil(() => held.length > 0);
    expect(held).to.deep.equal([['Control', 'Meta']]);
  });
});
