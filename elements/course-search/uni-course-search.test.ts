import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { pageLocale } from '../../page/locale/page-language.js';
import { searchCollection } from '../../page/search/calls.js';
import { forgetPage, json, never, type StubbedFetch, settle, stubFetch } from '../../page/testing.js';
import { clear, get, placeExample } from '../../react-views/_shared/testing.js';
import { timings } from '../../vocabulary/timings.js';
import { testElement } from '../_core/testing/testing-element.js';
import { flushed } from '../_core/testing/testing-with-react.js';
import { examples } from './examples.js';
import { definition } from './uni-course-search.js';

const HOME = location.href;
const PLAIN = '<uni-course-search></uni-course-search>';
const example = (name: string) => examples.find((one) => one.name === name)!.html;

/** The search service in a test's hand. */
const service = {
  suggestions: ['law', 'law and society'] as unknown,
  popular: { searches: [{ query: 'nursing' }] } as unknown,
  search: (_query: URLSearchParams): Response | Promise<Response> => answer(30),
  /** The answer of any other address. */
  other: (_path: string): Response => json({}),
};
const answer = (total: number, titles = ['Bachelor of Laws']) => {
  const results = titles.map((title) => ({ title, liveUrl: '/courses/law.html', faculty: 'law' }));
  return new Response(`callback(${JSON.stringify({ totalMatching: total, results })})`);
};

