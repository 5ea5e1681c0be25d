import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { activateIn } from '../../page/activation/activate.js';
import { type Clock, stopClock } from '../../page/testing.js';
import { waitUntil } from '../../page/testing-wait.js';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { Toc } from '../../react-views/toc/toc.js';
import { timings } from '../../vocabulary/timings.js';
import { ConsoleSpy, flushed } from '../_core/testing/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-toc.js';

const TALL = '<p style="block-size: 900px">Text</p>';
const links = (place: ParentNode) => [...place.querySelectorAll<HTMLAnchorElement>('.m-toc__link')];
const texts = (place: ParentNode) => links(place).map(({ textContent }) => textContent);
const marked = (place: ParentNode) => place.querySelector('[aria-current]')?.textContent;

/** Changes in a tag, and calls of timers, during an action. */
async function watch(tag: Element, act: () => unknown): Promise<{ changes: number; timers: number }> {
  const { setTimeout, setInterval, requestAnimationFrame } = window;
  let timers = 0;
  const counted =
    <A extends unknown[], R>(start: (...args: A) => R) =>
    (...args: A) => {
      timers++;
      return start.apply(window, args);
    };
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(tag, { subtree: true, childList: true, attributes: true, characterData: true });
  Object.assign(window, {
    setTimeout: counted(setTimeout),
    setInterval: counted(setInterval),
    requestAnimationFrame: counted(requestAnimationFrame),
  });
  try {
    await act();
  } finally {
    Object.assign(window, { setTimeout, setInterval, requestAnimationFrame });
  }
  return { changes: changes + observer.takeRecords().length, timers };
}

