import { expect } from '@open-wc/testing';
import { clear, show } from '../../../react-views/_shared/testing.js';
import { closeMenu } from './menu.js';

const HEADER =
  '<div class="m-header"><details class="m-header__menu" open><summary>Menu</summary><a href="#a">A</a></details></div>';

describe('the header’s menu', () => {
  afterEach(clear);

  const isClosedBy = (key: string, isTaken = false) => {
    const place = show(null);
    place.innerHTML = HEADER;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    if (isTaken) event.preventDefault();
    closeMenu(event, place.querySelector('a')!);
    return !place.querySelector('details')!.open;
  };

  it('closes by Escape alone, unless that has closed something else', () => {
    expect(isClosedBy('Escape')).to.equal(true);
    expect(isClosedBy('Escape', true)).to.equal(false);
    expect(isClosedBy('Enter')).to.equal(false);
  });
});
