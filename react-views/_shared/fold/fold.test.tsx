import { aTimeout, expect, oneEvent, waitUntil } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { setPageState } from '../../../page/phases/page-state.js';
import { forgetPage } from '../../../page/testing.js';
import { timings } from '../../../vocabulary/index.js';
import { applyStyles, clear, get, html, show } from '../testing.js';
import { useFold } from './fold.js';
import { foldHtml } from './fold-html.js';
import { FoldToggle } from './fold-toggle.js';
import { FoldableText } from './foldable-text.js';

const toggles: boolean[] = [];
const onToggle = ({ expanded }: { expanded: boolean }) => void toggles.push(expanded);

function Folded() {
  const fold = useFold(onToggle);
  return (
    <div ref={fold.place} className={fold.className}>
      <p>First</p>
      <div className="m-fold__rest" style={{ marginBlock: 10 }}>
        <p id="rest">
          Hidden <a href="#there">all fees</a>
        </p>
      </div>
      <FoldToggle fold={fold} moreLabel="More" lessLabel="Less" />
    </div>
  );
}

const button = (place: HTMLElement) => get<HTMLButtonElement>(place, 'button');
const rest = (place: HTMLElement) => get(place, '.m-fold__rest');
/** What shows it when no script has come. */
const rescueOf = (place: HTMLElement) =>
  place
    .getAnimations({ subtree: true })
    .find((each) => (each as CSSAnimation).animationName === 'm-fold-rescue');
const isSeen = (element: HTMLElement) => element.checkVisibility();
/** React renders what a click asked for before the next task. */
const rendered = async () => {
  for (let i = 0; i < 4; i++) await Promise.resolve();
};
const closed = (place: HTMLElement) => waitUntil(() => rest(place).getAttribute('hidden') === 'until-found');

/** The same in an element of its own, in the page or in its shadow root, whose script is known to run or to have failed. */
function waitingIn(where: 'page' | 'shadow root', scripts: 'running' | 'failed' | undefined): HTMLElement {
  const place = waiting();
  if (scripts) place.setAttribute('data-uni-scripts', scripts);
  if (where === 'page') return place;
  const root = place.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = document.adoptedStyleSheets;
  root.innerHTML = `<div>${place.innerHTML}</div>`;
  return root.firstElementChild as HTMLElement;
}

/** Markup as it stands before any script takes over. */
function waiting(): HTMLElement {
  const place = show(null);
  place.innerHTML = renderToStaticMarkup(<Folded />);
  return place;
}

