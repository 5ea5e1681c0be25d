import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { stopClock } from '../../page/testing.js';
import { timings } from '../../vocabulary/timings.js';
import { get, inStyle, show, url } from '../_shared/testing.js';
import { CourseSearch, type FoundCourse, type SearchQuery, type SearchState } from './course-search.js';
import { pageNumbers } from './page-numbers.js';
import { SearchPlaceholder } from './search-placeholder.js';
import { addressOf, EMPTY_QUERY, NO_SEARCH } from './search-state.js';

const SUGGESTIONS = ['law', 'law and society', 'maritime law'];
const course = (title: string, more: Partial<FoundCourse> = {}): FoundCourse => ({
  title,
  url: url('/courses/law.html'),
  code: 'B100',
  faculty: 'Law',
  level: 'undergraduate',
  audiences: ['domestic'],
  summary: 'What is right.',
  ...more,
});
const found = (total: number, more: Partial<SearchState> = {}): SearchState => ({
  ...NO_SEARCH,
  searched: { ...EMPTY_QUERY, query: 'law' },
  outcome: 'found',
  total,
  results: Array.from({ length: Math.min(total, 12) }, (_, at) => course(`Bachelor ${at}`)),
  ...more,
});

/** Controls that note what they are asked for. */
function recorder() {
  const log: unknown[] = [];
  return {
    log,
    search: (searched: SearchQuery) => void log.push(addressOf(searched)),
    suggest: (text: string) => void log.push(`suggest ${text}`),
    dismiss: () => {},
  };
}
const suggesting = (controls = recorder(), isPopular = false) =>
  show(<CourseSearch search={{ ...NO_SEARCH, suggestions: SUGGESTIONS, isPopular }} controls={controls} />);
/** A search with suggestions in whose text somebody has typed. */
async function typed(text: string, controls = recorder()) {
  const place = suggesting(controls);
  input(place).focus();
  await sendKeys({ type: text });
  return place;
}
const input = (place: ParentNode) => get<HTMLInputElement>(place, '[role="combobox"]');
const options = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('[role="option"]')];
const factsIn = (place: ParentNode) =>
  [...place.querySelectorAll('.m-course-search__fact')].map(({ textContent }) => textContent);
const activeOf = (place: ParentNode) =>
  options(place).find(({ id }) => id === input(place).getAttribute('aria-activedescendant'))?.textContent;
const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => sendKeys({ press: key })), Promise.resolve());

describe('the numbers of pages', () => {
  it('are first, last, the current one and its neighbours, with gaps where some are left out', () => {
    expect(pageNumbers(2, 4)).to.deep.equal([1, 2, 3, 4]);
    expect(pageNumbers(1, 84)).to.deep.equal([1, 2, 3, 4, 0, 84]);
    expect(pageNumbers(40, 84)).to.deep.equal([1, 0, 39, 40, 41, 0, 84]);
    expect(pageNumbers(84, 84)).to.deep.equal([1, 0, 81, 82, 83, 84]);
    expect(pageNumbers(90, 84)).to.deep.equal([1, 0, 81, 82, 83, 84]);
  });
});

