import { expect } from '@open-wc/testing';
import { pageLocale } from '../../../page/locale/page-language.js';
import { forgetPage } from '../../../page/testing.js';
import { useLabels } from '../../../react-views/_shared/text/labels.js';
import { clearPage, defineTestIsland, defineTestTag, flushed, place } from '../testing/testing.js';

let renders = 0;
const view = () => {
  renders++;
  return <p>{useLabels().showMore}</p>;
};

const dictionary = (words: Record<string, string>, language = 'en') =>
  pageLocale.set({
    i18IsAvailable: true,
    language,
    selectedLanguage: undefined,
    languages: [],
    dictionary: words,
  });

describe('an element’s own words', () => {
  const { lang } = document.documentElement;
  beforeEach(() => {
    forgetPage();
    document.documentElement.lang = 'en';
    renders = 0;
  });
  afterEach(() => {
    clearPage();
    forgetPage();
    document.documentElement.lang = lang;
  });

  for (const define of [defineTestTag, defineTestIsland]) {
    const by = define === defineTestIsland ? 'by React' : 'without React';
    const put = (markup = (tag: string) => `<${tag}></${tag}>`) => place(markup(define({ view })));

    it(`are in the page’s language (${by})`, async () => {
      document.documentElement.lang = 'vi';
      expect((await put()).textContent).to.equal('Xem thêm');
    });

    it(`are in the language of the text around it (${by})`, async () => {
      expect((await put((tag) => `<${tag} lang="vi"></${tag}>`)).textContent).to.equal('Xem thêm');
    });

    it(`change when the dictionary comes later and has others (${by})`, async () => {
      const element = await put();
      dictionary({ 'uni.showMore': 'Read on' });
      await flushed();
      expect(element.textContent).to.equal('Read on');
      dictionary({});
      await flushed();
      expect(element.textContent).to.equal('Show more');
    });

    it(`are not rendered anew when the dictionary says the same (${by})`, async () => {
      await put();
      const before = renders;
      dictionary({ 'uni.showMore': 'Show more' });
      await flushed();
      expect(renders).to.equal(before);
    });
  }

  it('are followed no longer by an element that has left', async () => {
    const tag = defineTestTag({ view });
    const element = await place(`<${tag}></${tag}>`);
    element.remove();
    await flushed();
    const before = renders;
    dictionary({ 'uni.showMore': 'Read on' });
    await flushed();
    expect(renders).to.equal(before);
  });
});
