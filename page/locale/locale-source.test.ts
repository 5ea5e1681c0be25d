import { expect } from '@open-wc/testing';
import type { LocaleContext } from '../../fsm/locale-machine.js';
import { englishLabels, vietnameseLabels } from '../../vocabulary/labels.js';
import { forgetPage } from '../testing.js';
import { pageLocale } from './page-language.js';
import { labelsFor, labelsIn } from './words.js';

const locale = (language: string, dictionary: Record<string, string> = {}): LocaleContext => ({
  i18IsAvailable: true,
  language,
  selectedLanguage: undefined,
  languages: [],
  dictionary,
});

describe('labels', () => {
  const { lang } = document.documentElement;
  beforeEach(forgetPage);
  afterEach(() => {
    forgetPage();
    document.documentElement.lang = lang;
  });

  it('are in the page’s language before and without a dictionary', () => {
    document.documentElement.lang = 'vi-VN';
    expect(labelsFor()).to.equal(vietnameseLabels);
    document.documentElement.lang = '';
    expect(labelsFor()).to.equal(englishLabels);
  });

  it('come from the page’s dictionary by stable keys, missing and empty ones built in', () => {
    pageLocale.set(locale('vi', { 'uni.showMore': 'Đọc thêm', 'uni.menu': '', showLess: 'no', other: 'x' }));
    expect(labelsFor()).to.deep.equal({ ...vietnameseLabels, showMore: 'Đọc thêm' });
  });

  it('are English where the page’s language has none of its own', () => {
    pageLocale.set(locale('fr', { 'uni.menu': 'Carte' }));
    expect(labelsFor()).to.deep.equal({ ...englishLabels, menu: 'Carte' });
  });

  it('are the same object as long as the words are the same', () => {
    expect(labelsIn('vi', { ...labelled(vietnameseLabels) })).to.equal(vietnameseLabels);
    const dictionary = { 'uni.menu': 'Carte' };
    expect(labelsIn('fr', dictionary)).to.equal(labelsIn('fr', dictionary));
    expect(labelsIn('zz')).to.equal(labelsIn('zz'));
  });

  it('are the built-in ones in a text of another language, without the page’s words', () => {
    pageLocale.set(locale('en', { 'uni.menu': 'Contents' }));
    expect(labelsFor('vi')).to.equal(vietnameseLabels);
    expect(labelsFor('en-GB').menu).to.equal('Contents');
  });

  it('are the page’s in a text of a language that has none', () => {
    pageLocale.set(locale('vi', {}));
    expect(labelsFor('fr')).to.equal(vietnameseLabels);
  });

  it('are pseudo-translated where the language begins with zz', () => {
    pageLocale.set(locale('zz', { 'uni.menu': 'Contents' }));
    expect(labelsFor().menu).to.equal('[Ṁéñû]');
    expect(labelsFor('zz-ZZ').search).to.equal('[Šéåŕçĥ]');
  });

  it('take no word from what a dictionary inherits', () => {
    const dictionary = Object.create({ 'uni.menu': 'Inherited' });
    expect(labelsIn('en', dictionary)).to.equal(englishLabels);
  });

  const labelled = (labels: object) =>
    Object.fromEntries(Object.entries(labels).map(([name, text]) => [`uni.${name}`, text]));
});
