import { expect } from '@open-wc/testing';
import { clear, show } from '../../../react-views/_shared/testing.js';
import { waitUntil } from '../../testing-wait.js';
import { behave } from '../behave.js';

const TILE =
  '<div class="m-tile m-tile--selectable"><a class="m-tile__link" href="#fees">Fees</a><p>A year</p></div>';

describe('what is used before its script has come', () => {
  afterEach(clear);

  for (const mode of ['open', 'closed'] as const)
    it(`takes effect when it comes, in a root that is ${mode}`, async () => {
      const root = show(null).attachShadow({ mode });
      behave(document);
      behave(root);
      root.innerHTML = TILE;
      const clicked: string[] = [];
      root.querySelector('a')!.addEventListener('click', (event) => {
        event.preventDefault();
        clicked.push('Fees');
      });
      root.querySelector('p')!.click();
      await waitUntil(() => clicked.length > 0);
      expect(clicked).to.deep.equal(['Fees']);
    });

  it('closes the menu that a script has brought', async () => {
    const place = show(null);
    place.innerHTML =
      '<div class="m-header"><details class="m-header__menu" open><summary>Menu</summary></details></div>';
    behave(document);
    const menu = place.querySelector('details')!;
    menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await waitUntil(() => !menu.open);
    expect(document.activeElement).to.equal(place.querySelector('summary'));
  });
});
