import { expect } from '@open-wc/testing';
import { clear, show } from '../../../react-views/_shared/testing.js';
import { openNamedText } from './text-target.js';

const fold = (hidden: string) =>
  `<div class="m-fold m-fold--closed"><p>Seen</p><p class="m-fold__rest" hidden="until-found">${hidden}</p><button class="m-fold__toggle" aria-expanded="false">More</button></div>`;

describe('a text that the address names', () => {
  afterEach(clear);

  it('opens the fold that has it, and none that has what stands around it', () => {
    const place = show(null);
    place.innerHTML =
      fold('Fees-') + fold('For domestic students') + fold('-a year') + fold('Semester dates');
    openNamedText(place, 'https://www.example.edu/#:~:text=Fees-,domestic,students,-a%20year');
    const open = [...place.querySelectorAll('button')].map((toggle) => toggle.ariaExpanded);
    expect(open).to.deep.equal(['false', 'true', 'false', 'false']);
  });
});
