import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { behave } from '../behaviour/behave.js';
import { type Clock, settle, stopClock } from '../testing.js';
import { waitUntil } from '../testing-wait.js';
import { asksOtherwise } from './anchors.js';
import { type Anchors, watchAnchors } from './watch-anchors.js';

const tall = '<div style="height: 3000px"></div>';

/** A tab keeps no more entries than this in Chromium and Firefox, and in WebKit. */
const HISTORY_LIMITS = [50, 100];

describe('in-page links', () => {
  let place: HTMLElement;
  let anchors: Anchors;
  let wired: AbortController;
  /** Whether the click was left to the browser. The page itself never goes away. */
  let isLeft: boolean | undefined;
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };

  beforeEach(() => {
    place = document.createElement('main');
    document.body.append(place);
    wired = new AbortController();
    isLeft = undefined;
    window.addEventListener('click', note);
  });
  afterEach(() => {
    window.dispatchEvent(new Event('wheel'));
    window.removeEventListener('click', note);
    anchors?.stop();
    wired.abort();
    place.remove();
    history.replaceState(null, '', location.pathname + location.search);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

  const put = (markup: string) => {
    place.innerHTML = markup;
  };
  const begin = () => {
    anchors = watchAnchors();
    const wiring = anchors.wire(wired.signal);
    window.dispatchEvent(new Event('pointerover'));
    return wiring;
  };
  const beginWithFees = () => {
    put(`<a href="#fees">Fees</a>${tall}<h2 id="fees">Fees</h2>${tall}`);
    return begin();
  };
  const get = (selector: string) => place.querySelector<HTMLElement>(selector)!;
  const topOf = (selector: string) => get(selector).getBoundingClientRect().top;
  const arrived = (selector: string) =>
    waitUntil(() => Math.abs(topOf(selector)) <= 5, `${selector} in its place`, { timeout: 5000 });
  const rests = () =>
    waitUntil(() => !document.documentElement.style.scrollBehavior, 'the page at rest', { timeout: 5000 });

  it('scroll to their target, with a history entry, the target selected, and the focus', async () => {
    await beginWithFees();
    const entries = history.length;
    get('a').focus();
    await sendKeys({ press: 'Enter' });
    await arrived('h2');
    expect(isLeft).to.equal(false);
    expect(location.hash).to.equal('#fees');
    expect(history.length).to.be.oneOf([entries + 1, ...HISTORY_LIMITS]);
    expect(place.querySelector(':target')).to.equal(get('h2'));
    expect(document.activeElement).to.equal(get('h2'));
  });

  it('are followed once, as later ones are, when they are clicked before what follows them has come', async () => {
    put(`<a href="#fees">Fees</a>${tall}<h2 id="fees">Fees</h2>${tall}`);
    anchors = watchAnchors();
    const wiring = anchors.wire(wired.signal);
    const entries = history.length;
    let clicks = 0;
    const count = () => clicks++;
    document.addEventListener('click', count);
    get('a').click();
    expect(clicks).to.equal(0);
    expect(location.hash).to.equal('');
    await wiring;
    document.removeEventListener('click', count);
    expect(clicks).to.equal(1);
    expect(isLeft).to.equal(false);
    expect(document.documentElement.style.scrollBehavior).to.equal('smooth');
    await arrived('h2');
    expect(history.length).to.be.oneOf([entries + 1, ...HISTORY_LIMITS]);
  });

  it('are left to the browser at once where a key says so, or they lead nowhere within a page', async () => {
    put(`<a href="#fees">Fees</a><a href="/other.html">Other</a>${tall}<h2 id="fees">Fees</h2>`);
    anchors = watchAnchors();
    void anchors.wire(wired.signal);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      isLeft = undefined;
      get('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
      expect(isLeft, key).to.equal(true);
    }
    isLeft = undefined;
    get('a[href="/other.html"]').click();
    expect(isLeft).to.equal(true);
  });

  it('are left to the browser where a key says so, and to the page where that has taken the click', async () => {
    await beginWithFees();
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      get('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
      expect([isLeft, location.hash], key).to.deep.equal([true, '']);
    }
    get('a').addEventListener('click', (event) => event.preventDefault());
    get('a').click();
    expect(location.hash).to.equal('');
  });

  it('ask a server again where the address asks a search otherwise, for another page of results too', () => {
    put('<form><input type="search" name="q"></form>');
    const { form } = get('input') as HTMLInputElement;
    const asks = (served: string, asked: string) => asksOtherwise(form!, served, asked);
    expect(asks('?q=law&page=2', '?q=law&page=2')).to.equal(false);
    expect(asks('?q=law&page=2', '?q=law')).to.equal(true);
    expect(asks('?q=law', '?q=arts')).to.equal(true);
    expect(asks('?q=law&utm=1', '?q=law')).to.equal(false);
  });

  it('scroll smoothly, and at once for who wants less motion', async () => {
    await beginWithFees();
    get('a').click();
    expect(document.documentElement.style.scrollBehavior).to.equal('smooth');
    expect(topOf('h2')).to.be.above(1000);
    await rests();
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      window.scrollTo({ top: 0, behavior: 'instant' });
      get('a').click();
      expect(topOf('h2')).to.be.closeTo(0, 5);
      await rests();
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });

  it('leave how the page scrolls as they found it, however quickly they follow each other', async () => {
    put(`<a href="#a">A</a><a href="#b">B</a>${tall}<p id="a">A</p>${tall}<p id="b">B</p>${tall}`);
    await begin();
    get('a').click();
    get('[href="#b"]').click();
    await arrived('#b');
    await rests();
    get('a').click();
    window.dispatchEvent(new Event('wheel'));
    await rests();
  });

  it('go back and forward', async () => {
    put(`<a href="#a">A</a><a href="#b">B</a>${tall}<p id="a">A</p>${tall}<p id="b">B</p>${tall}`);
    await begin();
    get('a').click();
    await arrived('#a');
    await rests();
    get('[href="#b"]').click();
    await arrived('#b');
    await rests();
    history.back();
    await arrived('#a');
    expect(location.hash).to.equal('#a');
    history.forward();
    await arrived('#b');
    expect(location.hash).to.equal('#b');
  });

  it('make no second entry for where the visitor is, but take him there again', async () => {
    await beginWithFees();
    get('a').click();
    await arrived('h2');
    await rests();
    const entries = history.length;
    window.scrollTo({ top: 0, behavior: 'instant' });
    get('a').click();
    await arrived('h2');
    expect(history.length).to.equal(entries);
  });

  it('lead to a rich text’s own id, into what is folded away', async () => {
    put(
      `<a href="#fees">Fees</a>${tall}<details><summary>More</summary><div hidden="until-found"><p id="user-content-fees">Fees</p></div></details>${tall}`,
    );
    await begin();
    let isFound = false;
    place.addEventListener('beforematch', () => {
      isFound = true;
    });
    get('a').click();
    await arrived('p');
    expect(get('details').hasAttribute('open')).to.equal(true);
    expect(get('p').checkVisibility()).to.equal(true);
    expect(isFound).to.equal(true);
  });

  const FOLDED = `<x-served data-prerendered="1.0.0"><div class="m-fold m-fold--waiting"><p class="m-fold__rest" id="rest">Rest</p></div></x-served>`;
  const isFolded = () => get('#rest').getAttribute('hidden') === 'until-found';

  it('lead into what a prerendered element folds', async () => {
    put(`<a href="#rest">Rest</a>${tall}${FOLDED}${tall}`);
    behave(document);
    await begin();
    expect(isFolded()).to.equal(true);
    expect(get('#rest').hasAttribute('style')).to.equal(false);
    get('a').click();
    await arrived('#rest');
    expect(isFolded()).to.equal(false);
  });

  it('are alone held until what follows them has come', () => {
    put('<a href="/elsewhere.html#fees">Fees elsewhere</a><a href="#fees">Fees here</a>');
    anchors = watchAnchors();
    void anchors.wire(wired.signal);
    for (const [link, goesOn] of [...place.querySelectorAll('a')].map(
      (each, at) => [each, at === 0] as const,
    )) {
      isLeft = undefined;
      link.click();
      expect(isLeft).to.equal(goesOn ? true : undefined);
    }
  });

  it('give the focus to what can take it as it is', async () => {
    put(`<a href="#name">Name</a>${tall}<button id="name">Name</button>${tall}`);
    await begin();
    get('a').click();
    expect(document.activeElement).to.equal(get('button'));
    expect(get('button').hasAttribute('tabindex')).to.equal(false);
  });

  it('let a target be focused only as long as it has the focus', async () => {
    await beginWithFees();
    get('a').click();
    expect(get('h2').tabIndex).to.equal(-1);
    expect(getComputedStyle(get('h2')).outlineStyle, 'a box around what nobody can press').to.equal('none');
    get('a').focus({ preventScroll: true });
    expect(get('h2').hasAttribute('tabindex')).to.equal(false);
    expect(get('h2').hasAttribute('style')).to.equal(false);
  });

  const left: Record<string, { markup: string; init?: MouseEventInit }> = {
    'with Ctrl': { markup: '<a href="#fees">x</a>', init: { ctrlKey: true } },
    'with Meta': { markup: '<a href="#fees">x</a>', init: { metaKey: true } },
    'with Shift': { markup: '<a href="#fees">x</a>', init: { shiftKey: true } },
    'with the middle button': { markup: '<a href="#fees">x</a>', init: { button: 1 } },
    'on a link to another window': { markup: '<a href="#fees" target="_blank">x</a>' },
    'on a download': { markup: '<a href="#fees" download>x</a>' },
    'on a link to another page': { markup: '<a href="/other.html#fees">x</a>' },
    'on a link to this page with another query': { markup: '<a href="?other#fees">x</a>' },
    'on a link to what is not there': { markup: '<a href="#gone">x</a>' },
    'on an empty placeholder': { markup: '<a href="#">x</a>' },
    'on a malformed hash': { markup: '<a href="#%">x</a>' },
    'in details': { markup: '<details open><a href="#fees">x</a></details>' },
    'on a tab': { markup: '<a role="tab" href="#fees">x</a>' },
    'in a list of tabs': { markup: '<ul role="tablist"><li><a href="#fees">x</a></ul>' },
    'in a tab’s panel': { markup: '<div role="tabpanel"><a href="#fees">x</a></div>' },
    'in an accordion': { markup: '<div class="accordion"><a href="#fees">x</a></div>' },
    'in the CMS’s accordion': { markup: '<div class="cmp-accordion"><a href="#fees">x</a></div>' },
    'in what says it is an accordion': { markup: '<div data-accordion><a href="#fees">x</a></div>' },
    'in tabs': { markup: '<div class="tabs"><a href="#fees">x</a></div>' },
  };
  for (const [where, { markup, init }] of Object.entries(left)) {
    it(`leave a click ${where} to the browser`, async () => {
      put(`${markup}<p id="fees">Fees</p>`);
      await begin();
      get('a').dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
      );
      expect(isLeft).to.equal(true);
    });
  }

  it('leave a click alone that somebody has dealt with', async () => {
    put('<a href="#fees">x</a><p id="fees">Fees</p>');
    await begin();
    place.addEventListener('click', (event) => event.preventDefault(), { once: true });
    get('a').click();
    expect(location.hash).to.equal('');
  });

  it('are the browser’s own again when the page leaves success', async () => {
    put('<a href="#fees">x</a><p id="fees">Fees</p>');
    await begin();
    wired.abort();
    get('a').click();
    expect(isLeft).to.equal(true);
  });

  it('work in a shadow root', async () => {
    put(`<div></div>${tall}<h2 id="fees">Fees</h2>${tall}`);
    const root = get('div').attachShadow({ mode: 'open' });
    root.innerHTML = '<a href="#fees"><b>Fees</b></a>';
    await begin();
    root.querySelector<HTMLElement>('b')!.click();
    await arrived('h2');
  });

  describe('the target of the address', () => {
    let clock: Clock;
    beforeEach(() => {
      clock = stopClock();
      history.replaceState(null, '', '#fees');
    });
    afterEach(() => clock.restore());

    it('leaves the focus where a visitor or a script has put it', async () => {
      put(`<button>x</button>${tall}<h2 id="fees">Fees</h2>${tall}`);
      get('button').focus();
      await begin();
      await clock.tick(300);
      expect(topOf('h2')).to.be.closeTo(0, 5);
      expect(document.activeElement).to.equal(get('button'));
    });

    it('is waited for, every 100 ms', async () => {
      put(tall);
      await begin();
      await clock.tick(450);
      place.insertAdjacentHTML('beforeend', `<h2 id="fees">Fees</h2>${tall}`);
      await clock.tick(400);
      expect(topOf('h2')).to.be.closeTo(0, 5);
      expect(clock.timers).to.equal(0);
    });

    it('is given up after 3,000 ms; nothing ticks then', async () => {
      put(tall);
      await begin();
      await clock.tick(3100);
      expect(clock.timers).to.equal(0);
      place.insertAdjacentHTML('beforeend', `<h2 id="fees">Fees</h2>${tall}`);
      await clock.tick(1000);
      expect(window.scrollY).to.equal(0);
    });

    it('no longer counts once the visitor has moved, before or after', async () => {
      put(`${tall}<h2 id="fees">Fees</h2>${tall}`);
      anchors = watchAnchors();
      window.dispatchEvent(new Event('wheel'));
      await anchors.wire(wired.signal);
      await clock.tick(500);
      expect(window.scrollY).to.equal(0);
      expect(clock.timers).to.equal(0);
    });

    it('counts again once the visitor has followed a link to it, until he moves', async () => {
      for (const [next, isReached] of [
        ['', true],
        ['wheel', false],
      ] as const) {
        put(`${tall}<div hidden="until-found"><p id="user-content-fees">Fees</p></div>${tall}`);
        history.replaceState(null, '', location.pathname + location.search);
        anchors = watchAnchors();
        window.dispatchEvent(new Event('pointerdown'));
        const isChanged = new Promise((resolve) =>
          window.addEventListener('hashchange', resolve, { once: true }),
        );
        location.hash = '#fees';
        await isChanged;
        if (next) window.dispatchEvent(new Event(next));
        await anchors.wire(wired.signal);
        await clock.tick(500);
        expect(get('p').checkVisibility()).to.equal(isReached);
        expect(window.scrollY > 0).to.equal(isReached);
        anchors.stop();
        window.scrollTo({ top: 0, behavior: 'instant' });
      }
    });

    it('is not waited for once the visitor has moved', async () => {
      put(tall);
      await begin();
      window.dispatchEvent(new Event('pointerdown'));
      await settle();
      expect(clock.timers).to.equal(0);
    });

    it('does not count where the browser has put the visitor back', async () => {
      const { getEntriesByType } = performance;
      put(`${tall}<h2 id="fees">Fees</h2>${tall}`);
      window.scrollTo({ top: 40, behavior: 'instant' });
      performance.getEntriesByType = () => [{ type: 'reload' }] as unknown as PerformanceEntryList;
      try {
        await begin();
        await clock.tick(500);
        expect(window.scrollY).to.equal(40);
      } finally {
        performance.getEntriesByType = getEntriesByType;
      }
    });

    it('sets no timer on a page whose address has no hash', async () => {
      history.replaceState(null, '', location.pathname + location.search);
      await begin();
      expect(clock.timers).to.equal(0);
    });
  });
});
