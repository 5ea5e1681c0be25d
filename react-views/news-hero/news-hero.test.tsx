import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { breakpoints } from '../../vocabulary/breakpoints.js';
import { dimensions } from '../../vocabulary/design.js';
import { get, html, inStyle, show } from '../_shared/testing.js';
import { NewsHero, type NewsHeroProps } from './news-hero.js';

const HEIGHT_PX = 900;
const WIDE_PX = 1600;
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const LAYOUTS = ['m-news-hero--center-wide', 'm-news-hero--left-aligned'] as const;

const hero = (props: Partial<NewsHeroProps> = {}) => (
  <NewsHero
    img={PICTURE}
    alt="A headland at dusk"
    publishDate="2026-03-12"
    hideDate={false}
    language="en"
    title="A century of tides"
    description={html('<p>Every reading in one file.</p>')}
    style="news"
    loading="eager"
    disableSmartCrop
    posY="50%"
    {...props}
  />
);
const resize = (width: number) => setViewport({ width, height: HEIGHT_PX });
const rectOf = (place: HTMLElement, selector: string) => get(place, selector).getBoundingClientRect();
const classOf = (props: Partial<NewsHeroProps>) => get(show(hero(props)), '.m-news-hero').className;

describe('NewsHero', () => {
  inStyle();
  after(() => resize(breakpoints.largeDesktopUp));

  it('has a link over the whole picture, named by the title if the picture has no words', async () => {
    const place = show(hero({ link: '/large.jpg' as NonNullable<NewsHeroProps['link']>, alt: '' }));
    const link = get(place, '.m-news-hero__media a');
    expect(link.getAttribute('aria-label')).to.equal('A century of tides');
    const [around, box] = [link, get(place, '.m-news-hero__media')].map((part) =>
      part.getBoundingClientRect(),
    );
    expect([around!.width, around!.height]).to.deep.equal([box!.width, box!.height]);
    await expect(place).to.be.accessible();
  });

  it('has date, title and lead, in this order, before the picture', async () => {
    const place = show(hero());
    expect(place.textContent).to.equal('12 March 2026A century of tidesEvery reading in one file.');
    expect(get(place, 'h1').textContent).to.equal('A century of tides');
    expect(get(place, '.m-news-hero').lastElementChild).to.equal(get(place, '.m-news-hero__media'));
    await expect(place).to.be.accessible();
  });

  it('writes its date for machines too, in the language that it is given', () => {
    const time = get(show(hero({ language: 'vi' })), 'time');
    expect(time.textContent).to.equal('12 tháng 3 năm 2026');
    expect(time).to.have.attribute('datetime', '2026-03-12');
  });

  it("shows an author's own words for a date as they are", () => {
    const place = show(hero({ publishDate: 'Autumn 2026' }));
    expect(place.querySelector('time')).to.equal(null);
    expect(get(place, '.m-news-hero__date').textContent).to.equal('Autumn 2026');
  });

  it('hides its date, and has none without one', () => {
    for (const props of [{ hideDate: true }, { publishDate: undefined }, { publishDate: ' ' }])
      expect(show(hero(props)).querySelector('.m-news-hero__date')).to.equal(null);
  });

  it('is centred and wide, in the style news, unless it is told otherwise', () => {
    expect(classOf({})).to.equal('m-news-hero m-news-hero--news m-news-hero--center-wide');
    expect(classOf({ style: 'ds', appliedCssClassNames: 'mine m-news-hero--left-aligned' })).to.equal(
      'm-news-hero m-news-hero--ds mine m-news-hero--left-aligned',
    );
    expect(classOf({ style: 'no class' })).to.equal('m-news-hero m-news-hero--center-wide');
  });

  it('centres its words above 991 px only', async () => {
    const alignment = async (width: number, appliedCssClassNames: string) => {
      await resize(width);
      const place = show(hero({ appliedCssClassNames }));
      return getComputedStyle(get(place, 'h1')).textAlign;
    };
    const [centred, left] = LAYOUTS;
    expect(await alignment(breakpoints.smallDesktopUp, centred)).to.equal('center');
    expect(await alignment(breakpoints.smallDesktopDown, centred)).to.equal('start');
    expect(await alignment(breakpoints.smallDesktopUp, left)).to.equal('start');
  });

  it('has its picture on the grid when centred, and to the end of the window when left aligned', async () => {
    await resize(WIDE_PX);
    const [centred, left] = LAYOUTS.map((appliedCssClassNames) =>
      rectOf(show(hero({ appliedCssClassNames })), '.m-news-hero__media'),
    );
    expect(centred?.width).to.equal(dimensions.contentMaxWidth);
    expect(left?.left).to.equal(centred?.left);
    expect(left?.right).to.equal(document.documentElement.clientWidth);
  });

  it('keeps the lines of its lead to a measure', async () => {
    await resize(WIDE_PX);
    const place = show(hero({ description: html(`<p>${'Long words of a lead. '.repeat(40)}</p>`) }));
    const ruler = document.createElement('div');
    ruler.style.cssText = 'inline-size: 68ch';
    get(place, '.m-news-hero__description').append(ruler);
    expect(rectOf(place, '.m-news-hero__description').width).to.be.at.most(
      Math.ceil(ruler.getBoundingClientRect().width),
    );
  });

  it('holds its picture at the focal position, else at posY', () => {
    const position = (props: Partial<NewsHeroProps>) =>
      getComputedStyle(get(show(hero(props)), 'img')).objectPosition;
    expect(position({})).to.equal('50% 50%');
    expect(position({ posY: '20%' })).to.equal('50% 20%');
    expect(position({ focalPosition: '70%', posY: '20%' })).to.equal('70% 20%');
    expect(position({ focalPosition: ' 70%  10% ', posY: '20%' })).to.equal('70% 10%');
    expect(position({ focalPosition: 'url(x)' })).to.equal('50% 50%');
  });

  it('says of its picture what it shows, and asks for it in the width that it has', () => {
    const sizes = LAYOUTS.map((appliedCssClassNames) => {
      const image = get<HTMLImageElement>(
        show(hero({ srcset: `${PICTURE} 1w`, appliedCssClassNames })),
        'img',
      );
      expect(image.alt).to.equal('A headland at dusk');
      return image.sizes;
    });
    expect(sizes).to.deep.equal(['(min-width: 1280px) 1200px, 100vw', '100vw']);
  });

  it('is nothing when it has nothing to show', () => {
    const nothing = { img: undefined, title: undefined, description: undefined };
    expect(renderToStaticMarkup(hero(nothing))).to.equal('');
    expect(renderToStaticMarkup(hero({ ...nothing, title: 'x' }))).not.to.equal('');
  });
});
