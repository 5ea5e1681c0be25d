import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-news-hero.js';

type NewsHeroElement = HTMLElement & { model: unknown; mountComplete: Promise<void> };

describe('uni-news-hero', () => {
  testElement(definition);
  afterEach(() => {
    document.documentElement.lang = 'en';
  });

  it('writes its date in the language of the page, or of the part of it where it stands', async () => {
    const markup = '<uni-news-hero title="x" publish-date="2026-03-12"></uni-news-hero>';
    const dateIn = async (html: string) => get(await placeExample(html), 'time').textContent;
    document.documentElement.lang = 'vi';
    expect(await dateIn(markup)).to.equal('12 tháng 3 năm 2026');
    expect(await dateIn(`<div lang="de">${markup}</div>`)).to.equal('12. März 2026');
    expect(await dateIn(markup.replace('title', 'language="en" title'))).to.equal('12 March 2026');
  });

  it("takes the CMS's model, a date in milliseconds", async () => {
    const place = await placeExample('<uni-news-hero></uni-news-hero>');
    const element = get<NewsHeroElement>(place, 'uni-news-hero');
    element.model = { title: 'Tides', publishDate: 1773273600000, hideDate: false };
    await element.mountComplete;
    await Promise.resolve();
    expect(get(place, 'time').textContent).to.equal('12 March 2026');
  });

  it('loads its picture first unless it is told otherwise', async () => {
    const place = await placeExample(
      '<uni-news-hero img="/content/dam/x.jpg"></uni-news-hero><uni-news-hero img="/content/dam/x.jpg" loading="lazy"></uni-news-hero>',
    );
    expect([...place.querySelectorAll('img')].map(({ loading }) => loading)).to.deep.equal(['eager', 'lazy']);
  });
});