describe('a fold', () => {
  before(() => applyStyles());
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

  it('is closed at start: what is in it takes no room and cannot be reached', async () => {
    const place = show(<Folded />);
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
    it(`opens and closes by ${key}, and the focus stays on its toggle`, async () => {
      const place = show(<Folded />);
      button(place).focus();
      await sendKeys({ press: key });
      expect(button(place)).to.have.attribute('aria-expanded', 'true');
      expect(button(place).textContent).to.equal('Less');
      expect(isSeen(get(place, '#rest'))).to.equal(true);
      await sendKeys({ press: key });
      expect(button(place)).to.have.attribute('aria-expanded', 'false');
      expect(button(place).textContent).to.equal('More');
      await closed(place);
      expect(document.activeElement === button(place), 'focus').to.equal(true);
      expect(toggles).to.deep.equal([true, false]);
    });
  }

  it(`fades in and out in ${timings.showMoreFadeMs} ms`, async () => {
    const place = show(<Folded />);
    button(place).click();
    await rendered();
    const [fadeIn] = rest(place).getAnimations();
    expect(fadeIn?.effect?.getComputedTiming().duration).to.equal(timings.showMoreFadeMs);
    fadeIn!.finish();
    expect(getComputedStyle(rest(place)).opacity).to.equal('1');
    button(place).click();
    await rendered();
    const [fadeOut] = rest(place).getAnimations();
    expect(fadeOut?.effect?.getComputedTiming().duration).to.equal(timings.showMoreFadeMs);
    expect(rest(place).hasAttribute('hidden')).to.equal(false);
    fadeOut!.finish();
    await closed(place);
  });

  it('is out of reach as soon as it begins to fade out', async () => {
    const place = show(<Folded />);
    button(place).click();
    await rendered();
    button(place).click();
    await rendered();
    expect(rest(place).inert).to.equal(true);
    await closed(place);
    expect(rest(place).inert).to.equal(false);
  });

  it('opens again while it fades out, and stays open', async () => {
    const place = show(<Folded />);
    button(place).click();
    await rendered();
    button(place).click();
    await rendered();
    const [fadeOut] = rest(place).getAnimations();
    button(place).click();
    await Promise.allSettled([fadeOut?.finished]);
    await rendered();
    expect(rest(place).inert).to.equal(false);
    expect(rest(place).hasAttribute('hidden')).to.equal(false);
    expect(button(place)).to.have.attribute('aria-expanded', 'true');
  });

  it('does not fade for who asks for less motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const place = show(<Folded />);
    button(place).click();
    await rendered();
    button(place).click();
    await aTimeout(0);
    expect(rest(place)).to.have.attribute('hidden', 'until-found');
  });

  it('is no box in a line, which Chromium’s search would not open', async () => {
    const place = show(
      <p>
        First <span className="m-fold__rest m-fold__rest--inline">rest</span>
      </p>,
    );
    rest(place).setAttribute('hidden', 'until-found');
    expect(getComputedStyle(rest(place)).display).to.equal('block');
    expect(rest(place).getBoundingClientRect()).to.include({ width: 0, height: 0 });
  });

  it('opens for find in page and for the target of a link', async () => {
    const place = show(<Folded />);
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
      const [before, after] = [waiting(), show(<Folded />)];
      expect(isSeen(get(before, '#rest'))).to.equal(false);
      expect(get(before, '.m-fold').offsetHeight).to.equal(get(after, '.m-fold').offsetHeight);
    });

    for (const state of ['fail', 'app_error'] as const) {
      it(`reads on, and has no toggle, on a page that is in ${state}`, () => {
        setPageState(state);
        const place = waiting();
        expect(isSeen(get(place, '#rest'))).to.equal(true);
        expect(isSeen(button(place))).to.equal(false);
      });
    }

    it('reads on after ten seconds in which the page has not even begun', async () => {
      const place = waiting();
      expect(rescueOf(place)?.effect?.getComputedTiming().delay).to.equal(10_000);
      rescueOf(place)!.finish();
      await waitUntil(() => isSeen(get(place, '#rest')), 'what is in it is seen');
      expect(rest(place).offsetHeight).to.be.above(0);
      setPageState('success');
      expect(rescueOf(waiting())).to.equal(undefined);
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

    it('has a toggle that pulses once it was pressed, and only then', () => {
      setPageState('success');
      const place = waiting();
      const pulses = () => {
        const { animationName, animationPlayState } = getComputedStyle(button(place));
        return animationName === 'm-fold-held' && animationPlayState === 'running';
      };
      expect(pulses()).to.equal(false);
      place.setAttribute('data-uni-held', '');
      expect(pulses()).to.equal(true);
    });

    for (const where of ['page', 'shadow root'] as const) {
      it(`looks as it does afterwards in the ${where} of another site, as long as its own script runs`, () => {
        const [before, after] = [waitingIn(where, 'running'), show(<Folded />)];
        expect(isSeen(get(before, '#rest'))).to.equal(false);
        expect(isSeen(button(before))).to.equal(true);
        expect(get(before, '.m-fold').offsetHeight).to.equal(get(after, '.m-fold').offsetHeight);
        expect(rescueOf(before)).to.equal(undefined);
      });

      it(`reads on, and has no toggle, in the ${where} when its own script has failed`, () => {
        setPageState('success');
        const place = waitingIn(where, 'failed');
        expect(isSeen(get(place, '#rest'))).to.equal(true);
        expect(isSeen(button(place))).to.equal(false);
      });

      it(`reads on in the ${where} after ten seconds in which no script has come`, () => {
        const place = waitingIn(where, undefined);
        expect(isSeen(get(place, '#rest'))).to.equal(false);
        expect(rescueOf(place)?.effect?.getComputedTiming().delay).to.equal(10_000);
      });
    }

    it('stays open when a script comes after one has failed', () => {
      const host = document.createElement('div');
      host.setAttribute('data-uni-scripts', 'failed');
      const place = show(<Folded />, host);
      expect(isSeen(get(place, '#rest'))).to.equal(true);
      expect(button(place)).to.have.attribute('aria-expanded', 'true');
      expect(toggles).to.deep.equal([]);
    });
  });

  it('reads on in print', async () => {
    const place = show(<Folded />);
    await emulateMedia({ media: 'print' });
    expect(isSeen(get(place, '#rest'))).to.equal(true);
    expect(isSeen(button(place))).to.equal(false);
  });
});

