import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { breakpoints } from '../../vocabulary/breakpoints.js';
import { dimensions } from '../../vocabulary/design.js';
import { applyStyles, clear, column, get, html, show, url } from '../_shared/testing.js';
import { Hero } from './hero.js';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='9'%3E%3Crect width='16' height='9' fill='white'/%3E%3C/svg%3E";
const STYLES = ['m-hero--style-1', 'm-hero--style-2', 'm-hero--style-3', 'm-hero--simple'];
const HEIGHT_PX = 800;

const showHero = (style: string, place?: HTMLElement) =>
  show(
    <Hero
      img={PICTURE}
      alt=""
      title="Learn where the land meets the water"
      description={html('<p>Our questions start here: how coasts move, how cities feed themselves.</p>')}
      priorityMessaging={html('<p>Applications close on <a href="/x">30 January</a></p>')}
      calltoactions={[
        { ctaDescription: 'Find a course', ctaUrl: url('/courses.html') },
        { ctaDescription: 'Visit us', ctaUrl: url('/visit.html') },
      ]}
      appliedCssClassNames={style}
      disableSmartCrop
      posY="50%"
      loading="eager"
    />,
    place,
  );
const rectOf = (place: HTMLElement, selector: string) => get(place, selector).getBoundingClientRect();
const desktop = (width: number = breakpoints.largeDesktopUp) => setViewport({ width, height: HEIGHT_PX });

describe("Hero's layout", () => {
  before(() => applyStyles());
  after(async () => {
    document.adoptedStyleSheets = [];
    await desktop();
  });
  afterEach(() => {
    clear();
    document.documentElement.style.fontSize = '';
  });

  for (const style of STYLES) {
    it(`of ${style} is that of a phone in a narrow column of a wide window`, async () => {
      await desktop();
      const place = showHero(style, column(400));
      expect(rectOf(place, '.m-hero__content').top).to.be.at.least(rectOf(place, '.m-hero__media').bottom);
      expect(rectOf(place, '.m-hero__media').width).to.equal(400);
      expect(rectOf(place, '.m-hero__description').width).to.be.at.least(300);
      const { fontSize } = getComputedStyle(get(place, 'h1'));
      expect(Number.parseFloat(fontSize)).to.be.closeTo(34.7, 0.1);
    });

    it(`of ${style} is accessible, and does not scroll sideways at 320 px`, async () => {
      await desktop();
      await expect(showHero(style)).to.be.accessible();
      clear();
      await setViewport({ width: 320, height: HEIGHT_PX });
      await expect(showHero(style)).to.be.accessible();
      expect(document.documentElement.scrollWidth).to.equal(320);
    });

    it(`of ${style} clips nothing at 200 % text`, async () => {
      await desktop();
      const place = showHero(style);
      document.documentElement.style.fontSize = '200%';
      const hero = rectOf(place, '.m-hero');
      for (const part of place.querySelectorAll('h1, p, .m-button')) {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        expect(top, part.className).to.be.at.least(hero.top);
        expect(bottom, part.className).to.be.at.most(hero.bottom);
        expect(left, part.className).to.be.at.least(0);
        expect(right, part.className).to.be.at.most(window.innerWidth);
      }
    });
  }

  it('prints its picture as wide as the page, at a height that leaves room for words', async () => {
    await desktop(794);
    await emulateMedia({ media: 'print' });
    try {
      for (const style of STYLES) {
        const place = showHero(style);
        const [hero, picture] = ['.m-hero', '.m-hero__media'].map((name) => rectOf(place, name));
        expect(picture?.width, style).to.equal(hero?.width);
        expect(picture?.height, style).to.be.closeTo((8 * 96) / 2.54, 0.1);
      }
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('is at least 550 px high on desktops', async () => {
    await desktop(breakpoints.smallDesktopUp);
    for (const style of STYLES.slice(0, 3)) {
      expect(rectOf(showHero(style), '.m-hero').height, style).to.be.at.least(
        dimensions.heroDesktopMinHeight,
      );
    }
  });

  it('gives the picture of the simple style at least 480 px, in 4:3 where there is room', async () => {
    await desktop(breakpoints.smallDesktopUp);
    expect(rectOf(showHero('m-hero--simple'), '.m-hero__media').height).to.equal(
      dimensions.simpleHeroImageMinHeight,
    );
    clear();
    await desktop(1280);
    const { width, height } = rectOf(showHero('m-hero--simple'), '.m-hero__media');
    expect(width / height).to.be.closeTo(4 / 3, 0.01);
  });

  it('leaves the picture alone when the title is for screen readers only', async () => {
    await desktop();
    for (const style of STYLES.slice(0, 2)) {
      const place = show(
        <Hero
          img={PICTURE}
          title="x"
          isInvisible
          appliedCssClassNames={style}
          disableSmartCrop
          posY="50%"
          loading="eager"
        />,
      );
      expect(rectOf(place, '.m-hero__frame').width, style).to.be.at.most(1);
      expect(rectOf(place, '.m-hero__media').height, style).to.be.at.least(dimensions.heroDesktopMinHeight);
    }
  });

  it('has charcoal under the white words of style 1 where its picture cannot be had', () => {
    const picture = get(showHero('m-hero--style-1'), 'img');
    const charcoal = 'rgb(36, 36, 36)';
    expect(getComputedStyle(picture.parentElement!).backgroundColor).to.equal(charcoal);
    expect(getComputedStyle(picture, '::before').backgroundColor).to.equal(charcoal);
    expect(getComputedStyle(picture, '::before').color).to.equal('rgb(255, 255, 255)');
  });
});
