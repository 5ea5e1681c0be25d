import { expect, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import { pageLocale } from '../../page/locale/page-language.js';
import { forgetPage } from '../../page/testing.js';
import { waitUntil } from '../../page/testing-wait.js';
import { applyStyles, clear, get, placeExample } from '../../react-views/_shared/testing.js';
import { registerClass } from '../_core/register-class.js';
import { ConsoleSpy } from '../_core/testing/testing.js';
import { definition } from './uni-side-nav.js';

interface Updating extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
}

const HOME = location.href;
const MARKUP = `<uni-side-nav><nav aria-label="Students" class="cmp-nav">
  <ul class="group" data-cq-data-path="/nav">
    <li><a href="/students/week.html">Your first week</a></li>
    <li id="money"><a href="/students/money.html">Money <b>and housing</b></a>
      <ul><li><a href="/students/money/rooms.html">Rooms</a></li><li><a href="/students/money/grants.html">Grants</a></li></ul></li>
    <li><a href="/students/support.html">Support</a>
      <ul id="support-pages"><li><a href="/students/support/writing.html">Writing</a></li></ul></li>
  </ul></nav></uni-side-nav>`;

/** More pages than a navigation of limited height shows. */
const PARTS = Array.from({ length: 40 }, (_, at) => `<li><a href="/p/${at}.html">Part ${at}</a></li>`).join(
  '',
);