describe('a text that may be too long', () => {
  const WHOLE = '<p>One two three four <b>five six</b> seven</p><p>eight</p>';
  const long = () => ({ ...html(foldHtml(WHOLE, 20)!), isLong: true });

  before(() => applyStyles());
  after(() => {
    document.adoptedStyleSheets = [];
  });
  afterEach(clear);

  it('has no toggle when it is not', () => {
    const place = show(<FoldableText html={html('<p>Short</p>')} className="x" />);
    expect(place.innerHTML).to.equal('<div class="m-rich-text x"><p>Short</p></div>');
    expect(show(<FoldableText html={undefined} />).innerHTML).to.equal('');
  });

  it('ends with an ellipsis, then reads whole without one', async () => {
    const place = show(<FoldableText html={long()} />);
    expect(get(place, '.m-rich-text').innerText.trim()).to.equal('One two three four…');
    button(place).click();
    await rendered();
    expect(get(place, '.m-rich-text').innerText.replace(/\s+/g, ' ').trim()).to.equal(
      'One two three four five six seven eight',
    );
    expect(get(place, 'b').textContent).to.equal('five six');
  });

  it('is folded again when it gets another text', async () => {
    const place = show(<FoldableText html={long()} />);
    expect(place.querySelectorAll('[hidden]')).to.have.length(place.querySelectorAll('.m-fold__rest').length);
  });

  it('says in its toggle’s name what it is about', () => {
    const place = show(<FoldableText html={long()} subject="Fees" />);
    expect(button(place)).to.have.attribute('aria-label', 'Show more: Fees');
    expect(button(place).textContent).to.equal('Show more');
  });

  describe('that ends in a list and a table', () => {
    const LISTS =
      '<ul><li>One two</li><li>three</li></ul><table><tbody><tr><td>four</td><td>five</td></tr></tbody></table>';
    const view = <FoldableText html={{ ...html(foldHtml(LISTS, 5)!), isLong: true }} />;
    const lists = () => show(view);
    const displays = (place: HTMLElement) =>
      ['li.m-fold__rest', 'tr', 'td'].map((part) => getComputedStyle(get(place, part)).display);
    const height = (place: HTMLElement) => get(place, '.m-rich-text').offsetHeight;
    /** Markup as it stands before any script takes over. */
    const unwatched = () => {
      const place = show(null);
      place.innerHTML = renderToStaticMarkup(view);
      return place;
    };

    afterEach(() => emulateMedia({ media: 'screen' }));

    it('takes as little room when it is folded again as at first', async () => {
      const place = lists();
      const folded = height(place);
      button(place).click();
      await rendered();
      expect(displays(place)).to.deep.equal(['list-item', 'table-row', 'table-cell']);
      expect(height(place)).to.be.above(folded);
      button(place).click();
      await rendered();
      await closed(place);
      expect(height(place)).to.equal(folded);
    });

    it('leaves no empty items and rows for assistive technology, and no role of its own once it is open', async () => {
      const place = show(
        <FoldableText
          html={{ ...html(foldHtml(LISTS.replace('<table', '<table role="none"'), 5)!), isLong: true }}
        />,
      );
      const roles = () =>
        ['li.m-fold__rest', 'table', 'tr', 'td'].map((part) => get(place, part).getAttribute('role'));
      const NO_ROLE = 'none presentation';
      expect(roles()).to.deep.equal([NO_ROLE, 'none', NO_ROLE, NO_ROLE]);
      get(place, 'td').dispatchEvent(new Event('beforematch', { bubbles: true }));
      await waitUntil(() => button(place).ariaExpanded === 'true');
      expect(roles()).to.deep.equal([null, 'none', null, null]);
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
      const place = show(<FoldableText html={{ ...html(foldHtml(ROWS, 5)!), isLong: true }} />);
      const table = get(place, 'table');
      const [folded, row] = [table.offsetHeight, get(place, 'tr').offsetHeight];
      expect(folded).to.be.below(2 * row);
      location.hash = '#late';
      await waitUntil(() => table.offsetHeight > folded);
      expect(isSeen(get(place, '#late'))).to.equal(true);
      history.replaceState(null, '', location.pathname + location.search);
    });

    it('keeps its spaces in print, and the room for the marks of its lists', async () => {
      const text = `<p>One two three</p><p>four</p><ul><li>five</li></ul>${LISTS}`;
      const place = show(<FoldableText html={{ ...html(foldHtml(text, 5)!), isLong: true }} />);
      const boxes = () =>
        [...place.querySelectorAll('p, ul, li, table')].map((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return [part.localName, left, top, width, height];
        });
      await emulateMedia({ media: 'print' });
      const folded = boxes();
      await emulateMedia({ media: 'screen' });
      button(place).click();
      await rendered();
      await emulateMedia({ media: 'print' });
      expect(folded).to.deep.equal(boxes());
    });

    it('reads on after ten seconds without a script, with its rows and the marks of its items', async () => {
      const place = unwatched();
      const [item, cell] = [get(place, 'li.m-fold__rest'), get(place, 'td')];
      expect(item.offsetHeight).to.equal(0);
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