describe('CourseSearch', () => {
  inStyle();

  it('is a search landmark with a labelled combobox', async () => {
    const place = show(<CourseSearch placeholder="Try law" controls={recorder()} />);
    expect(get(place, 'form')).to.have.attribute('role', 'search');
    expect(get(place, 'form')).to.have.attribute('aria-label', 'Search for a course');
    expect(input(place).labels![0]!.textContent).to.equal('Search for a course');
    expect(input(place).placeholder).to.equal('Try law');
    expect(input(place)).to.have.attribute('aria-expanded', 'false');
    expect(input(place)).to.have.attribute('aria-autocomplete', 'list');
    expect(document.getElementById(input(place).getAttribute('aria-controls')!)).to.have.attribute(
      'role',
      'listbox',
    );
    await expect(place).to.be.accessible();
  });

  it('names what it looks for, and filters nothing where there is nothing to filter', () => {
    const area = show(<CourseSearch kind="subject-area" />);
    expect(get(area, 'label').textContent).to.equal('Search for a subject area');
    expect(area.querySelector('fieldset')).to.equal(null);
    expect(get(show(<CourseSearch kind="uos" />), 'label').textContent).to.equal(
      'Search for a unit of study',
    );
  });

  it('is a plain form for a page without a script', () => {
    const form = get<HTMLFormElement>(show(<CourseSearch search={found(1)} />), 'form');
    expect([form.getAttribute('action'), form.method]).to.deep.equal(['/courses/search.html', 'get']);
    expect([...new FormData(form)]).to.deep.equal([
      ['q', 'law'],
      ['level', ''],
      ['audience', ''],
    ]);
  });

  describe('while a visitor types', () => {
    it('is not clipped by the box that it stands in, and is as wide as its field', async () => {
      const place = await typed('law');
      Object.assign(place.style, { overflow: 'hidden', blockSize: '110px' });
      const reached = options(place).map((option) => {
        const { left, top, width, height } = option.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent;
      });
      expect(reached).to.deep.equal(CSS.supports('anchor-scope: all') ? SUGGESTIONS : reached);
      const [field, popup] = ['.m-course-search__field', '.m-course-search__popup'].map((part) =>
        get(place, part).getBoundingClientRect(),
      );
      expect([popup!.left, popup!.right, popup!.top]).to.deep.equal([
        field!.left,
        field!.right,
        field!.bottom + 6,
      ]);
    });

    it('asks for suggestions, and opens them in a named list', async () => {
      const controls = recorder();
      const place = await typed('la', controls);
      expect(controls.log).to.deep.equal(['suggest l', 'suggest la']);
      expect(input(place)).to.have.attribute('aria-expanded', 'true');
      expect(options(place).map(({ textContent }) => textContent)).to.deep.equal(SUGGESTIONS);
      const list = get(place, '[role="listbox"]');
      expect(document.getElementById(list.getAttribute('aria-labelledby')!)!.textContent).to.equal(
        'Suggestions',
      );
      expect(get(place, 'form [aria-live="polite"]').textContent).to.equal('3 suggestions');
      await expect(place).to.be.accessible();
    });

    it('goes through them with the arrows, the focus staying in the text', async () => {
      const place = await typed('l');
      await press('ArrowDown', 'ArrowDown');
      expect(activeOf(place)).to.equal('law and society');
      expect(options(place).map((option) => option.getAttribute('aria-selected'))).to.deep.equal([
        'false',
        'true',
        'false',
      ]);
      expect(document.activeElement).to.equal(input(place));
      expect(input(place).value).to.equal('l');
      await press('ArrowUp', 'ArrowUp');
      expect(activeOf(place)).to.equal(undefined);
      await press('ArrowUp');
      expect(activeOf(place)).to.equal('maritime law');
    });

    it('searches for the suggestion that Enter takes', async () => {
      const controls = recorder();
      const place = await typed('l', controls);
      await press('ArrowDown', 'Enter');
      expect(controls.log.at(-1)).to.equal('?q=law');
      expect(input(place).value).to.equal('law');
      expect(input(place)).to.have.attribute('aria-expanded', 'false');
    });

    it('searches for what was typed when none is active', async () => {
      const controls = recorder();
      const place = await typed('tides & ships', controls);
      await press('Enter');
      expect(controls.log.at(-1)).to.equal('?q=tides+%26+ships');
      expect(input(place)).to.have.attribute('aria-expanded', 'false');
    });

    it('closes them with Escape and keeps the text, which a second Escape clears', async () => {
      const place = await typed('law');
      await press('Escape');
      expect(input(place)).to.have.attribute('aria-expanded', 'false');
      expect(input(place).value).to.equal('law');
      await press('Escape');
      expect(input(place).value).to.equal('');
    });

    it('takes a suggestion that is clicked, the focus staying in the text', () => {
      const controls = recorder();
      const place = suggesting(controls);
      input(place).focus();
      input(place).click();
      const option = options(place)[2]!;
      const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
      option.dispatchEvent(pressed);
      option.click();
      expect(pressed.defaultPrevented).to.equal(true);
      expect(controls.log.at(-1)).to.equal('?q=maritime+law');
    });

    it('closes when the focus goes on', async () => {
      const place = await typed('l');
      await press('Tab');
      expect(input(place)).to.have.attribute('aria-expanded', 'false');
    });

    for (const [what, taken] of [
      ['that composes', { isComposing: true }],
      ['that has just ended a word', { keyCode: 229 }],
    ] as const)
      it(`leaves the keys to an input method ${what}`, () => {
        const place = suggesting();
        input(place).focus();
        input(place).click();
        const key = new KeyboardEvent('keydown', {
          key: 'ArrowDown',
          bubbles: true,
          cancelable: true,
          ...taken,
        });
        input(place).dispatchEvent(key);
        expect([key.defaultPrevented, activeOf(place)]).to.deep.equal([false, undefined]);
      });
  });

  describe('its filters', () => {
    it('are two named groups of radio buttons', () => {
      const place = show(<CourseSearch />);
      expect([...place.querySelectorAll('legend')].map(({ textContent }) => textContent)).to.deep.equal([
        'Study level',
        'Students',
      ]);
      expect(
        [...place.querySelectorAll('fieldset label')].map(({ textContent }) => textContent),
      ).to.deep.equal([
        'All study',
        'Undergraduate',
        'Postgraduate',
        'Research',
        'All students',
        'Domestic',
        'International',
      ]);
    });

    it('are folded on a phone behind a button that counts them', async () => {
      const query = { ...EMPTY_QUERY, level: 'research' };
      const place = show(<CourseSearch search={found(1, { searched: query })} />);
      const fold = get<HTMLButtonElement>(place, '.m-course-search__fold');
      const filters = get(place, '.m-course-search__filters');
      place.style.inlineSize = '500px';
      expect([fold.checkVisibility(), filters.checkVisibility()]).to.deep.equal([false, true]);
      place.style.inlineSize = '335px';
      expect([fold.checkVisibility(), filters.checkVisibility()]).to.deep.equal([true, false]);
      expect(fold.textContent).to.equal('Filters (1)');
      fold.focus();
      await press('Enter');
      expect([fold.ariaExpanded, filters.checkVisibility()]).to.deep.equal(['true', true]);
      await expect(place).to.be.accessible();
    });

    it('stand beside the results where there is room, and stay in sight as they pass', () => {
      const width = (place: HTMLElement, px: number) => {
        place.style.inlineSize = `${px}px`;
        const filters = get(place, '.m-course-search__filters');
        const box = (part: string) => get(place, part).getBoundingClientRect();
        return {
          isBeside: box('.m-course-search__filters').right < box('.m-course-search__outcome').left,
          position: getComputedStyle(filters).position,
        };
      };
      for (const search of [
        show(<CourseSearch search={found(40)} />),
        show(<SearchPlaceholder search={found(40)} />),
        show(<CourseSearch search={found(0)} />),
      ]) {
        expect(width(search, 1200)).to.deep.equal({ isBeside: true, position: 'sticky' });
        expect(width(search, 900)).to.deep.equal({ isBeside: false, position: 'static' });
      }
    });

    it('stand there before anything is found too, so that neither they nor the field move when results come', () => {
      const places = [undefined, found(0), found(40)].map((search) => {
        const place = show(search ? <CourseSearch search={search} /> : <CourseSearch />);
        place.style.inlineSize = '1200px';
        const { left, top } = get(place, '.m-course-search').getBoundingClientRect();
        return ['.m-course-search__field', '.m-course-search__filters'].map((part) => {
          const box = get(place, part).getBoundingClientRect();
          return [box.left - left, box.top - top, box.width, box.height];
        });
      });
      expect(places[0]).to.deep.equal(places[2]);
      expect(places[1]).to.deep.equal(places[2]);
    });

    it('search anew from the first page, with the text that stands there', async () => {
      const controls = recorder();
      const place = show(
        <CourseSearch
          search={found(40, { searched: { ...EMPTY_QUERY, query: 'law', page: 3 } })}
          controls={controls}
        />,
      );
      input(place).focus();
      await sendKeys({ type: 's' });
      get(place, '[name="level"][value="research"]').click();
      expect(controls.log.at(-1)).to.equal('?q=laws&level=research');
      get(place, '[name="audience"]').focus();
      await press('ArrowDown');
      expect(controls.log.at(-1)).to.equal('?q=laws&level=research&audience=domestic');
    });
  });

  describe('its results', () => {
    it('are counted in a title', () => {
      const empty = show(<CourseSearch />);
      expect(
        [...empty.querySelectorAll('[role="status"], [aria-live]')].map(({ textContent }) => textContent),
      ).to.deep.equal(['', '']);
      const place = show(<CourseSearch search={found(34)} />);
      expect(get(place, 'h2').textContent).to.equal('34 courses for “law”');
      expect(get(place, '.m-course-search__note').textContent).to.equal('1 to 12 of 34');
      expect(get(show(<CourseSearch search={found(1)} />), 'h2').textContent).to.equal('1 course for “law”');
    });

    it('say what nobody has named as it is given', () => {
      const results = [course('Arts', { level: 'constructor', code: '', faculty: '', audiences: [] })];
      const place = show(<CourseSearch search={found(1, { results })} />);
      expect(get(place, '.m-course-search__facts').textContent).to.equal('Study level: constructor');
    });

    it('say what a course takes and costs, where the service tells that', () => {
      const offer = ['3 years full-time', 'Old Quay', '$8,948 a year'];
      const place = show(
        <CourseSearch search={found(1, { results: [course('Bachelor of Laws', { offer })] })} />,
      );
      expect(factsIn(place)).to.deep.equal([
        'Study level: Undergraduate',
        'Length: 3 years full-time',
        'Campus: Old Quay',
        'Fee: $8,948 a year',
      ]);
      const without = found(1, { results: [course('Bachelor of Laws', { offer: ['', 'Old Quay', ''] })] });
      expect(factsIn(show(<CourseSearch search={without} />))).to.deep.equal([
        'Study level: Undergraduate',
        'Campus: Old Quay',
      ]);
    });

    it('say whose each fee is, and only that of the audience that is looked for', () => {
      const fees = { domestic: '$11,098 a year', international: '$43,750 a year' };
      const feesFor = (audience: string, given: FoundCourse['fees'] = fees) => {
        const results = [course('Nursing', { offer: ['', '', '$11,098 a year'], fees: given })];
        const searched = { ...EMPTY_QUERY, query: 'nursing', audience };
        const place = show(<CourseSearch search={found(1, { results, searched })} />);
        const offers = [...place.querySelectorAll('[itemprop="offers"]')].map((offer) =>
          [...offer.querySelectorAll('[itemprop]')].map(({ textContent }) => textContent),
        );
        return { offers, facts: factsIn(place).slice(1) };
      };
      expect(feesFor('')).to.deep.equal({
        offers: [
          ['Domestic', '$11,098 a year'],
          ['International', '$43,750 a year'],
        ],
        facts: ['Fee: Domestic $11,098 a year', 'Fee: International $43,750 a year'],
      });
      expect(feesFor('international').facts).to.deep.equal(['Fee: International $43,750 a year']);
      expect(feesFor('international', { domestic: '$1' }).facts).to.deep.equal(['Fee: Domestic $1']);
    });

    it('say what they are for in place of a text that finds nothing, and lead to that all the same', () => {
      const searched = { ...EMPTY_QUERY, query: 'lwa' };
      const place = show(<CourseSearch search={found(2, { searched, corrected: 'law' })} />);
      expect(get(place, 'h2').textContent).to.equal('2 courses for “law”');
      const note = get(place, '.m-course-search__note');
      expect(note.textContent).to.contain('“lwa”');
      expect(get(note, 'a').getAttribute('href')).to.equal('?q=%22lwa%22');
    });

    it('link to each course and say what it is', async () => {
      const results = [
        course('Bachelor of Laws', { audiences: ['domestic', 'international'] }),
        course('No link', { url: undefined, code: '', faculty: '', level: '', audiences: [], summary: '' }),
      ];
      const place = show(<CourseSearch search={found(2, { results })} />);
      expect(get<HTMLAnchorElement>(place, 'h3 a').getAttribute('href')).to.equal('/courses/law.html');
      expect(factsIn(place)).to.deep.equal([
        'Code: B100',
        'Faculty: Law',
        'Study level: Undergraduate',
        'Students: Domestic, International',
      ]);
      expect([...place.querySelectorAll('h3')].map(({ textContent }) => textContent)).to.deep.equal([
        'Bachelor of Laws',
        'No link',
      ]);
      expect(place.querySelectorAll('.m-course-search__summary')).to.have.length(1);
      await expect(place).to.be.accessible();
    });

    it('come in pages, whose links work without a script too', async () => {
      const controls = recorder();
      const searched = { ...EMPTY_QUERY, query: 'law', level: 'research', page: 2 };
      const place = show(<CourseSearch search={found(1000, { searched })} controls={controls} />);
      const pages = get(place, 'nav');
      expect(pages).to.have.attribute('aria-label', 'Pages of results');
      expect(pages.textContent).to.equal('PreviousPage 2 of 84Next');
      expect([...pages.querySelectorAll('a')].map((link) => link.getAttribute('href'))).to.deep.equal([
        '?q=law&level=research',
        '?q=law&level=research&page=3',
      ]);
      const numbers = [...place.querySelectorAll('.m-course-search__numbers > li')];
      expect(numbers.map(({ textContent }) => textContent)).to.deep.equal(['1', '2', '3', '4', '…', '84']);
      const [first, second] = numbers.map((number) => number.querySelector('a'));
      expect(first).to.have.attribute('aria-label', 'Page 1 of 84');
      expect(second).to.have.attribute('aria-current', 'page');
      expect(numbers.at(-1)!.querySelector('a')).to.have.attribute('href', '?q=law&level=research&page=84');
      get(pages, 'a:last-child').focus();
      await press('Enter');
      expect(controls.log).to.deep.equal(['?q=law&level=research&page=3']);
    });

    it('name in their title which page it is', () => {
      const place = show(
        <CourseSearch search={found(40, { searched: { ...EMPTY_QUERY, query: 'law', page: 2 } })} />,
      );
      expect(get(place, 'h2').textContent).to.equal('40 courses for “law”. Page 2 of 4');
    });

    it('give the focus to a title that names the page, once another is asked for', async () => {
      let shown = found(40);
      const controls = { ...recorder(), search: (searched: SearchQuery) => turnTo(searched) };
      const place = show(<CourseSearch search={shown} controls={controls} />);
      const root = createRoot(place.appendChild(document.createElement('div')));
      const turnTo = (searched: SearchQuery) => {
        shown = { ...shown, searched, outcome: 'searching' };
        flushSync(() => root.render(<CourseSearch search={shown} controls={controls} />));
      };
      turnTo({ ...EMPTY_QUERY, query: 'law' });
      const page = place.lastElementChild as HTMLElement;
      get(page, 'nav a').click();
      expect(document.activeElement).to.equal(get(page, 'h2'));
      expect(document.activeElement!.textContent).to.equal('Searching… Page 2 of 4');
      root.unmount();
    });

    it('leave a link that is to open elsewhere to the browser', () => {
      const controls = recorder();
      const place = show(<CourseSearch search={found(40)} controls={controls} />);
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
      get(place, 'nav').addEventListener('click', (event) => {
        expect(event.defaultPrevented).to.equal(false);
        event.preventDefault();
      });
      get(place, 'nav a').dispatchEvent(click);
      expect(controls.log).to.deep.equal([]);
    });

    it('say so when there are none, with advice', () => {
      const place = show(<CourseSearch search={found(0)} />);
      expect(get(place, 'h2').textContent).to.equal('0 courses for “law”');
      expect(get(place, '.m-course-search__note').textContent).to.contain('Check the spelling');
      expect(place.querySelector('ol, nav')).to.equal(null);
    });

    it('stay while the next ones are awaited', () => {
      const place = show(<CourseSearch search={found(3, { outcome: 'searching' })} />);
      expect(get(place, 'section')).to.have.attribute('aria-busy', 'true');
      expect(get(place, 'h2').textContent).to.equal('Searching…');
      expect(place.querySelectorAll('h3')).to.have.length(3);
    });

    it('give way to a message when none can be had, the form going to the server by itself', async () => {
      const controls = recorder();
      const place = show(<CourseSearch search={found(0, { outcome: 'failed' })} controls={controls} />);
      expect(get(place, 'section').textContent).to.equal(
        'The search is not working right now.Press Search to try again.',
      );
      let isOwnWay: boolean | undefined;
      place.addEventListener('submit', (event) => {
        isOwnWay = !event.defaultPrevented;
        event.preventDefault();
      });
      get(place, '[type="submit"]').click();
      expect([isOwnWay, controls.log.length]).to.deep.equal([true, 0]);
      await expect(place).to.be.accessible();
    });
  });

  describe('what it announces', () => {
    const NOTHING = found(0, { searched: { ...EMPTY_QUERY, query: 'qqqzz' } });
    let clock: ReturnType<typeof stopClock>;
    let place: HTMLElement;
    let root: Root;

    const render = (search: SearchState) =>
      flushSync(() => root.render(<CourseSearch search={search} controls={recorder()} />));
    const said = () => get(place, '.m-course-search > [role="status"]').textContent;
    /** The status of a search once it has been quiet. */
    const saidOf = async (search: SearchState) => {
      render(search);
      expect(said(), 'while the page is still changing').to.equal('');
      await clock.tick(timings.searchAnnounceAfterMs);
      return said();
    };

    beforeEach(() => {
      clock = stopClock();
      place = show(null);
      root = createRoot(place);
      render(NO_SEARCH);
    });
    afterEach(() => {
      root.unmount();
      clock.restore();
    });

    it('is how many courses each filter leaves, once the list stands, and goes again', async () => {
      for (const total of [24, 16, 16]) {
        render(found(total, { outcome: 'searching' }));
        expect(await saidOf(found(total))).to.equal(`${total} courses for “law”`);
      }
      await clock.tick(timings.searchAnnouncedForMs);
      expect(said()).to.equal('');
    });

    it('is the same count again when another answer has it', async () => {
      await saidOf(found(16));
      expect(await saidOf(found(16))).to.equal('16 courses for “law”');
    });

    it('has the advice where nothing was found or the search fails', async () => {
      expect(await saidOf(NOTHING)).to.equal(
        '0 courses for “qqqzz”. Check the spelling, or try fewer words and filters.',
      );
      expect(await saidOf({ ...NOTHING, outcome: 'failed' })).to.equal(
        'The search is not working right now. Press Search to try again.',
      );
    });

    it('is what to do about a search for nothing, which stands there too, the focus in the text', async () => {
      get(place, '[type="submit"]').click();
      await clock.tick(0);
      const HINT = 'Type what you are looking for, or choose a filter.';
      const note = get(place, '.m-course-search__note');
      expect(note.textContent).to.equal(HINT);
      expect(input(place).getAttribute('aria-describedby')).to.equal(note.id);
      expect(note.getBoundingClientRect().top - input(place).getBoundingClientRect().bottom).to.be.below(24);
      expect(document.activeElement).to.equal(input(place));
      await clock.tick(timings.searchAnnounceAfterMs);
      expect(said()).to.equal(HINT);
    });
  });

  it('tells the page of its form what it is for, unless that is courses', () => {
    const asked = (kind?: 'uos') => [
      ...new FormData(get<HTMLFormElement>(show(<CourseSearch kind={kind} />), 'form')).keys(),
    ];
    expect(asked('uos')).to.contain('kind');
    expect(asked()).not.to.contain('kind');
  });

  it('speaks Vietnamese where the page does, and English elsewhere', () => {
    const place = show(<CourseSearch language="vi-VN" search={found(34)} />);
    expect(get(place, 'label').textContent).to.equal('Tìm khóa học');
    expect(get(place, 'h2').textContent).to.equal('34 khóa học cho “law”');
    expect(get(show(<CourseSearch language="fr" />), 'label').textContent).to.equal('Search for a course');
  });

  it('has room for long words at 320 px, and nothing too small to be touched', async () => {
    await setViewport({ width: 320, height: 600 });
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung'.repeat(2);
    const place = show(
      <CourseSearch
        search={found(30, {
          searched: { ...EMPTY_QUERY, query: long },
          results: [course(long)],
          suggestions: [long],
        })}
        controls={recorder()}
      />,
    );
    get(place, '.m-course-search__fold').click();
    input(place).focus();
    await press('ArrowDown');
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    for (const target of place.querySelectorAll<HTMLElement>(
      'button, [role="option"], fieldset label, nav a',
    ))
      expect(target.getBoundingClientRect().height, target.textContent!).to.be.at.least(24);
    await setViewport({ width: 1280, height: 800 });
  });

  for (const width of [335, 1000])
    it(`stands where its placeholder stood, control by control, ${width} px wide`, () => {
      const looks = [CourseSearch, SearchPlaceholder].map((View) => {
        const place = show(<View search={found(30)} />);
        place.style.inlineSize = `${width}px`;
        const { top } = place.getBoundingClientRect();
        return [...place.querySelectorAll('label, input, button, h2, h3 a, nav a')]
          .filter((each) => each.checkVisibility())
          .map((each) => {
            const box = each.getBoundingClientRect();
            return [
              each.localName,
              each.textContent,
              Math.round(box.top - top),
              Math.round(box.height),
            ].join();
          });
      });
      expect(looks[1]).to.deep.equal(looks[0]);
      expect(looks[0]!.length).to.be.greaterThan(12);
    });
});
