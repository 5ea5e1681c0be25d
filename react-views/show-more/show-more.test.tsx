import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { behave } from '../../page/behaviour/behave.js';
import { makeFindable } from '../../page/behaviour/fold.js';
import { applyStyles, clear, get, html, show } from '../_shared/testing.js';
import { ShowMore, type ShowMoreProps } from './show-more.js';

const FIRST = html('<p>One two three.</p>');
const REST = html('<p>Four <a href="/five.html">five</a>.</p><p>Six.</p>');

/** As the static renderer writes it: React would write its own over what a click has changed. */
function showMore(props: ShowMoreProps = {}): HTMLElement {
  const place = show(null);
  place.innerHTML = renderToStaticMarkup(<ShowMore defaultContent={FIRST} moreContent={REST} {...props} />);
  makeFindable(place);
  return place;
}
const button = (place: HTMLElement) => get<HTMLButtonElement>(place, 'button');
const open = (place: HTMLElement) => button(place).click();
const lines = (element: Element) =>
  new Set([...element.getClientRects()].map(({ bottom }) => Math.round(bottom)));

describe('ShowMore', () => {
  before(async () => {
    await applyStyles();
    behave(document);
  });
  after(() => {
    document.adoptedStyleSheets = [];
  });
  afterEach(clear);

  it('shows the default content, and more on demand', async () => {
    const place = showMore();
    expect(place.innerText).to.contain('One two three.').and.not.to.contain('Four');
    open(place);
    expect(place.innerText).to.contain('Four five.').and.to.contain('Six.');
  });

  it('has words of its own for its toggle, unless it is given others', async () => {
    const own = showMore();
    const given = showMore({ seeMoreLabel: 'Read on', seelessLabel: 'Read less' });
    const empty = showMore({ seeMoreLabel: ' ', seelessLabel: '' });
    const labels = () => [own, given, empty].map((place) => button(place).innerText.trim());
    expect(labels()).to.deep.equal(['Show more', 'Read on', 'Show more']);
    for (const place of [own, given, empty]) open(place);
    expect(labels()).to.deep.equal(['Show less', 'Read less', 'Show less']);
  });

  it('has a chevron, which turns over, unless it is hidden', async () => {
    const place = showMore();
    open(place);
    expect(getComputedStyle(get(place, 'svg')).transform).not.to.equal('none');
    expect(showMore({ hideIcon: true }).querySelector('svg')).to.equal(null);
  });

  for (const isBlock of [true, false]) {
    it(`prints ${isBlock ? 'a block' : 'a line'} as if it were open`, async () => {
      const place = showMore({ isBlock });
      const waiting = show(null);
      waiting.innerHTML = renderToStaticMarkup(
        <ShowMore defaultContent={FIRST} moreContent={REST} isBlock={isBlock} />,
      );
      const heights = () => [place, waiting].map((each) => get(each, '.m-show-more').offsetHeight);
      await emulateMedia({ media: 'print' });
      const folded = heights();
      await emulateMedia({ media: 'screen' });
      open(place);
      await emulateMedia({ media: 'print' });
      const [opened] = heights();
      await emulateMedia({ media: 'screen' });
      expect(folded).to.deep.equal([opened, opened]);
    });
  }

  it('leads by Tab from the toggle of a block into what it has brought', () => {
    const place = showMore({ isBlock: true });
    const parts = [...get(place, '.m-show-more').children].map(({ className }) =>
      className.split(' ').at(-1),
    );
    expect(parts[1]).to.equal('m-show-more__toggle');
    expect(button(place).offsetWidth).to.equal(get(place, '.m-show-more__default').offsetWidth);
  });

  it('ends the sentence with its toggle in a line of text, and runs on when it is open', async () => {
    await setViewport({ width: 1000, height: 600 });
    const place = showMore({ moreContent: html('<p>Four.</p>') });
    const end = get(place, '.m-show-more__default p');
    expect(button(place).getBoundingClientRect().bottom).to.be.closeTo(end.getBoundingClientRect().bottom, 8);
    open(place);
    expect([...lines(get(place, '.m-show-more__more p'))]).to.deep.equal([...lines(end)]);
  });

  it('gives the toggle a button’s look, and all of it a style', () => {
    expect(button(showMore({ type: 'secondary' })).className).to.contain('m-button m-button--secondary');
    expect(button(showMore({ type: 'no-button' })).className).not.to.contain('m-button');
    expect(get(showMore({ style: 'ds' }), '.m-show-more').className).to.contain('m-show-more--ds');
    expect(get(showMore({ style: '"> x' }), '.m-show-more').className).not.to.contain('x"');
  });

  for (const isBlock of [true, false]) {
    const kind = isBlock ? 'block' : 'line';

    it(`is accessible, closed and open (${kind})`, async () => {
      const place = showMore({ isBlock });
      await expect(place).to.be.accessible();
      open(place);
      for (const animation of document.getAnimations()) animation.finish();
      await expect(place).to.be.accessible();
    });

    it(`has a toggle that a finger can hit, and no word too long for 320 px (${kind})`, async () => {
      await setViewport({ width: 320, height: 600 });
      const place = showMore({ isBlock, seeMoreLabel: 'Donaudampfschifffahrtsgesellschaft'.repeat(2) });
      open(place);
      expect(button(place).getBoundingClientRect().height).to.be.at.least(24);
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      await setViewport({ width: 1000, height: 600 });
    });
  }

  it('has no toggle without more, and is nothing without anything', () => {
    expect(show(<ShowMore defaultContent={FIRST} isBlock />).innerHTML).to.equal(
      '<div class="m-show-more m-show-more--block"><div class="m-rich-text m-show-more__default"><p>One two three.</p></div></div>',
    );
    expect(renderToStaticMarkup(<ShowMore seeMoreLabel="x" isBlock />)).to.equal('');
  });
});
