import { expect, oneEvent } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { foldHtml } from '../../elements/callout/fold-html.late.js';
import { FoldToggle } from '../../react-views/_shared/fold/fold-toggle.js';
import { applyStyles, clear, get, html, show } from '../../react-views/_shared/testing.js';
import { FoldableText } from '../../react-views/callout/foldable-text.js';
import { timings } from '../../vocabulary/timings.js';
import { setPageState } from '../phases/page-state.js';
import { forgetPage } from '../testing.js';
import { waitUntil } from '../testing-wait.js';
import { behave } from './behave.js';
import { keepFolds, makeFindable } from './fold.js';

const toggles: boolean[] = [];

const FOLDED = renderToStaticMarkup(
  <div className="uni-view">
    <div className="m-fold m-fold--waiting">
      <p>First</p>
      <div className="m-fold__rest" id="all" style={{ marginBlock: 10 }}>
        <p id="rest">
          Hidden <a href="#there">all fees</a>
        </p>
      </div>
      <FoldToggle moreLabel="More" lessLabel="Less" controls="all" />
    </div>
  </div>,
);

const button = (place: ParentNode) => get<HTMLButtonElement>(place, 'button');
const rest = (place: ParentNode) => get(place, '.m-fold__rest');
/** The style that shows it when no script has come. */
const rescueOf = (place: HTMLElement) =>
  place
    .getAnimations({ subtree: true })
    .find((each) => (each as CSSAnimation).animationName === 'm-fold-rescue');
const isSeen = (element: HTMLElement) => element.checkVisibility();
const closed = (place: HTMLElement) => waitUntil(() => rest(place).getAttribute('hidden') === 'until-found');

/** Markup as it stands before anybody has used the page. */
function waiting(markup = FOLDED): HTMLElement {
  const place = show(null);
  place.addEventListener('uni-toggle', (event) =>
    toggles.push((event as CustomEvent<{ expanded: boolean }>).detail.expanded),
  );
  place.innerHTML = markup;
  return place;
}

/** The same once somebody has. */
function folded(markup = FOLDED): HTMLElement {
  const place = waiting(markup);
  makeFindable(place);
  return place;
}

/** The same in a shadow root, where nobody listens yet. */
function waitingInShadow(): { place: HTMLElement; root: ShadowRoot } {
  const place = waiting('');
  const root = place.attachShadow({ mode: 'closed' });
  root.adoptedStyleSheets = document.adoptedStyleSheets;
  root.innerHTML = FOLDED;
  return { place, root };
}

