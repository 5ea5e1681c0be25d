import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { breakpoints } from '../../vocabulary/breakpoints.js';
import * as limits from '../../vocabulary/limits.js';
import { column, get, html, inStyle, show, url } from '../_shared/testing.js';
import { Card, type CardProps } from './card.js';

const HEIGHT_PX = 800;
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const FEATURED = 'm-card--featured-news';

const card = (props: Partial<CardProps> = {}) => (
  <Card
    title="Coastal Engineering"
    link={url('/coastal.html')}
    description={html('<p>Four years at the shore.</p>')}
    imageUrl={PICTURE}
    disableSmartCrop
    allowTextSelection
    {...props}
  />
);
const rectOf = (place: HTMLElement, selector: string) => get(place, selector).getBoundingClientRect();
const desktop = () => setViewport({ width: breakpoints.largeDesktopUp, height: HEIGHT_PX });

describe('Card', () => {
  inStyle();
  after(() => desktop());

  it('has a heading of level 3, and of level 2 when it is featured news', async () => {
    expect(get(show(card()), 'h3').textContent).to.equal('Coastal Engineering');
    expect(get(show(card({ classes: `a ${FEATURED}` })), 'h2').textContent).to.equal('Coastal Engineering');
    const place = show(card({ appliedCssClassNames: FEATURED }));
    expect(place.querySelector('h3')).to.equal(null);
    await expect(place).to.be.accessible({ ignoredRules: ['heading-order'] });
  });

  it('has a heading of the level that its author has chosen, whatever its style', () => {
    for (const level of ['h2', 'h3', 'h4', 'h5', 'h6'] as const) {
      const place = show(card({ titleType: level, classes: FEATURED }));
      expect(get(place, 'h2, h3, h4, h5, h6').localName).to.equal(level);
    }
  });

  it('is a link over picture, title and edges', () => {
    const place = show(card());
    const link = get(place, 'a');
    for (const selector of ['.m-card__media', '.m-card__arrow']) {
      const { left, top } = rectOf(place, selector);
      expect(document.elementFromPoint(left + 5, top + 5), selector).to.equal(link);
    }
  });

  it('has ids of 8 letters and digits, the same wherever it is rendered', () => {
    const ids = (props?: Partial<CardProps>) => {
      const place = show(card(props));
      return [get(place, 'h3').id, get(place, '.m-card__description').id];
    };
    const [title, description] = ids();
    expect(title).to.match(new RegExp(`^[A-Za-z0-9]{${limits.randomIdCharacters}}$`));
    expect(description)
      .to.match(/^[A-Za-z0-9]{8}$/)
      .and.not.equal(title);
    expect(ids()).to.deep.equal([title, description]);
    expect(renderToStaticMarkup(card())).to.contain(`id="${title}"`);
    expect(ids({ title: 'Law' })).not.to.include(title);
    expect(ids({ link: url('/law.html') })).not.to.include(title);
  });

  it('takes the ids that it is given', () => {
    const place = show(card({ titleId: 'coastal', descriptionId: 'coastal-text' }));
    expect(get(place, 'h3').id).to.equal('coastal');
    expect(get(place, '.m-card__description').id).to.equal('coastal-text');
  });

  it('holds its picture where the focal position says, else posX and posY', () => {
    const position = (props: Partial<CardProps>) => {
      const place = show(card(props));
      return getComputedStyle(get(place, 'img')).objectPosition;
    };
    expect(position({})).to.equal('50% 50%');
    expect(position({ posX: '20%', posY: '30%' })).to.equal('20% 30%');
    expect(position({ focalPositionX: '80%', posX: '20%', posY: 'top' })).to.equal('80% 0%');
    expect(renderToStaticMarkup(card())).not.to.contain('style=');
  });

  it('has a decorative picture, loaded late, in a room of its own', () => {
    const place = show(card());
    const image = get<HTMLImageElement>(place, 'img');
    expect([image.alt, image.loading]).to.deep.equal(['', 'lazy']);
    const { width, height } = rectOf(place, '.m-card__media');
    expect(width / height).to.be.closeTo(3 / 2, 0.01);
    expect(getComputedStyle(image).position).to.equal('absolute');
  });

  it('has its picture at the start when it is featured, above its words in a narrow place', () => {
    const long = html(`<p>${'Long. '.repeat(100)}</p>`);
    const place = show(card({ classes: FEATURED, description: long }), column(728));
    expect(rectOf(place, '.m-card__body').left).to.be.at.least(rectOf(place, '.m-card__media').right);
    place.dir = 'rtl';
    expect(rectOf(place, '.m-card__body').right).to.be.at.most(rectOf(place, '.m-card__media').left);
    place.style.inlineSize = '727px';
    expect(rectOf(place, '.m-card__body').top).to.be.at.least(rectOf(place, '.m-card__media').bottom);
    expect(rectOf(place, '.m-card__media').width).to.equal(727);
  });

  it('is as high as the others of its row', () => {
    const place = show(
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', width: 600 }}>
        {card()}
        {card({ description: html(`<p>${'Long. '.repeat(80)}</p>`) })}
      </div>,
    );
    const [one, other] = [...place.querySelectorAll('.m-card')].map((part) => part.getBoundingClientRect());
    expect(one?.height).to.equal(other?.height);
  });

  it('moves its arrow towards the end of the line', () => {
    const rules = document.adoptedStyleSheets.flatMap(styleRules);
    const translate = (selector: string) =>
      rules.find(({ selectorText }) => selectorText === selector)?.style.translate;
    expect(translate('.m-tile:hover .m-tile__arrow')).to.equal('4px');
    expect(translate('.m-tile:hover .m-tile__arrow:dir(rtl)')).to.equal('-4px');
  });

  it('keeps the words of a link whose address was refused, without an arrow', () => {
    const place = show(card({ link: undefined }));
    expect(place.querySelector('a, svg')).to.equal(null);
    expect(get(place, 'h3').textContent).to.equal('Coastal Engineering');
  });

  it('is nothing when it has nothing to show', () => {
    const nothing = { title: undefined, description: undefined, imageUrl: undefined };
    expect(renderToStaticMarkup(card(nothing))).to.equal('');
    expect(renderToStaticMarkup(card({ ...nothing, srcset: `${PICTURE} 1x` }))).not.to.equal('');
  });
});

function styleRules(sheet: CSSStyleSheet): CSSStyleRule[] {
  const inner = [...sheet.cssRules].flatMap((rule) =>
    rule instanceof CSSGroupingRule ? [...rule.cssRules] : [rule],
  );
  return inner.filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule);
}
