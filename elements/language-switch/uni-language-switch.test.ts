import { expect } from '@open-wc/testing';
import { pageLocale } from '../../page/locale/page-language.js';
import { forgetPage } from '../../page/testing.js';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { flushed } from '../_core/testing/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-language-switch.js';

const BARE = '<uni-language-switch></uni-language-switch>';
const LANGUAGES = [
  { name: 'English', value: 'en' },
  { name: 'Tiếng Việt', value: 'vi' },
];

describe('uni-language-switch', () => {
  const { lang } = document.documentElement;
  const here = location.href;

  testElement(definition);
  beforeEach(() => {
    forgetPage();
    document.documentElement.lang = 'en-AU';
    history.replaceState(null, '', '/en/fees.html?year=2027');
  });
  afterEach(() => {
    forgetPage();
    for (const each of document.head.querySelectorAll('[name="languages"], [rel="alternate"]')) each.remove();
    document.documentElement.lang = lang;
    history.replaceState(null, '', here);
  });

  const listLanguages = (content: string) => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'languages', content });
    document.head.append(meta);
  };
  const links = (place: ParentNode) =>
    [...place.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.href.replace(location.origin, ''),
    ]);

  it('leads to this page in the languages of the locale', async () => {
    const locale = { i18IsAvailable: true, language: 'en', selectedLanguage: undefined, dictionary: {} };
    pageLocale.set({ ...locale, languages: LANGUAGES });
    const place = await placeExample(BARE);
    expect(links(place)).to.deep.equal([
      ['English', '/en/fees.html?year=2027'],
      ['Tiếng Việt', '/vi/fees.html?year=2027'],
    ]);
    expect(get(place, '[aria-current]').textContent).to.equal('English');
  });

  it('leads to where the page is now, when a script has changed its address', async () => {
    listLanguages(JSON.stringify(LANGUAGES));
    const place = await placeExample(BARE);
    history.pushState(null, '', '/en/fees.html?year=2028#paid');
    get(place, 'a').focus();
    await flushed();
    expect(links(place)[1]).to.deep.equal(['Tiếng Việt', '/vi/fees.html?year=2028#paid']);
  });

  it('shows when the locale comes later', async () => {
    const place = await placeExample(BARE);
    expect(place.querySelector('nav')).to.equal(null);
    const locale = { i18IsAvailable: false, language: 'en', selectedLanguage: undefined, dictionary: {} };
    pageLocale.set({ ...locale, languages: LANGUAGES });
    await flushed();
    expect(place.querySelectorAll('nav a')).to.have.length(2);
  });

  it('reads the page’s meta tag where no page was started', async () => {
    listLanguages(JSON.stringify(LANGUAGES));
    expect(links(await placeExample(BARE))).to.have.length(2);
  });

  it('is hidden on a page that no other language has', async () => {
    history.replaceState(null, '', '/fees.html');
    listLanguages(JSON.stringify(LANGUAGES));
    expect((await placeExample(BARE)).querySelector('nav')).to.equal(null);
  });

  it('marks the language around it, or the one that it is given', async () => {
    listLanguages(JSON.stringify(LANGUAGES));
    const around = await placeExample(`<div lang="vi-VN">${BARE}</div>`);
    expect(get(around, '[aria-current]').textContent).to.equal('Tiếng Việt');
    const given = await placeExample('<uni-language-switch current="vi"></uni-language-switch>');
    expect(get(given, '[aria-current]').textContent).to.equal('Tiếng Việt');
  });
});
