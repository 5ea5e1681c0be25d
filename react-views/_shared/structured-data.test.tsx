import { expect } from '@open-wc/testing';
import { Breadcrumb } from '../breadcrumb/breadcrumb.js';
import { SearchResults } from '../course-search/search-results.js';
import { NO_SEARCH, type SearchState } from '../course-search/search-state.js';
import { searchWords } from '../course-search/search-words.js';
import { NewsHero } from '../news-hero/news-hero.js';
import { clear, show, url } from './testing.js';

/** An item as search engines read it: its type, and each property with its value or item. */
function itemIn(element: Element): object {
  const inside = [...element.querySelectorAll('[itemprop]')].filter(
    (each) => each.parentElement?.closest('[itemscope]') === element,
  );
  const type = element.getAttribute('itemtype')?.replace('https://schema.org/', '');
  return { type, properties: inside.map((each) => [each.getAttribute('itemprop'), shownBy(each)]) };
}

function shownBy(element: Element): unknown {
  if (element.hasAttribute('itemscope')) return itemIn(element);
  const [name] = ['datetime', 'href', 'src', 'value'].filter((each) => element.hasAttribute(each));
  return name ? element.getAttribute(name) : element.textContent;
}

const items = (place: Element) =>
  [...place.querySelectorAll('[itemscope]:not([itemprop])')].map((element) => itemIn(element));

describe('what search engines read of a view', () => {
  afterEach(clear);

  it('is the trail of a breadcrumb, whole titles among it', () => {
    const long = 'Faculty of Engineering and Computer Science';
    const trail = [
      { title: 'Home', link: { url: url('/') } },
      { title: long, link: { url: url('/e.html') } },
      { title: 'Here' },
    ];
    const step = (...properties: string[][]) => ['itemListElement', { type: 'ListItem', properties }];
    expect(items(show(<Breadcrumb items={trail} />))).to.deep.equal([
      {
        type: 'BreadcrumbList',
        properties: [
          step(['item', '/'], ['name', 'Home'], ['position', '1']),
          step(['item', '/e.html'], ['name', long], ['position', '2']),
          step(['name', 'Here'], ['position', '3']),
        ],
      },
    ]);
  });

  const hero = (title: string | undefined, hideDate = false) => (
    <NewsHero
      {...(title && { title })}
      img="/tides.jpg"
      publishDate="2026-03-12"
      hideDate={hideDate}
      language="en"
      style="news"
      loading="eager"
      disableSmartCrop
      posY="50%"
    />
  );

  it('is a news article’s headline, picture and date, where they are shown', () => {
    const [headline, image] = [
      ['headline', 'Tides'],
      ['image', '/tides.jpg'],
    ];
    expect(items(show(hero('Tides')))).to.deep.equal([
      { type: 'NewsArticle', properties: [['datePublished', '2026-03-12'], headline, image] },
    ]);
    expect(items(show(hero('Tides', true)))).to.deep.equal([
      { type: 'NewsArticle', properties: [headline, image] },
    ]);
    expect(items(show(hero(undefined)))).to.deep.equal([]);
  });

  it('is each course that a search of courses has found', () => {
    const course = { title: 'Marine Biology', url: url('/m.html'), summary: 'The harbour as a laboratory.' };
    const found: SearchState = {
      ...NO_SEARCH,
      outcome: 'found',
      total: 1,
      results: [{ ...course, code: 'B1', faculty: 'Science', level: '', audiences: [] }],
    };
    const results = (kind: 'course' | 'uos') =>
      items(show(<SearchResults kind={kind} search={found} words={searchWords()} />));
    expect(results('course')).to.deep.equal([
      {
        type: 'Course',
        properties: [
          ['name', course.title],
          ['url', '/m.html'],
          ['description', course.summary],
        ],
      },
    ]);
    expect(results('uos')).to.deep.equal([]);
  });
});