const goTo = (path: string) => history.replaceState(null, '', path);
const toggles = (place: ParentNode) => [...place.querySelectorAll('button')];
const toggle = (place: ParentNode, name: string) => {
  const found = toggles(place).find(({ ariaLabel }) => ariaLabel === `Pages under ${name}`);
  if (!found) throw new Error(`no group ${name}`);
  return found;
};
const isOpen = (place: ParentNode, name: string) => {
  const button = toggle(place, name);
  const list = document.getElementById(button.getAttribute('aria-controls')!)!;
  const isExpanded = button.getAttribute('aria-expanded') === 'true';
  expect(get(list, 'a').checkVisibility()).to.equal(isExpanded);
  return isExpanded;
};
const element = (place: ParentNode) => get<Updating>(place, 'uni-side-nav');
/** Mutation observers call in the order in which they were made: the element's has been called then. */
async function changed(place: HTMLElement, change: () => void): Promise<void> {
  change();
  await Promise.resolve();
  await element(place).updateComplete;
}
const marks = (place: HTMLElement) =>
  [...place.querySelectorAll('[aria-current]')].map(
    (link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`,
  );

describe('uni-side-nav before its script', () => {
  afterEach(async () => {
    clear();
    document.adoptedStyleSheets = [];
    await emulateMedia({ media: 'screen' });
  });

  it('has the groups closed that the script will close, but not in print', async () => {
    await applyStyles();
    const marked = MARKUP.replace('rooms.html"', 'rooms.html" aria-current="page"');
    const place = await placeExample(marked);
    const link = get(place, '#support-pages a');
    expect(link.checkVisibility()).to.equal(false);
    await emulateMedia({ media: 'print' });
    expect(link.checkVisibility()).to.equal(true);
  });

  it('opens its groups after ten seconds in which the page has not even begun', async () => {
    await applyStyles();
    const place = await placeExample(MARKUP.replace('rooms.html"', 'rooms.html" aria-current="page"'));
    const [rescue] = get(place, 'uni-side-nav').getAnimations();
    expect(rescue?.effect?.getComputedTiming().delay).to.equal(10_000);
    rescue!.finish();
    const link = get(place, '#support-pages a');
    await waitUntil(() => link.checkVisibility(), 'a page of a closed group is seen');
    expect(get(place, '#support-pages').offsetHeight).to.be.above(0);
  });
});

describe('uni-side-nav', () => {
  let warnings: ConsoleSpy;

  before(() => {
    registerClass(definition);
  });
  beforeEach(() => {
    warnings = new ConsoleSpy('warn');
    goTo('/students/money/rooms.html');
  });
  afterEach(() => {
    warnings.restore();
    clear();
    document.adoptedStyleSheets = [];
  });
  // Not after each: WebKit refuses more than a hundred in ten seconds.
  after(() => goTo(HOME));

  it('names a group by its words where they are no link, whatever stands before and after them', async () => {
    const list = (id: string) => `<ul id="${id}"><li><a href="/${id}.html">${id}</a></li></ul>`;
    const place = await placeExample(`<uni-side-nav><ul>
      <li><!-- old menu -->Money${list('fees')}</li>
      <li>
        <!-- old menu --> Rooms ${list('halls')}${list('flats')}</li>
    </ul></uni-side-nav>`);
    const names = toggles(place).map(({ ariaLabel }) => ariaLabel);
    expect(names).to.deep.equal(['Pages under Money', 'Pages under Rooms', 'Pages under Rooms']);
    expect(toggle(place, 'Rooms').nextElementSibling?.id).to.equal('halls');
  });

  it('keeps its styles where a script assigns others', async () => {
    const place = await placeExample(MARKUP);
    const own = new CSSStyleSheet();
    document.adoptedStyleSheets = [own];
    expect(document.adoptedStyleSheets.at(-1)).to.equal(own);
    expect(getComputedStyle(element(place)).getPropertyValue('--uni-space-16')).not.to.equal('');
    expect(getComputedStyle(get(place, 'ul')).listStyleType).to.equal('none');
  });

  it('marks the link to the current page, and shows its group only', async () => {
    const place = await placeExample(MARKUP);
    expect(marks(place)).to.deep.equal(['/students/money/rooms.html page']);
    expect(isOpen(place, 'Money and housing')).to.equal(true);
    expect(isOpen(place, 'Support')).to.equal(false);
  });

  it('marks the nearest page above the current one as such, and shows its pages', async () => {
    goTo('/students/support/speaking/today.html');
    const place = await placeExample(MARKUP);
    expect(marks(place)).to.deep.equal(['/students/support.html true']);
    expect(isOpen(place, 'Support')).to.equal(true);
    expect(isOpen(place, 'Money and housing')).to.equal(false);
  });

  it('has toggles that show what they are where the page has no style sheet of ours', async () => {
    const [toggle] = toggles(await placeExample(MARKUP));
    expect(toggle?.textContent).to.equal('▾');
    expect(toggle).to.have.attribute('aria-label');
    await applyStyles();
    expect(getComputedStyle(toggle!).fontSize).to.equal('0px');
  });

  it('keeps its groups closed on a page that never begins', async () => {
    const place = await placeExample(MARKUP);
    await applyStyles();
    expect(document.body.dataset.pageState).to.equal(undefined);
    const rescues = place.getAnimations({ subtree: true }).filter((each) => each instanceof CSSAnimation);
    expect(rescues).to.deep.equal([]);
    expect(isOpen(place, 'Support')).to.equal(false);
  });

  it('leaves all groups open when no link leads here', async () => {
    goTo('/about.html');
    const place = await placeExample(MARKUP);
    expect(marks(place)).to.deep.equal([]);
    expect(toggles(place).map(({ ariaExpanded }) => ariaExpanded)).to.deep.equal(['true', 'true']);
  });

  it('corrects a mark that the server made, and trusts one where no link leads here', async () => {
    const marked = MARKUP.replace('writing.html"', 'writing.html" aria-current="page"');
    const place = await placeExample(marked);
    expect(marks(place)).to.deep.equal(['/students/money/rooms.html page']);
    goTo('/about.html');
    const other = await placeExample(marked);
    expect(marks(other)).to.deep.equal(['/students/support/writing.html page']);
    expect(isOpen(other, 'Money and housing')).to.equal(false);
  });

  it('opens and closes a group by click, and tells it', async () => {
    const place = await placeExample(MARKUP);
    const told = oneEvent(place, 'uni-toggle');
    toggle(place, 'Support').click();
    expect((await told).detail).to.deep.equal({ expanded: true });
    expect(isOpen(place, 'Support')).to.equal(true);
    expect(isOpen(place, 'Money and housing')).to.equal(true);
    const again = oneEvent(place, 'uni-toggle');
    toggle(place, 'Support').click();
    expect((await again).detail).to.deep.equal({ expanded: false });
    expect(isOpen(place, 'Support')).to.equal(false);
  });

  it('says nothing of groups that it opens itself', async () => {
    let told = 0;
    const listen = () => told++;
    document.addEventListener('uni-toggle', listen);
    await placeExample(MARKUP);
    document.removeEventListener('uni-toggle', listen);
    expect(told).to.equal(0);
  });

  it('works by keyboard: Tab from link to button, Enter and Space, Escape back to the button', async () => {
    const place = await placeExample(MARKUP);
    get(place, 'a[href$="grants.html"]').focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement?.textContent).to.equal('Support');
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(toggle(place, 'Support'));
    await sendKeys({ press: 'Enter' });
    expect(isOpen(place, 'Support')).to.equal(true);
    await sendKeys({ press: 'Space' });
    expect(isOpen(place, 'Support')).to.equal(false);
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement?.textContent).to.equal('Writing');
    await sendKeys({ press: 'Escape' });
    expect(isOpen(place, 'Support')).to.equal(false);
    expect(document.activeElement).to.equal(toggle(place, 'Support'));
  });

  describe('whose buttons the server wrote', () => {
    /** As the template writes it. */
    const served = (expanded: boolean) =>
      `<uni-side-nav data-activate="interaction"><nav aria-label="Students"><ul><li><a href="/students/money.html">Money</a><button type="button" class="m-side-nav__toggle" aria-expanded="${expanded}" aria-label="Pages under Money"></button><ul><li><a href="/students/money/rooms.html">Rooms</a></li></ul></li></ul></nav></uni-side-nav>`;

    it('takes them over, and gives them back as they were', async () => {
      const place = await placeExample('');
      place.innerHTML = served(true);
      const nav = element(place);
      const before = place.querySelector('nav')!.outerHTML;
      const [button] = toggles(place);
      await nav.updateComplete;
      expect(toggles(place)).to.deep.equal([button]);
      expect(isOpen(place, 'Money')).to.equal(true);
      button!.click();
      expect(isOpen(place, 'Money')).to.equal(false);
      nav.remove();
      await Promise.resolve();
      expect(get(nav, 'nav').outerHTML).to.equal(
        before.replace('/rooms.html" aria-current="page"', '/rooms.html"'),
      );
      place.append(nav);
      await nav.updateComplete;
      expect(toggles(place)).to.deep.equal([button]);
      expect(isOpen(place, 'Money')).to.equal(true);
    });

    it('has one button for each group of which its page has put a copy in', async () => {
      const place = await placeExample(served(true));
      const item = get(place, 'li');
      await changed(place, () => item.after(item.cloneNode(true)));
      expect(toggles(place).map(({ ariaExpanded }) => ariaExpanded)).to.deep.equal(['true', 'false']);
      for (const button of toggles(place)) button.click();
      expect(toggles(place).map(({ ariaExpanded }) => ariaExpanded)).to.deep.equal(['false', 'true']);
    });
  });

  it('closes the innermost group on Escape', async () => {
    const place = await placeExample(
      '<uni-side-nav><ul><li><a href="/x.html">X</a><ul><li><a href="/y.html">Y</a><ul><li><a href="/students/money/rooms.html">Z</a></li></ul></li></ul></li></ul></uni-side-nav>',
    );
    get(place, 'a[aria-current]').focus();
    await sendKeys({ press: 'Escape' });
    expect(isOpen(place, 'X')).to.equal(true);
    expect(isOpen(place, 'Y')).to.equal(false);
    await sendKeys({ press: 'Escape' });
    expect(isOpen(place, 'X')).to.equal(false);
    expect(document.activeElement).to.equal(toggle(place, 'X'));
  });

  it('opens a group in which the browser’s search finds something', async () => {
    const place = await placeExample(MARKUP);
    get(place, '#support-pages').dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(isOpen(place, 'Support')).to.equal(true);
  });

  it('keeps the author’s nodes, and everything on them', async () => {
    const place = document.createElement('main');
    place.innerHTML = MARKUP;
    const nodes = [...place.querySelectorAll('nav, ul, li, a')];
    const before = place.innerHTML;
    const shown = await placeExample('');
    shown.append(...place.childNodes);
    await element(shown).updateComplete;
    expect([...shown.querySelectorAll('nav, ul, li, a')]).to.deep.equal(nodes);
    element(shown).remove();
    await Promise.resolve();
    shown.append(nodes[0]!.parentElement!);
    const left = nodes[0]!.parentElement!;
    left.remove();
    await Promise.resolve();
    expect(left.outerHTML).to.equal(before);
  });

  it('leaves no empty list for assistive technology, and tells of the list once it is open or its own no longer', async () => {
    const place = await placeExample(MARKUP);
    const list = document.getElementById(toggle(place, 'Support').getAttribute('aria-controls')!)!;
    expect(list.ariaHidden).to.equal('true');
    toggle(place, 'Support').click();
    expect(list.ariaHidden).to.equal(null);
    toggle(place, 'Support').click();
    expect(list.ariaHidden).to.equal('true');
    element(place).remove();
    await Promise.resolve();
    expect(list.ariaHidden).to.equal(null);
  });

  it('stays as the visitor made it when it is moved', async () => {
    const place = await placeExample(`<div></div>${MARKUP}`);
    toggle(place, 'Support').click();
    get(place, 'div').append(element(place));
    await element(place).updateComplete;
    expect(isOpen(place, 'Support')).to.equal(true);
    expect(toggles(place)).to.have.length(2);
  });

  it('works again when it comes back', async () => {
    const place = await placeExample(MARKUP);
    const nav = element(place);
    nav.remove();
    await Promise.resolve();
    expect(nav.querySelector('button, [aria-current], [hidden]')).to.equal(null);
    goTo('/students/support/writing.html');
    place.append(nav);
    await nav.updateComplete;
    expect(isOpen(place, 'Support')).to.equal(true);
  });

  it('has one button for each group of which its page has put a copy in', async () => {
    const place = await placeExample(MARKUP);
    const item = get(place, '#money');
    await changed(place, () => item.after(item.cloneNode(true)));
    await changed(place, () => {
      item.innerHTML = String(item.innerHTML);
    });
    expect(toggles(place)).to.have.length(3);
    const ids = [...place.querySelectorAll('li ul')].map(({ id }) => id);
    expect(toggles(place).map((button) => button.getAttribute('aria-controls'))).to.deep.equal(ids);
    expect(new Set(ids).size).to.equal(3);
    for (const button of toggles(place)) {
      const before = button.ariaExpanded;
      button.click();
      expect(button.ariaExpanded).not.to.equal(before);
    }
  });

  it('follows an editor who adds, renames and removes', async () => {
    const place = await placeExample(MARKUP);
    toggle(place, 'Support').click();
    await changed(place, () =>
      get(place, '.group').insertAdjacentHTML(
        'beforeend',
        '<li><a href="/students/health.html">Health</a><ul><li><a href="/students/health/eyes.html">Eyes</a></li></ul></li>',
      ),
    );
    expect(isOpen(place, 'Health')).to.equal(false);
    expect(isOpen(place, 'Support')).to.equal(true);
    await changed(place, () => {
      get(place, 'a[href="/students/support.html"]').firstChild!.nodeValue = 'Help';
    });
    expect(isOpen(place, 'Help')).to.equal(true);
    await changed(place, () => get(place, '#support-pages').remove());
    expect(toggles(place)).to.have.length(2);
    await changed(place, () => {
      get(place, '#money').innerHTML =
        '<a href="/m.html">M</a><ul><li><a href="/n.html">N</a></li><li><a href="/students/money/rooms.html">R</a></li></ul>';
    });
    expect(isOpen(place, 'M')).to.equal(true);
    expect(marks(place)).to.deep.equal(['/students/money/rooms.html page']);
  });

  it('comes to rest: its own changes are none to it', async () => {
    const place = await placeExample(MARKUP);
    let records = 0;
    const observer = new MutationObserver((list) => {
      records += list.length;
    });
    observer.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
    await changed(place, () => {});
    await changed(place, () => {});
    observer.disconnect();
    expect(records).to.equal(0);
  });

  it('names a group without a link by its words, and speaks Vietnamese', async () => {
    const place = await placeExample(
      '<div lang="vi"><uni-side-nav><ul><li>Tiền<ul><li><a href="/a.html">A</a></li></ul></li><li><span>Nhà</span><div><ul><li><a href="/b.html">B</a></li></ul></div></li></ul></uni-side-nav></div>',
    );
    expect(toggles(place).map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Các trang thuộc Tiền',
      'Các trang thuộc Nhà',
    ]);
  });

  it('takes its words from the page’s dictionary, also when that comes later', async () => {
    const place = await placeExample(
      '<uni-side-nav><ul><li>Money<ul><li><a href="/a.html">A</a></li></ul></li></ul></uni-side-nav>',
    );
    const locale = { i18IsAvailable: true, language: 'en', languages: [], selectedLanguage: undefined };
    pageLocale.set({ ...locale, dictionary: { 'uni.pagesUnder': 'More on {name}' } });
    await waitUntil(() => toggles(place)[0]?.ariaLabel === 'More on Money');
    forgetPage();
  });

  describe('in a box that scrolls', () => {
    const items = Array.from(
      { length: 60 },
      (_, at) => `<li><a href="/p/${at}.html">Page ${at}</a></li>`,
    ).join('');
    const TALL = `<uni-side-nav style="display: block; max-block-size: 300px; overflow-y: auto"><nav aria-label="Pages"><ul>${items}</ul></nav></uni-side-nav>`;
    const distance = (place: HTMLElement) => {
      const [link, frame] = [get(place, '[aria-current]'), element(place)].map((box) =>
        box.getBoundingClientRect(),
      );
      return Math.abs(link!.top + link!.height / 2 - (frame!.top + frame!.height / 2));
    };

    beforeEach(() => goTo('/p/30.html'));

    it('brings the active item to its middle, and moves neither the page nor the focus', async () => {
      const spacer = '<div style="block-size: 3000px"><button>Here</button></div>';
      const place = await placeExample(`${spacer}${TALL}${spacer}`);
      expect(distance(place)).to.be.below(20);
      expect(window.scrollY).to.equal(0);
      expect(document.activeElement).to.equal(document.body);
    });

    for (const width of [375, 768, 1280]) {
      it(`has its active item in the middle in a window of ${width} px, by its own styles`, async () => {
        await setViewport({ width, height: 600 });
        await applyStyles();
        const place = await placeExample(TALL.replace(/ style=".*?"/, ''));
        expect(distance(place)).to.be.below(20);
        expect(element(place).offsetHeight).to.be.below(600);
        await setViewport({ width: 1280, height: 600 });
      });
    }

    it('leaves it where the visitor scrolled it to', async () => {
      const place = await placeExample(TALL);
      element(place).scrollTop = 0;
      await changed(place, () => get(place, 'ul').lastElementChild!.remove());
      expect(element(place).scrollTop).to.equal(0);
    });

    it('does so once it is shown, when it was hidden at first', async () => {
      const place = await placeExample(`<div hidden>${TALL}</div>`);
      const scrolled = oneEvent(element(place), 'scroll');
      get(place, 'div').hidden = false;
      await scrolled;
      expect(distance(place)).to.be.below(20);
    });
  });

  const LINK = '<a id="parent" href="/p.html">Parts</a>';
  const wrapped = PARTS.replace(/<a.*?<\/a>/g, '<div>$&</div>');
  for (const [what, item] of [
    ['parent', `${LINK}<ul>${PARTS}</ul>`],
    ['parent without a link', `<span id="parent">Parts</span><ul>${PARTS}</ul>`],
    ['parent in a block', `<div>${LINK}</div><ul>${wrapped}</ul>`],
    ['parent in a line', `<span>${LINK}</span><ul>${wrapped}</ul>`],
    ['parent whose group is in a block', `${LINK}<div><ul>${wrapped}</ul></div>`],
    ['parent in a block with its group', `<div>${LINK}<ul>${wrapped}</ul></div>`],
  ] as const) {
    it(`keeps the ${what} of the active item in sight while its group scrolls, and what is above not`, async () => {
      await applyStyles();
      goTo('/p/30.html');
      const place = await placeExample(
        `<uni-side-nav style="display: block; max-block-size: 300px; overflow-y: auto"><nav aria-label="P"><ul><li><div><a id="above" href="/q.html">Above</a></div><ul><li>${item}</li></ul></li></ul></nav></uni-side-nav>`,
      );
      const top = (id: string) =>
        get(place, id).getBoundingClientRect().top - element(place).getBoundingClientRect().top;
      expect(element(place).scrollTop).to.be.above(300);
      expect(top('#parent')).to.be.closeTo(0, 1);
      expect(top('#above')).to.be.below(-300);
    });
  }

  it('has its links in the same places whatever they stand in', async () => {
    await applyStyles();
    goTo('/students/money/rooms.html');
    const [bare, ...others] = await Promise.all(
      ['', 'div', 'span', 'p', 'strong'].map(async (name) => {
        const markup = name ? MARKUP.replace(/<a.*?<\/a>/g, `<${name}>$&</${name}>`) : MARKUP;
        const place = await placeExample(markup);
        const { top } = element(place).getBoundingClientRect();
        return [...place.querySelectorAll('a')].map((link) => {
          const box = link.getBoundingClientRect();
          return [box.top - top, box.left, box.right].map(Math.round);
        });
      }),
    );
    for (const other of others) expect(other).to.deep.equal(bare);
  });

  it('does not hide the focused item behind its sticky parent', async () => {
    await applyStyles();
    goTo('/p/30.html');
    const place = await placeExample(
      `<uni-side-nav style="display: block; max-block-size: 256px; overflow-y: auto; scroll-padding-block-start: 5em"><nav aria-label="P"><ul><li><a href="/p.html">Parts</a><ul>${PARTS}</ul></li></ul></nav></uni-side-nav>`,
    );
    get(place, '[aria-current]').focus();
    for (let back = 0; back < 8; back++) {
      await sendKeys({ down: 'Shift' });
      await sendKeys({ press: 'Tab' });
      await sendKeys({ up: 'Shift' });
      const { left, top, height } = document.activeElement!.getBoundingClientRect();
      expect(document.elementFromPoint(left + 40, top + height / 2)).to.equal(document.activeElement);
    }
  });

  describe('reported once, with the remedy, and left as it is', () => {
    for (const [what, markup, remedy] of [
      ['a tag without a list', '<p>Hours</p>', 'has no list; put a <ul> of links'],
      [
        'a list without links',
        '<ul><li>One<ul><li>Two</li></ul></li></ul>',
        'has a list without links; give its items',
      ],
      ['an empty tag', '', 'has no list'],
    ] as const) {
      it(what, async () => {
        const place = await placeExample(
          `<uni-side-nav>${markup}</uni-side-nav><uni-side-nav>${markup}</uni-side-nav>`,
        );
        expect(warnings.lines).to.have.length(1);
        expect(warnings.lines[0]).to.contain(`<uni-side-nav> ${remedy}`);
        expect(element(place).innerHTML).to.equal(markup);
      });
    }
  });

  it('is a navigation by itself when its list stands in none', async () => {
    const made: ElementInternals[] = [];
    const { attachInternals } = HTMLElement.prototype;
    HTMLElement.prototype.attachInternals = function attach() {
      made.push(attachInternals.call(this));
      return made.at(-1)!;
    };
    await placeExample(
      `<uni-side-nav><ul><li><a href="/a.html">A</a></li></ul></uni-side-nav><uni-side-nav lang="vi"><ul></ul></uni-side-nav>${MARKUP}`,
    );
    HTMLElement.prototype.attachInternals = attachInternals;
    expect(made.map(({ role, ariaLabel }) => [role, ariaLabel])).to.deep.equal([
      ['navigation', 'In this section'],
      ['navigation', 'Trong mục này'],
      [null, null],
    ]);
  });
});
