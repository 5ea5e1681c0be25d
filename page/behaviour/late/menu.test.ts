import { expect } from '@open-wc/testing';
import { clear, show } from '../../../react-views/_shared/testing.js';
import { closeFolds, closeMenu } from './menu.js';

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

  const FOLDS =
    '<div class="m-header"><details class="m-header__menu" open><summary>Menu</summary></details><details class="m-header__fold" open><summary>Study</summary><ul class="m-header__pages" style="position: absolute"><li><a href="#a">A</a></li></ul></details></div><p>Page</p>';
  const folds = () => {
    const place = show(null);
    place.innerHTML = FOLDS;
    const fold = place.querySelector<HTMLDetailsElement>('.m-header__fold')!;
    return { place, fold };
  };

  it('closes the fold alone if the focus is in it', () => {
    const { place, fold } = folds();
    closeMenu(new KeyboardEvent('keydown', { key: 'Escape' }), place.querySelector('a')!);
    expect([fold.open, place.querySelector('details')!.open]).to.deep.equal([false, true]);
    expect(document.activeElement).to.equal(fold.querySelector('summary'));
  });

  it('closes a fold that lies over the page by a click elsewhere', () => {
    const { place, fold } = folds();
    closeFolds(place.querySelector('a')!);
    expect(fold.open, 'in it').to.equal(true);
    closeFolds(place.querySelector('p')!);
    expect(fold.open, 'elsewhere').to.equal(false);
    fold.open = true;
    place.querySelector<HTMLElement>('.m-header__pages')!.style.position = 'static';
    closeFolds(place.querySelector('p')!);
    expect(fold.open, 'in the flow').to.equal(true);
  });
});
