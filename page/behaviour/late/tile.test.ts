import { expect } from '@open-wc/testing';
import { inStyle, show } from '../../../react-views/_shared/testing.js';
import { waitUntil } from '../../testing-wait.js';
import { behave } from '../behave.js';
import { followTile } from './tile.js';

describe('the words of a tile', () => {
  inStyle();

  it('follow no link where the page has taken the click', () => {
    const place = show(null);
    place.innerHTML =
      '<div class="m-tile--selectable"><a class="m-tile__link" href="#a">A</a><p>Words</p></div>';
    let clicks = 0;
    place.querySelector('a')!.addEventListener('click', () => clicks++);
    const click = (isTaken: boolean) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      if (isTaken) event.preventDefault();
      followTile(event, place.querySelector('p')!);
    };
    click(true);
    expect(clicks).to.equal(0);
    click(false);
    expect(clicks).to.equal(1);
  });

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