describe('uni-toc', () => {
  const logged = testElement(definition);
  let clock: Clock | undefined;
  afterEach(() => {
    clock?.restore();
    clock = undefined;
    history.replaceState(null, '', location.pathname);
    window.scrollTo(0, 0);
  });

  it('says which of its links are in another language, so that each is read in its own', async () => {
    clock = stopClock();
    const place = await placeExample(
      `<section lang="en"><uni-toc></uni-toc><h2>Key dates</h2><h2 lang="vi">Học phí</h2>
        <h2><span lang="vi_VN">Nhà ở</span></h2><h2>A <i lang="fr">cours</i></h2>
        <div lang="en"><h2>Fees</h2></div></section>`,
    );
    expect(links(place).map((link) => link.getAttribute('lang'))).to.deep.equal([
      null,
      'vi',
      'vi-VN',
      null,
      null,
    ]);
    get(place, 'section > div').lang = 'mi';
    await clock.tick(timings.tocRefreshMs);
    expect(links(place).at(-1)!.lang).to.equal('mi');
  });

  it("lists the page's headings as links, its own title not among them", async () => {
    const place = await placeExample(
      '<h1>Page</h1><uni-toc></uni-toc><h2>Two words</h2><h3 id="x">Fees</h3>',
    );
    expect(texts(place)).to.deep.equal(['Two words', 'Fees']);
    expect(links(place).map((link) => link.getAttribute('href'))).to.deep.equal(['#two-words', '#x']);
    expect(get(place, ':scope > h2').id).to.equal('two-words');
  });

  it('lists what its main has alone, and with classes what the page has', async () => {
    const place = await placeExample(
      '<main><uni-toc></uni-toc><uni-toc include-classes="own"></uni-toc><h2>Fees</h2></main><section><h2 class="own">Chat with us</h2></section><div role="main"><h2>Popular</h2></div>',
    );
    const [plain, named] = place.querySelectorAll('uni-toc');
    expect(texts(plain!)).to.deep.equal(['Fees']);
    expect(texts(named!)).to.deep.equal(['Chat with us']);
  });

  it('takes levels, classes and the kind of list from its attributes, and follows them', async () => {
    const place = await placeExample(
      '<uni-toc start-level="h3" stop-level="h3" data-list-type="numbered"></uni-toc><h2>A b</h2><h3>C d</h3><h3 class="z">E f</h3>',
    );
    const toc = get(place, 'uni-toc');
    expect(texts(place)).to.deep.equal(['C d', 'E f']);
    expect(place.querySelectorAll('ol')).to.have.length(1);
    toc.setAttribute('ignore-classes', 'z');
    await flushed();
    expect(texts(place)).to.deep.equal(['C d']);
    toc.setAttribute('include-classes', 'none');
    await flushed();
    expect(place.querySelector('.m-toc')).to.equal(null);
  });

  for (const [levels, message] of [
    ['start-level="h4" stop-level="h2"', 'startLevel must come before endLevel in hierarchy'],
    ['start-level="h0"', 'Heading levels must be between h1 and h6'],
  ] as const) {
    it(`says once that '${message}', and takes the default levels`, async () => {
      const place = await placeExample(
        `<uni-toc ${levels}></uni-toc><uni-toc ${levels}></uni-toc><h2>Two words</h2>`,
      );
      expect(texts(get(place, 'uni-toc'))).to.deep.equal(['Two words']);
      expect(logged.warnings).to.have.length(1);
      expect(logged.warnings[0]).to.contain('<uni-toc> start-level=').and.to.contain(message);
    });
  }

  describe('when the page changes', () => {
    const within = { timeout: timings.tocRefreshMs };

    it('shows a new heading, a new text and a heading less within a second', async () => {
      const place = await placeExample('<uni-toc></uni-toc><h2>Two words</h2><section></section>');
      get(place, 'section').innerHTML = '<div><h3>New here</h3></div>';
      await waitUntil(() => texts(place).join() === 'Two words,New here', undefined, within);
      get(place, 'h3').firstChild!.textContent = 'Newer still';
      await waitUntil(() => texts(place).join() === 'Two words,Newer still', undefined, within);
      get(place, 'section').remove();
      await waitUntil(() => texts(place).join() === 'Two words', undefined, within);
    });

    it('shows a heading that is no longer hidden, by whatever way', async () => {
      const place = await placeExample(
        '<uni-toc></uni-toc><h2>Two words</h2><div class="gone"><h2>Third one</h2></div><details><summary>More</summary><h2>Fourth one</h2></details>',
      );
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.gone { display: none }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      await flushed();
      get(place, 'div.gone').className = '';
      get<HTMLDetailsElement>(place, 'details').open = true;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      await waitUntil(() => texts(place).join() === 'Two words,Third one,Fourth one', undefined, within);
    });

    for (const property of ['display: none', 'visibility: hidden'])
      it(`leaves out within a second what a style sheet hides later: ${property}`, async () => {
        const place = await placeExample(
          '<uni-toc></uni-toc><h2>Two words</h2><div class="later"><h2>Third one</h2></div>',
        );
        const style = document.createElement('style');
        style.textContent = `.later { ${property} }`;
        document.head.append(style);
        await waitUntil(() => texts(place).join() === 'Two words', undefined, within);
        style.remove();
        await waitUntil(() => texts(place).join() === 'Two words,Third one', undefined, within);
      });

    it('follows headings in isolated tags, also in those that come later', async () => {
      const place = await placeExample('<uni-toc></uni-toc><h2>Two words</h2><section></section>');
      const host = document.createElement('x-box');
      host.setAttribute('isolated', '');
      host.attachShadow({ mode: 'open' }).innerHTML = '<h2>In a shadow</h2>';
      get(place, 'section').append(host);
      await waitUntil(() => texts(place).join() === 'Two words,In a shadow', undefined, within);
      host.shadowRoot!.querySelector('h2')!.textContent = 'Out of the shadow';
      await waitUntil(() => texts(place).join() === 'Two words,Out of the shadow', undefined, within);
    });

    it('hears of an element that mounts into a shadow root', async () => {
      const place = await placeExample('<uni-toc></uni-toc><h2>Two words</h2><section isolated></section>');
      const host = get(place, 'section');
      host.attachShadow({ mode: 'open' }).innerHTML = '<h2>In a shadow</h2>';
      host.dispatchEvent(new CustomEvent('uni-mount', { bubbles: true, composed: true }));
      await waitUntil(() => texts(place).join() === 'Two words,In a shadow', undefined, within);
    });

    it('touches nothing when the contents stay the same', async () => {
      clock = stopClock();
      const passes = clock.tick;
      const place = await placeExample('<uni-toc></uni-toc><section><h2>Two words</h2></section>');
      await passes(timings.tocRefreshMs);
      const { changes, timers } = await watch(get(place, 'uni-toc'), async () => {
        get(place, 'section').innerHTML = '<h2>Two words</h2>';
        await passes(timings.tocRefreshMs);
        await nextFrame();
      });
      expect(get(place, 'section > h2').id).to.equal('two-words');
      expect(changes).to.equal(0);
      expect(timers).to.be.above(0);
    });

    it('sets no timer while nothing of the page changes but the contents themselves', async () => {
      clock = stopClock();
      const place = await placeExample('<uni-toc></uni-toc><h2>Two words</h2>');
      await clock.tick(timings.tocRefreshMs);
      const { timers } = await watch(get(place, 'uni-toc'), async () => {
        get(place, '.m-toc').className = 'm-toc other';
        await flushed();
      });
      expect(timers).to.equal(0);
    });

    for (const [kind, markup, close] of [
      ['dialog', '<dialog>Modal</dialog>', (modal: HTMLElement) => (modal as HTMLDialogElement).close()],
      [
        'aria-modal',
        '<div role="dialog" aria-modal="true">Modal</div>',
        (modal: HTMLElement) => modal.remove(),
      ],
    ] as const) {
      it(`waits while a modal is open (${kind})`, async () => {
        clock = stopClock();
        const place = await placeExample(`<uni-toc></uni-toc><h2>Two words</h2><section></section>${markup}`);
        const modal = place.lastElementChild as HTMLElement;
        if (modal instanceof HTMLDialogElement) modal.showModal();
        for (const heading of ['New here', 'Newer still']) {
          get(place, 'section').insertAdjacentHTML('beforeend', `<h2>${heading}</h2>`);
          await clock.tick(timings.tocRefreshMs);
        }
        expect(texts(place)).to.deep.equal(['Two words']);
        close(modal);
        await clock.tick(timings.tocRefreshMs);
        expect(texts(place)).to.deep.equal(['Two words', 'New here', 'Newer still']);
      });
    }

    it('leaves no listener on itself when it leaves the page, however often', async () => {
      const place = await placeExample('<uni-toc></uni-toc><h2>Two words</h2>');
      const toc = get(place, 'uni-toc');
      toc.remove();
      await flushed();
      const { addEventListener, removeEventListener } = EventTarget.prototype;
      const clicks = new Set<unknown>();
      toc.addEventListener = (...given: Parameters<typeof addEventListener>) => {
        if (given[0] === 'click') clicks.add(given[1]);
        addEventListener.apply(toc, given);
      };
      toc.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
        if (given[0] === 'click') clicks.delete(given[1]);
        removeEventListener.apply(toc, given);
      };
      for (let visit = 0; visit < 3; visit++) {
        place.append(toc);
        await flushed();
        expect(clicks.size).to.equal(1);
        toc.remove();
        await flushed();
        expect(clicks.size).to.equal(0);
      }
    });

    it('follows nothing any more once it has left the page', async () => {
      const place = await placeExample('<uni-toc></uni-toc><h2>Two words</h2>');
      const toc = get(place, 'uni-toc');
      toc.remove();
      await flushed();
      const { timers } = await watch(toc, async () => {
        place.insertAdjacentHTML('beforeend', '<h2>New here</h2>');
        document.dispatchEvent(new Event('scroll'));
        await flushed();
      });
      expect(timers).to.equal(0);
    });
  });

  describe('as the way through the page', () => {
    const PAGE = `<uni-toc></uni-toc><h2>First part</h2>${TALL}<h2>Second part</h2>${TALL}<h2>Third part</h2><p><button>After</button></p>`;

    before(() => setViewport({ width: 1000, height: 600 }));

    it('marks the section that is being read', async () => {
      const place = await placeExample(PAGE);
      window.scrollTo(0, get(place, '#second-part').offsetTop - 20);
      await waitUntil(() => marked(place) === 'Second part');
      window.scrollTo(0, get(place, '#first-part').offsetTop);
      await waitUntil(() => marked(place) === 'First part');
      window.scrollTo(0, document.documentElement.scrollHeight);
      await waitUntil(() => marked(place) === 'Third part');
    });

    it('marks it on a page that scrolls in a box', async () => {
      const box = 'margin-block-start: 100px; block-size: 500px; overflow: auto';
      const place = await placeExample(`<div class="box" style="${box}">${PAGE}</div>`);
      const scroller = get(place, '.box');
      const readTo = (id: string) => {
        scroller.scrollTop += get(place, id).getBoundingClientRect().top - 110;
      };
      readTo('#second-part');
      await waitUntil(() => marked(place) === 'Second part');
      readTo('#first-part');
      await waitUntil(() => marked(place) === 'First part');
      scroller.scrollTop = scroller.scrollHeight;
      await waitUntil(() => marked(place) === 'Third part');
    });

    it('leads to its sections in this tab, whatever tab the page’s links open', async () => {
      const base = Object.assign(document.createElement('base'), { target: '_blank' });
      document.head.append(base);
      try {
        const place = await placeExample(PAGE);
        expect(links(place).map(({ target }) => target)).to.deep.equal(['_self', '_self', '_self']);
        links(place)[1]!.focus();
        await sendKeys({ press: 'Enter' });
        await waitUntil(() => location.hash === '#second-part');
      } finally {
        base.remove();
      }
    });

    it('marks none above the first', async () => {
      const place = await placeExample(`${TALL}${PAGE}`);
      window.scrollTo(0, get(place, '#first-part').offsetTop);
      await waitUntil(() => marked(place) === 'First part');
      window.scrollTo(0, 10);
      await waitUntil(() => marked(place) === undefined);
    });

    it('takes the focus to the heading, so that Tab goes on from there', async () => {
      const place = await placeExample(PAGE);
      links(place)[2]!.focus();
      await sendKeys({ press: 'Enter' });
      const heading = get(place, '#third-part');
      await waitUntil(() => document.activeElement === heading);
      expect(location.hash).to.equal('#third-part');
      await sendKeys({ press: 'Tab' });
      expect(document.activeElement === get(place, 'button'), 'focus').to.equal(true);
      expect(heading.hasAttribute('tabindex')).to.equal(false);
    });

    it('marks the chosen section at once, even where the page is too short to scroll there', async () => {
      clock = stopClock();
      const place = await placeExample(`${PAGE}<h2>Fourth part</h2>`);
      links(place)[2]!.click();
      await flushed();
      expect(marked(place)).to.equal('Third part');
      document.dispatchEvent(new Event('scroll'));
      await clock.tick(timings.scrollThrottleMs);
      expect(marked(place)).to.equal('Third part');
      clock.restore();
      window.dispatchEvent(new WheelEvent('wheel'));
      window.scrollTo(0, get(place, '#first-part').offsetTop);
      await waitUntil(() => marked(place) === 'First part');
    });

    it('leaves a click that opens the link elsewhere to the browser', async () => {
      const place = await placeExample(PAGE);
      const link = links(place)[1]!;
      link.addEventListener('click', (event) => event.preventDefault());
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true, cancelable: true }));
      expect(get(place, '#second-part').hasAttribute('tabindex')).to.equal(false);
    });

    it('reaches a heading in a shadow root, where no address does', async () => {
      const place = await placeExample(`<uni-toc></uni-toc>${TALL}${TALL}<section isolated></section>`);
      const host = get(place, 'section');
      host.attachShadow({ mode: 'open' }).innerHTML = '<h2>In a shadow</h2>';
      host.dispatchEvent(new CustomEvent('uni-mount', { bubbles: true }));
      await waitUntil(() => links(place).length === 1);
      links(place)[0]!.click();
      expect(host.shadowRoot!.activeElement?.textContent).to.equal('In a shadow');
      expect(location.hash).to.equal('#in-a-shadow');
      await waitUntil(() => host.getBoundingClientRect().top < window.innerHeight);
    });

    it('reaches each of the headings that a page has given the same id', async () => {
      const headings = ['One', 'Two', 'Three'].map((words) => `<h2 id="same">${words}</h2>${TALL}`);
      const place = await placeExample(`<uni-toc></uni-toc>${TALL}${headings.join('')}`);
      for (const [index, heading] of [...place.querySelectorAll<HTMLElement>('h2#same')].entries()) {
        links(place)[index]!.click();
        await flushed();
        expect([document.activeElement, marked(place)]).to.deep.equal([heading, heading.textContent]);
        await waitUntil(() => Math.abs(heading.getBoundingClientRect().top) < window.innerHeight / 2);
      }
      expect(location.hash).to.equal('#same');
    });

    it('works from within a shadow root itself', async () => {
      const place = await placeExample(PAGE.replace('<uni-toc', '<uni-toc isolated'));
      const root = get(place, 'uni-toc').shadowRoot!;
      links(root)[1]!.click();
      await waitUntil(() => document.activeElement === get(place, '#second-part'));
    });
  });

  it('keeps what its author wrote until it has something better', async () => {
    const place = await placeExample(
      '<uni-toc><nav class="m-toc"><a href="#a">A</a></nav></uni-toc><h2>Two words</h2>',
    );
    expect(place.querySelectorAll('nav')).to.have.length(1);
    expect(texts(place)).to.deep.equal(['Two words']);
  });

  describe('that a server rendered', () => {
    const served = (list: string) =>
      `<uni-toc data-prerendered="1.0.0" data-activate="interaction"><div class="uni-view">${list}</div></uni-toc>`;
    const LISTED = renderToString(
      createElement(Toc, {
        entries: [
          { id: 'costs', value: 'What it costs', level: 1 },
          { id: 'grants', value: 'Grants and loans', level: 2 },
        ],
      }),
    );
    before(() => activateIn(document));
    const use = (place: ParentNode) =>
      get(place, '.m-toc').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

    it('takes over the list as it stands', async () => {
      const place = await placeExample(
        `${served(LISTED)}<h2 id="costs">What it costs</h2><h3 id="grants">Grants and loans</h3>`,
      );
      const before = links(place);
      const { changes } = await watch(get(place, 'uni-toc'), () => use(place));
      await flushed();
      expect(links(place)).to.deep.equal(before);
      expect(changes).to.equal(0);
      before[1]!.click();
      await waitUntil(() => marked(place) === 'Grants and loans');
    });

    it('lists what the page has now, where that is something else', async () => {
      const errors = new ConsoleSpy('error');
      const place = await placeExample(`${served(LISTED)}<h2 id="costs">What it costs</h2><h2>New here</h2>`);
      use(place);
      await waitUntil(() => texts(place).join() === 'What it costs,New here');
      errors.restore();
      expect(logged.errors).to.deep.equal([]);
    });
  });
});
