import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { inRoom } from '../_core/testing-room.js';
import { examples } from './examples.js';
import { definition } from './uni-news-hero.js';

type NewsHeroElement = HTMLElement & { model: unknown; mountComplete: Promise<void> };

describe('uni-news-hero', () => {
  const told = inRoom(definition);
  afterEach(() => {
    document.documentElement.lang = 'en';
  });

  it('renders its attributes', async () => {
    const place = await placeExample(
      '<uni-news-hero img="/content/dam/x.jpg" alt="A court" title="Tides" description="All of them." publish-date="2026-03-12" focal-position="30% 10%" data-style="ds"></uni-news-hero>',
    );
    expect(get(place, 'h1').textContent).to.equal('Tides');
    expect(get(place, '.m-news-hero__description').textContent).to.equal('All of them.');
    expect(get(place, 'time').textContent).to.equal('12 March 2026');
    expect(get(place, 'img')).to.have.attribute('alt', 'A court');
    expect(get(place, 'img').style.objectPosition).to.equal('30% 10%');
    expect(get(place, '.m-news-hero').classList.contains('m-news-hero--ds')).to.equal(true);
  });

  it('writes its date in the language of the page, or of the part of it where it stands', async () => {
    const markup = '<uni-news-hero title="x" publish-date="2026-03-12"></uni-news-hero>';
    const dateIn = async (html: string) => get(await placeExample(html), 'time').textContent;
    document.documentElement.lang = 'vi';
    expect(await dateIn(markup)).to.equal('12 tháng 3, 2026');
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

  it('hides its date', async () => {
    const place = await placeExample(
      '<uni-news-hero title="x" publish-date="2026-03-12" hide-date></uni-news-hero>',
    );
    expect(place.querySelector('time')).to.equal(null);
  });

  it('loads its picture first unless it is told otherwise', async () => {
    const place = await placeExample(
      '<uni-news-hero img="/content/dam/x.jpg"></uni-news-hero><uni-news-hero img="/content/dam/x.jpg" loading="lazy"></uni-news-hero>',
    );
    expect([...place.querySelectorAll('img')].map(({ loading }) => loading)).to.deep.equal(['eager', 'lazy']);
  });

  it('shows what can be shown of broken input, and tells the rest', async () => {
    const place = await placeExample(examples.find(({ name }) => name === 'Broken')!.html);
    expect(get(place, 'h1').textContent).to.equal('Still here');
    expect(get(place, '.m-news-hero__date').textContent).to.equal('Autumn 2026');
    expect(told.warnings).to.have.length(1);
    expect(told.warnings[0]).to.contain('<uni-news-hero> attribute loading="sometimes"');
  });
});