describe('a fold', () => {
  before(async () => {
    await applyStyles();
    behave(document);
  });
  after(() => {
    document.adoptedStyleSheets = [];
  });
  beforeEach(() => {
    toggles.length = 0;
  });
  afterEach(async () => {
    clear();
    forgetPage();
    await emulateMedia({ reducedMotion: 'no-preference', media: 'screen' });
  });

  it('brings its toggle back into sight when it closes, because the reader would be far below the text', async () => {
    const place = folded();
    const asked: unknown[] = [];
    button(place).scrollIntoView = (how) => void asked.push(how);
    button(place).click();
    expect(asked).to.deep.equal([]);
    button(place).click();
    await closed(place);
    expect(asked).to.deep.equal([{ block: 'nearest' }]);
  });

  it('is closed at start: what is in it takes no room and cannot be reached', async () => {
    const place = folded();
    expect(rest(place)).to.have.attribute('hidden', 'until-found');
    expect(rest(place).getBoundingClientRect().height).to.equal(0);
    expect(button(place)).to.have.attribute('aria-expanded', 'false');
    get(place, 'p').tabIndex = 0;
    get(place, 'p').focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement === button(place), 'focus').to.equal(true);
    await expect(place).to.be.accessible();
  });

  for (const key of ['Enter', 'Space']) {
    it(`opens by ${key} to be read on at what it reveals, and closes with the focus on its toggle`, async () => {
      const place = folded();
      button(place).focus();
      await sendKeys({ press: key });
      expect(button(place)).to.have.attribute('aria-expanded', 'true');
      expect(button(place).innerText.trim()).to.equal('Less');
      expect(isSeen(get(place, '#rest'))).to.equal(true);
      expect(document.activeElement === rest(place), 'focus on what was revealed').to.equal(true);
      button(place).focus();
      expect(rest(place).hasAttribute('tabindex')).to.equal(false);
      await sendKeys({ press: key });
      expect(button(place)).to.have.attribute('aria-expanded', 'false');
      expect(button(place).innerText.trim()).to.equal('More');
      await closed(place);
      expect(document.activeElement === button(place), 'focus').to.equal(true);
      expect(toggles).to.deep.equal([true, false]);
    });
  }

  for (const [what, revealed] of [
    ['list', '<ul class="m-fold__rest"><li id="first"><p>Swim</p></li><li>Dive</li></ul>'],
    [
      'table',
      '<table class="m-fold__rest"><thead><tr><th id="first">Fee</th></tr></thead><tbody><tr><td>9</td></tr></tbody></table>',
    ],
    [
      'list in other markup',
      '<div class="m-fold__rest"> <ol><li><ul><li id="first">Swim <ul><li>Far</li></ul></li></ul></li></ol></div>',
    ],
    ['text before a list', '<div class="m-fold__rest" id="first">Swim <ul><li>Dive</li></ul></div>'],
    [
      'paragraph',
      '<p class="m-fold__rest" id="first">See <b>all</b> fees</p><ul class="m-fold__rest"><li>Swim</li></ul>',
    ],
  ] as const)
    it(`opens by key to be read on at the first part of what it reveals, and not behind it: ${what}`, async () => {
      const place = folded();
      rest(place).outerHTML = revealed;
      button(place).focus();
      await sendKeys({ press: 'Enter' });
      expect(document.activeElement === get(place, '#first'), 'focus').to.equal(true);
    });

  it('leaves the focus on its toggle where that stands before what it reveals', async () => {
    const place = folded();
    get(place, '.m-fold').prepend(button(place));
    button(place).focus();
    await sendKeys({ press: 'Enter' });
    expect(isSeen(get(place, '#rest'))).to.equal(true);
    expect(document.activeElement === button(place), 'focus').to.equal(true);
  });

  it('leaves the focus on its toggle when a mouse presses that', async () => {
    const place = folded();
    const { left, top, width, height } = button(place).getBoundingClientRect();
    await sendMouse({
      type: 'click',
      position: [Math.round(left + width / 2), Math.round(top + height / 2)],
    });
    await resetMouse();
    expect(isSeen(get(place, '#rest'))).to.equal(true);
    expect(document.activeElement === button(place), 'focus').to.equal(true);
  });

  it(`fades in and out in ${timings.showMoreFadeMs} ms`, async () => {
    const place = folded();
    button(place).click();
    const [fadeIn] = rest(place).getAnimations();
    expect(fadeIn?.effect?.getComputedTiming().duration).to.equal(timings.showMoreFadeMs);
    fadeIn!.finish();
    expect(getComputedStyle(rest(place)).opacity).to.equal('1');
    button(place).click();
    const [fadeOut] = rest(place).getAnimations();
    expect(fadeOut?.effect?.getComputedTiming().duration).to.equal(timings.showMoreFadeMs);
    expect(rest(place).hasAttribute('hidden')).to.equal(false);
    fadeOut!.finish();
    await closed(place);
  });

  it('is out of reach as soon as it begins to fade out', async () => {
    const place = folded();
    button(place).click();
    button(place).click();
    expect(rest(place).inert).to.equal(true);
    await closed(place);
    expect(rest(place).inert).to.equal(false);
  });

  it('opens again while it fades out, and stays open', async () => {
    const place = folded();
    for (let time = 0; time < 3; time++) button(place).click();
    await waitUntil(() => rest(place).getAnimations().length === 0, 'nothing fades any more');
    expect(rest(place).inert).to.equal(false);
    expect(rest(place).hasAttribute('hidden')).to.equal(false);
    expect(button(place)).to.have.attribute('aria-expanded', 'true');
  });

  it('does not fade for who asks for less motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const place = folded();
    button(place).click();
    expect(rest(place).getAnimations()).to.deep.equal([]);
    button(place).click();
    expect(rest(place).getAnimations()).to.deep.equal([]);
    await closed(place);
  });

  it('is no box in a line, which Chromium’s search would not open', async () => {
    const place = waiting('<p>First <span class="m-fold__rest m-fold__rest--inline">rest</span></p>');
    rest(place).setAttribute('hidden', 'until-found');
    expect(getComputedStyle(rest(place)).display).to.equal('block');
    expect(rest(place).getBoundingClientRect()).to.include({ width: 0, height: 0 });
  });

  it('opens for find in page and for the target of a link', async () => {
    const place = folded();
    const scrolled = oneEvent(place, 'beforematch');
    location.hash = '#rest';
    await scrolled;
    await waitUntil(() => button(place).getAttribute('aria-expanded') === 'true');
    expect(isSeen(get(place, '#rest'))).to.equal(true);
    expect(toggles).to.deep.equal([true]);
    history.replaceState(null, '', location.pathname);
  });

  describe('before a script takes over', () => {
    it('looks as it does afterwards', () => {
      const [before, after] = [waiting(), folded()];
      expect(isSeen(get(before, '#rest'))).to.equal(false);
      expect(get(before, '.m-fold').offsetHeight).to.equal(get(after, '.m-fold').offsetHeight);
    });

    for (const state of ['fail', 'app_error'] as const) {
      it(`still opens on a page that is in ${state}`, () => {
        setPageState(state);
        const place = waiting();
        button(place).click();
        expect(isSeen(get(place, '#rest'))).to.equal(true);
      });
    }

    it('reads on after ten seconds in which no script has come', async () => {
      const { root } = waitingInShadow();
      const place = get(root, '.uni-view');
      expect(rescueOf(place)?.effect?.getComputedTiming().delay).to.equal(10_000);
      rescueOf(place)!.finish();
      await waitUntil(() => isSeen(get(place, '#rest')), 'what is in it is seen');
      expect(rest(place).offsetHeight).to.be.above(0);
    });

    it('stays folded after ten seconds where a script listens', async () => {
      const place = waiting();
      rescueOf(place)!.finish();
      await closed(place);
      expect(isSeen(get(place, '#rest'))).to.equal(false);
      expect(rescueOf(place)).to.equal(undefined);
    });

    it('opens at the first press, and tells the page of it', () => {
      const place = waiting();
      button(place).click();
      expect([isSeen(get(place, '#rest')), toggles]).to.deep.equal([true, [true]]);
    });

    it('stays folded on a site that ends all animations at once', () => {
      const reset = document.head.appendChild(document.createElement('style'));
      reset.textContent = '* { animation-delay: -1ms !important; animation-duration: 1ms !important }';
      const delay = rescueOf(waiting())?.effect?.getComputedTiming().delay;
      reset.remove();
      expect(delay).to.equal(10_000);
    });

    it('has a toggle that Safari, too, gives the focus when it is pressed', () => {
      expect(button(waiting())).to.have.attribute('tabindex', '0');
    });
  });

  it('works in a closed shadow root, told of by the element around it', async () => {
    const { place, root } = waitingInShadow();
    behave(root);
    button(root).click();
    expect(isSeen(get(root, '#rest'))).to.equal(true);
    rest(root).dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(toggles).to.deep.equal([true, true]);
    expect(place.shadowRoot).to.equal(null);
  });

  it('is shown at the first press of all, before the other folds of its page are looked after', async () => {
    const { behave: unused } = (await import(
      new URL('./behave.ts?unused', import.meta.url).href
    )) as typeof import('./behave.js');
    const { root } = waitingInShadow();
    root.innerHTML += FOLDED.replaceAll('id="', 'id="other-');
    unused(root);
    button(root).click();
    const states = () => [...root.querySelectorAll('.m-fold')].map(({ className }) => className);
    await Promise.resolve();
    expect(states()).to.deep.equal(['m-fold m-fold--open', 'm-fold m-fold--waiting']);
    await waitUntil(() => states()[1] === 'm-fold m-fold--closed');
  });

  it('is turned once, however many copies of the library listen', () => {
    behave(document);
    const place = folded();
    button(place).click();
    expect([button(place).ariaExpanded, toggles]).to.deep.equal(['true', [true]]);
  });

  it('is as open as it was when its view is written anew', () => {
    const place = folded(FOLDED + FOLDED.replaceAll('id="', 'id="other-'));
    button(place).click();
    keepFolds(place, () => {
      place.innerHTML = FOLDED + FOLDED.replaceAll('id="', 'id="other-');
    });
    const states = [...place.querySelectorAll('.m-fold')].map(({ className }) => className);
    expect(states).to.deep.equal(['m-fold m-fold--open', 'm-fold m-fold--closed']);
  });

  it('leaves a fold in a fold alone', () => {
    const place = folded(FOLDED.replace('Hidden', FOLDED.replaceAll('id="', 'id="inner-')));
    [...place.querySelectorAll('button')].at(-1)!.click();
    expect(isSeen(get(place, '#rest'))).to.equal(true);
    expect(get(place, '#inner-all').hasAttribute('hidden')).to.equal(true);
  });

  it('makes nothing of a button without a fold, and of a fold without a button', () => {
    const place = folded(
      '<button class="m-fold__toggle" aria-expanded="false">More</button><div class="m-fold m-fold--waiting"><p class="m-fold__rest">Rest</p></div>',
    );
    button(place).click();
    rest(place).dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(isSeen(rest(place))).to.equal(true);
  });

  it('reads on in print', async () => {
    const place = folded();
    await emulateMedia({ media: 'print' });
    expect(isSeen(get(place, '#rest'))).to.equal(true);
    expect(isSeen(button(place))).to.equal(false);
  });
});