describe('uni-course-search', () => {
  const logged = testElement(definition);
  let net: StubbedFetch;

  const asked = (name: string) =>
    net.calls.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.includes(name));
  const searches = () => asked('/s/search.html').map(({ searchParams }) => searchParams.get('query'));
  const place = async (markup = PLAIN) => {
    const main = await placeExample(markup);
    await settle();
    return main;
  };
  const input = (main: ParentNode) => get<HTMLInputElement>(main, '[role="combobox"]');
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(requestAnimationFrame);
  };
  const texts = (main: ParentNode, selector: string) =>
    [...main.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const title = (main: ParentNode) => main.querySelector('h2')?.textContent;
  const type = async (main: ParentNode, text: string) => {
    input(main).focus();
    await sendKeys({ type: text });
  };
  const search = async (main: ParentNode, text: string) => {
    await type(main, text);
    await sendKeys({ press: 'Enter' });
  };
  /** A search that has found courses of law. */
  const found = async (markup?: string) => {
    const main = await place(markup);
    await search(main, 'law');
    await until(() => title(main) === '30 courses for “law”');
    return main;
  };
  beforeEach(() => {
    Object.assign(service, {
      suggestions: ['law', 'law and society'],
      popular: { searches: [{ query: 'nursing' }] },
      search: () => answer(30),
    });
    net = stubFetch((url) => {
      const { pathname, searchParams } = new URL(url);
      if (pathname.includes('/api/')) return service.other(pathname);
      if (pathname.endsWith('/s/search.html')) return service.search(searchParams);
      if (service.suggestions === never && pathname.endsWith('/s/suggest.json')) return never;
      return json(pathname.endsWith('/s/suggest.json') ? service.suggestions : service.popular);
    });
  });
  afterEach(() => {
    forgetPage();
    net.restore();
    history.replaceState(null, '', HOME);
  });

  it('asks nothing before it is used', async () => {
    await place();
    expect(net.calls).to.have.length(0);
  });

  it('says what to do about a form that was sent with nothing in it, until something is searched for', async () => {
    const hint = 'Type what you are looking for, or choose a filter.';
    history.replaceState(null, '', '?q=&level=');
    const main = await place();
    expect(texts(main, '.m-course-search__note')).to.deep.equal([hint]);
    expect(net.calls).to.have.length(0);
    await search(main, 'law');
    await until(() => title(main) === '30 courses for “law”');
    expect(main.textContent).not.to.contain(hint);
  });

  it('suggests what others look for while its text is empty', async () => {
    const main = await place();
    input(main).focus();
    await sendKeys({ press: 'ArrowDown' });
    await until(() => input(main).ariaExpanded === 'true');
    expect(texts(main, '[role="option"]')).to.deep.equal(['nursing']);
    expect(get(main, '.m-course-search__caption').textContent).to.equal('Popular searches');
  });

  it('suggests as a visitor types, asking once when the typing pauses', async () => {
    const main = await place('<uni-course-search kind="uos"></uni-course-search>');
    input(main).focus();
    // Within one task: a pause between two keys may be as long as it likes on a machine under load.
    for (const letter of 'law') document.execCommand('insertText', false, letter);
    await until(() => input(main).ariaExpanded === 'true');
    const suggested = asked('/s/suggest.json').map(({ searchParams }) => [
      searchParams.get('partial_query'),
      searchParams.get('collection'),
    ]);
    expect(suggested).to.deep.equal([['law', searchCollection('uos')]]);
    expect(texts(main, '[role="option"]')).to.deep.equal(['law', 'law and society']);
    expect(timings.searchDebounceMs).to.be.within(150, 200);
  });

  it('suggests what it knows already at once, without asking again', async () => {
    const main = await place();
    await type(main, 'l');
    await until(() => input(main).ariaExpanded === 'true');
    await sendKeys({ press: 'a' });
    await until(() => asked('/s/suggest.json').length === 2 && input(main).ariaExpanded === 'true');
    await sendKeys({ press: 'Backspace' });
    expect(input(main).value).to.equal('l');
    expect(texts(main, '[role="option"]')).to.deep.equal(['law', 'law and society']);
    expect(asked('/s/suggest.json')).to.have.length(2);
    get<HTMLElement & { kind: string }>(main, 'uni-course-search').kind = 'uos';
    await flushed();
    await type(main, 'a');
    await until(() => asked('/s/suggest.json').length === 3);
  });

  it('goes on without suggestions when there are none to be had', async () => {
    service.suggestions = { error: 'down' };
    const main = await place();
    input(main).focus();
    document.execCommand('insertText', false, 'law');
    await until(() => logged.warnings.length > 0);
    expect(logged.warnings).to.have.length(1);
    expect(logged.warnings[0]).to.match(
      /^<uni-course-search> has no suggestions \(.+\); check \/s\/suggest\.json/,
    );
    await sendKeys({ press: 'Enter' });
    await until(() => title(main) === '30 courses for “law”');
  });

  for (const [what, missing] of [
    ['the visitor left before it came', never],
    ['it could not be had', { error: 'down' }],
  ] as const) {
    it(`asks again for what was not suggested because ${what}`, async () => {
      const { suggestions } = service;
      service.suggestions = missing;
      const main = await place();
      await type(main, 'l');
      await until(() => asked('/s/suggest.json').length === 1);
      await settle();
      input(main).blur();
      service.suggestions = suggestions;
      input(main).focus();
      await sendKeys({ press: 'ArrowDown' });
      await until(() => asked('/s/suggest.json').length === 2 && input(main).ariaExpanded === 'true');
      expect(texts(main, '[role="option"]')).to.deep.equal(suggestions);
    });
  }

  it('shows what it finds, and keeps it in the address and its history', async () => {
    const main = await found();
    expect(location.search).to.contain('q=law');
    expect(texts(main, 'h3')).to.deep.equal(['Bachelor of Laws']);
    get(main, '[value="research"]').click();
    await until(() => location.search.includes('level=research') && title(main) === '30 courses for “law”');
    history.back();
    await until(() => !location.search.includes('level'));
    await until(() => get<HTMLInputElement>(main, '[name="level"][value=""]').checked);
    history.back();
    await until(() => title(main) === undefined);
    expect(input(main).value).to.equal('');
    history.forward();
    await until(() => title(main) === '30 courses for “law”');
    expect(input(main).value).to.equal('law');
  });

  it('searches for what the address has', async () => {
    history.replaceState(
      null,
      '',
      `${location.pathname}?q=k%E1%BB%B9+thu%E1%BA%ADt&audience=domestic&page=2&level=x`,
    );
    const main = await place();
    await until(() => title(main) === '30 courses for “kỹ thuật”. Page 2 of 3');
    const [url] = asked('/s/search.html');
    expect([...url!.searchParams]).to.deep.include.members([
      ['query', 'kỹ thuật'],
      ['audience', 'domestic'],
      ['start_rank', '13'],
    ]);
    expect(url!.searchParams.has('level')).to.equal(false);
    expect(input(main).value).to.equal('kỹ thuật');
  });

  it('keeps the other parameters of the address', async () => {
    history.replaceState(null, '', `${location.pathname}?wcmmode=disabled&q=x`);
    const main = await place();
    get(main, '[value="research"]').click();
    await until(() => location.search.includes('research'));
    expect(location.search).to.equal('?wcmmode=disabled&q=x&level=research');
  });

  it('takes the focus to the title when a page of results is turned', async () => {
    const main = await found();
    get(main, 'nav a').click();
    await until(() => document.activeElement?.localName === 'h2');
    expect(location.search).to.contain('page=2');
    await until(() => asked('/s/search.html').length === 2);
    expect(asked('/s/search.html').at(-1)!.searchParams.get('start_rank')).to.equal('13');
  });

  it('has the focus on the title while a page is awaited, and leaves it where the visitor takes it', async () => {
    const main = await found();
    get(main, 'nav a').click();
    await until(() => main.querySelectorAll('nav a').length === 2 && asked('/s/search.html').length === 2);
    let come = (_: Response) => {};
    service.search = () => new Promise((resolve) => (come = resolve));
    get(main, 'nav a:last-child').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => main.querySelectorAll('nav a').length === 1 && asked('/s/search.html').length === 3);
    expect(document.activeElement!.localName).to.equal('h2');
    input(main).focus();
    come(answer(30));
    await until(() => title(main) === '30 courses for “law”. Page 3 of 3');
    await settle();
    expect(document.activeElement!.localName).to.equal('input');
  });

  it('keeps the focus when a page cannot be had, and when something else is looked for then', async () => {
    const main = await found();
    service.search = () => new Response('', { status: 503 });
    get(main, 'nav a').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => title(main) === 'The search is not working right now.');
    expect(document.activeElement!.localName).to.equal('h2');
    service.search = () => answer(2);
    const filter = get(main, '[value="research"]');
    filter.focus();
    filter.click();
    await until(() => title(main) === '2 courses for “law”');
    await settle();
    expect(document.activeElement!.getAttribute('name')).to.equal('level');
  });

  it('aborts an older search, whose late answer counts for nothing', async () => {
    const answers = new Map<string, (response: Response) => void>();
    service.search = (query) => new Promise((resolve) => answers.set(query.get('query')!, resolve));
    const main = await place();
    await search(main, 'a');
    await until(() => answers.has('a'));
    await search(main, 'b');
    await until(() => answers.has('ab'));
    expect(
      net.calls.find(({ url }) => /search\.html.*[?&]query=a&/.test(url))!.init.signal!.aborted,
    ).to.equal(true);
    answers.get('ab')!(answer(2));
    answers.get('a')!(answer(1));
    await until(() => title(main) === '2 courses for “ab”');
    await settle();
    expect(title(main)).to.equal('2 courses for “ab”');
    expect(logged.errors).to.deep.equal([]);
  });

  for (const [what, respond] of [
    ['is down', () => new Response('', { status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const) {
    it(`says so in the page when the search ${what}, its form still there`, async () => {
      service.search = respond;
      const main = await place();
      await search(main, 'law');
      await until(() => title(main) === 'The search is not working right now.');
      expect(logged.errors).to.have.length(1);
      expect(logged.errors[0]).to.match(/^<uni-course-search> cannot search \(.+\); check \/s\/search\.html/);
      let isOwnWay = false;
      main.addEventListener('submit', (event) => {
        isOwnWay = !event.defaultPrevented;
        event.preventDefault();
      });
      get(main, '[type="submit"]').click();
      expect([isOwnWay, input(main).value]).to.deep.equal([true, 'law']);
    });
  }

  it('takes what the server has found without asking again', async () => {
    const main = await place(example('Found by the server'));
    expect(title(main)).to.equal('14 courses for “coastal”');
    expect(get<HTMLInputElement>(main, '[value="international"]').checked).to.equal(true);
    expect(net.calls).to.have.length(0);
  });

  it('asks when the server has found something else than the address has, or nothing that can be read', async () => {
    history.replaceState(null, '', `${location.pathname}?q=law`);
    const main = await place(example('Found by the server'));
    await until(() => title(main) === '30 courses for “law”');
    clear();
    const broken = '<script type="application/json" data-slot="found">{"address":</script>';
    const other = await place(`<uni-course-search>${broken}</uni-course-search>`);
    await until(() => title(other) === '30 courses for “law”');
    expect(logged.errors[0]).to.match(/^<uni-course-search> data-slot="found" .+; the search is made anew/);
  });

  it('leaves the address to the first of several', async () => {
    const main = await place(PLAIN + PLAIN);
    const second = main.querySelectorAll('uni-course-search')[1]!;
    await search(second, 'law');
    await until(() => title(second) === '30 courses for “law”');
    expect(location.search).not.to.contain('q=law');
    expect(title(main.querySelector('uni-course-search')!)).to.equal(undefined);
    history.replaceState(null, '', `${location.pathname}?q=arts`);
    dispatchEvent(new PopStateEvent('popstate'));
    await until(() => title(main.querySelector('uni-course-search')!) === '30 courses for “arts”');
    expect([searches(), title(second)]).to.deep.equal([['law', 'arts'], '30 courses for “law”']);
  });

  it('looks for another kind when its attribute changes', async () => {
    const main = await found();
    get(main, 'uni-course-search').setAttribute('kind', 'subject-area');
    await until(() => title(main) === '30 subject areas for “law”');
    expect(asked('/s/search.html').at(-1)!.searchParams.get('collection')).to.equal(
      searchCollection('subject-area'),
    );
  });

  it('asks the services that its attributes name, and others once they change', async () => {
    const search = '/api/find';
    const main = await place(
      `<uni-course-search search-url="${search}" suggest-url="/api/suggest" popular-url="/api/top"></uni-course-search>`,
    );
    service.other = (path) => (path.endsWith(search) ? answer(3) : json(['coast']));
    input(main).focus();
    await sendKeys({ press: 'ArrowDown' });
    await until(() => texts(main, '[role="option"]').includes('coast'));
    await type(main, 'law');
    await until(() => asked('/api/suggest').length === 1);
    await sendKeys({ press: 'Enter' });
    await until(() => title(main) === '3 courses for “law”');
    expect(asked('/api/top')).to.have.length(1);
    expect(asked('/s/')).to.deep.equal([]);
    get(main, 'uni-course-search').removeAttribute('search-url');
    await until(() => title(main) === '30 courses for “law”');
  });

  it('says which address it could not search', async () => {
    const main = await place('<uni-course-search search-url="/api/find?form=x"></uni-course-search>');
    service.other = () => new Response('', { status: 503 });
    await search(main, 'law');
    await until(() => logged.errors.length > 0);
    expect(logged.errors[0]).to.equal(
      '<uni-course-search> cannot search (Error 503); check /api/find?form=x',
    );
  });

  it('ends its calls when it leaves the page', async () => {
    service.search = () => never;
    const main = await place();
    await search(main, 'law');
    await until(() => searches().length === 1);
    const { signal } = net.calls.find(({ url }) => url.includes('search.html'))!.init;
    get(main, 'uni-course-search').remove();
    await until(() => signal!.aborted);
    history.replaceState(null, '', `${location.pathname}?q=arts`);
    dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(searches()).to.deep.equal(['law']);
    expect(logged.errors).to.deep.equal([]);
  });

  it('takes its words from the page’s dictionary, by keys of its own, when that has come', async () => {
    const main = await place();
    const locale = { i18IsAvailable: true, language: 'en', selectedLanguage: undefined, languages: [] };
    const dictionary = {
      'uni.courseSearch.search': 'Go',
      'uni.courseSearch.found.course.many': '{count} degrees',
      'uni.courseSearch.foundFor': '{query}: {found}',
    };
    pageLocale.set({ ...locale, dictionary });
    await until(() => get(main, '[type="submit"]').textContent === 'Go');
    await search(main, '{found}');
    await until(() => title(main) === '{found}: 30 degrees');
    pageLocale.set({ ...locale, language: 'zz', dictionary: {} });
    await until(() => get(main, '[type="submit"]').textContent === '[Šéåŕçĥ]');
  });

  it('works in a shadow root', async () => {
    const main = await place('<uni-course-search isolated></uni-course-search>');
    const { shadowRoot } = get(main, 'uni-course-search');
    await type(shadowRoot!, 'law');
    await until(() => input(shadowRoot!).ariaExpanded === 'true');
    await sendKeys({ press: 'ArrowDown' });
    const active = input(shadowRoot!).getAttribute('aria-activedescendant');
    expect(shadowRoot!.getElementById(active!)!.textContent).to.equal('law');
  });
});