describe('a text that may be too long', () => {
  const WHOLE = '<p>One two three four <b>five six</b> seven</p><p>eight</p>';
  const long = () => ({ ...html(foldHtml(WHOLE, 20)!), isLong: true });

  /** As the static renderer writes it. */
  const text = (view: React.ReactNode) => folded(renderToStaticMarkup(view));

  before(async () => {
    await applyStyles();
    behave(document);
  });
  after(() => {
    document.adoptedStyleSheets = [];
  });
  afterEach(clear);

  it('has no toggle when it is not', () => {
    const place = text(<FoldableText html={html('<p>Short</p>')} className="x" />);
    expect(place.innerHTML).to.equal('<div class="m-rich-text x"><p>Short</p></div>');
    expect(text(<FoldableText html={undefined} />).innerHTML).to.equal('');
  });

  it('ends with an ellipsis, then reads whole without one', async () => {
    const place = text(<FoldableText html={long()} />);
    expect(get(place, '.m-rich-text').innerText.trim()).to.equal('One two three four');
    expect(getComputedStyle(get(place, '.m-fold__mark'), '::before').content).to.equal('"…"');
    button(place).click();
    expect(get(place, '.m-rich-text').innerText.replace(/\s+/g, ' ').trim()).to.equal(
      'One two three four five six seven eight',
    );
    expect(get(place, 'b').textContent).to.equal('five six');
  });

  it('is folded again when it gets another text', async () => {
    const place = text(<FoldableText html={long()} />);
    expect(place.querySelectorAll('[hidden]')).to.have.length(place.querySelectorAll('.m-fold__rest').length);
  });

  it('says in its toggle’s name what it is about', () => {
    const place = text(<FoldableText html={long()} subject="Fees" />);
    expect(button(place).innerText.replace(/\s+/g, ' ').trim()).to.equal('Show more Fees');
    expect(get(place, `#${button(place).getAttribute('aria-controls')}`).innerText).to.contain('One two');
  });

  describe('that ends in a list and a table', () => {
    const LISTS =
      '<ul><li>One two</li><li>three</li></ul><table><tbody><tr><td>four</td><td>five</td></tr></tbody></table>';
    const view = <FoldableText html={{ ...html(foldHtml(LISTS, 5)!), isLong: true }} />;
    const lists = () => text(view);
    const displays = (place: HTMLElement) =>
      ['li.m-fold__rest', 'tr', 'td'].map((part) => getComputedStyle(get(place, part)).display);
    const height = (place: HTMLElement) => get(place, '.m-rich-text').offsetHeight;
    const unwatched = () => waiting(renderToStaticMarkup(view));

    afterEach(() => emulateMedia({ media: 'screen' }));

    it('takes as little room when it is folded again as at first', async () => {
      const place = lists();
      const folded = height(place);
      button(place).click();
      expect(displays(place)).to.deep.equal(['list-item', 'table-row', 'table-cell']);
      expect(height(place)).to.be.above(folded);
      button(place).click();
      await closed(place);
      expect(height(place)).to.equal(folded);
    });

    it('leaves no empty items and rows for assistive technology, and tells of them once it is open', async () => {
      const place = lists();
      const hidden = () => ['li.m-fold__rest', 'tr', 'td'].map((part) => get(place, part).ariaHidden);
      expect(hidden()).to.deep.equal(['true', 'true', 'true']);
      get(place, 'td').dispatchEvent(new Event('beforematch', { bubbles: true }));
      await waitUntil(() => button(place).ariaExpanded === 'true');
      expect(hidden()).to.deep.equal([null, null, null]);
    });

    it('leaves none before a script takes over either', () => {
      const visibility = (part: string) => getComputedStyle(get(unwatched(), part)).visibility;
      expect(['li.m-fold__rest', 'tr', 'td'].map(visibility)).to.deep.equal(['hidden', 'hidden', 'hidden']);
    });

    it('reads on in print, with its rows and the marks of its items', async () => {
      const place = lists();
      await emulateMedia({ media: 'print' });
      expect(displays(place)).to.deep.equal(['list-item', 'table-row', 'table-cell']);
      expect(isSeen(get(place, 'td'))).to.equal(true);
    });

    it('reads on in print in a browser that does not know `until-found`', async () => {
      const place = lists();
      for (const part of place.querySelectorAll('[hidden]')) part.setAttribute('hidden', '');
      await emulateMedia({ media: 'print' });
      expect(displays(place)).to.deep.equal(['list-item', 'table-row', 'table-cell']);
      expect(getComputedStyle(get(place, '.m-fold__rest--inline')).display).to.equal('inline');
      expect(isSeen(get(place, 'td'))).to.equal(true);
    });

    it('looks before a script takes over as it does afterwards', () => {
      const place = unwatched();
      expect(get(place, 'td').offsetHeight).to.equal(0);
      expect(height(place)).to.equal(height(lists()));
    });

    it('opens for a link to a row, and only then has room for it', async () => {
      const ROWS =
        '<table><tbody><tr><td>One two</td><td>3</td></tr><tr><td id="late">4</td></tr></tbody></table>';
      const place = text(<FoldableText html={{ ...html(foldHtml(ROWS, 5)!), isLong: true }} />);
      const table = get(place, 'table');
      const [folded, row] = [table.offsetHeight, get(place, 'tr').offsetHeight];
      expect(folded).to.be.below(2 * row);
      location.hash = '#late';
      await waitUntil(() => table.offsetHeight > folded);
      expect(isSeen(get(place, '#late'))).to.equal(true);
      history.replaceState(null, '', location.pathname + location.search);
    });

    it('keeps its spaces in print, and the room for the marks of its lists', async () => {
      const words = `<p>One two three</p><p>four</p><ul><li>five</li></ul>${LISTS}`;
      const place = text(<FoldableText html={{ ...html(foldHtml(words, 5)!), isLong: true }} />);
      const boxes = () =>
        [...place.querySelectorAll('p, ul, li, table')].map((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return [part.localName, left, top, width, height];
        });
      await emulateMedia({ media: 'print' });
      const folded = boxes();
      await emulateMedia({ media: 'screen' });
      button(place).click();
      await emulateMedia({ media: 'print' });
      expect(folded).to.deep.equal(boxes());
    });

    it('reads on after ten seconds without a script, with its rows and the marks of its items', async () => {
      const place = unwatched();
      const [item, cell] = [get(place, 'li.m-fold__rest'), get(place, 'td')];
      expect(item.offsetHeight).to.equal(0);
      place.addEventListener('animationstart', (event) => event.stopPropagation());
      rescueOf(place)?.finish();
      await waitUntil(() => displays(place).join() === 'list-item,table-row,table-cell');
      for (const part of [item, cell]) {
        expect(part.checkVisibility({ visibilityProperty: true })).to.equal(true);
        expect(part.offsetHeight).to.be.above(0);
      }
      const next = get(place, 'td + td');
      expect(next.offsetTop).to.equal(cell.offsetTop);
      expect(next.offsetLeft).to.be.above(cell.offsetLeft);
    });
  });

  it('is whole on a server', () => {
    const place = show(null);
    place.innerHTML = renderToStaticMarkup(<FoldableText html={long()} />);
    expect(get(place, '.m-rich-text').textContent).to.equal('One two three four five six seveneight');
    expect(place.querySelector('[hidden]')).to.equal(null);
  });
});
