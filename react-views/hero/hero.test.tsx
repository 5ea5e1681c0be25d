import { expect } from '@open-wc/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { get, html, inStyle, show, url } from '../_shared/testing.js';
import { Hero, type HeroProps } from './hero.js';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='9'%3E%3Crect width='16' height='9' fill='white'/%3E%3C/svg%3E";
const ACTIONS = [
  { ctaDescription: 'Find a course', ctaUrl: url('/courses.html') },
  { ctaDescription: 'Visit us', ctaUrl: url('/visit.html'), ariaLabel: 'Visit our campus' },
  { ctaDescription: 'Ask', ctaUrl: url('/ask.html') },
];

const hero = (props: Partial<HeroProps> = {}) => (
  <Hero
    img={PICTURE}
    alt="The court at dusk"
    title="Learn by the water"
    description={html('<p>Since 1874.</p>')}
    disableSmartCrop
    posY="50%"
    loading="eager"
    {...props}
  />
);

describe('Hero', () => {
  inStyle();

  it('has the page title, the description and the priority message, which stands once', () => {
    const place = show(hero({ priorityMessaging: html('<p>Apply by Friday</p>') }));
    expect(get(place, 'h1').textContent).to.equal('Learn by the water');
    expect(get(place, '.m-hero__description').innerHTML).to.equal('<p>Since 1874.</p>');
    expect(place.textContent?.split('Apply by Friday')).to.have.length(2);
  });

  it('has its picture fetched before others, unless it is loaded lazily', () => {
    const priorities = (['eager', 'lazy'] as const).map(
      (loading) => get<HTMLImageElement>(show(hero({ loading })), 'img').fetchPriority,
    );
    expect(priorities).to.deep.equal(['high', 'auto']);
  });

  it('makes its first link the primary one and the rest secondary', () => {
    const links = [...show(hero({ calltoactions: ACTIONS })).querySelectorAll('a')];
    expect(links.map(({ className }) => className)).to.deep.equal([
      'm-button m-button--primary',
      'm-button m-button--secondary',
      'm-button m-button--secondary',
    ]);
    expect(links[1]).to.have.attribute('aria-label', 'Visit us: Visit our campus');
  });

  it('shows as text a link without an address', () => {
    const place = show(hero({ calltoactions: [{ ctaDescription: 'Ask' }] }));
    expect(place.querySelector('a')).to.equal(null);
    expect(get(place, '.m-hero__actions').textContent).to.equal('Ask');
    expect(show(hero({ calltoactions: [] })).querySelector('ul')).to.equal(null);
  });

  it('passes on the sources and the text alternative, which is empty for a decoration', () => {
    const sources = `${PICTURE.replaceAll(' ', '%20')} 640w`;
    const image = get<HTMLImageElement>(show(hero({ srcset: sources })), 'img');
    expect(image.srcset).to.equal(sources);
    expect(image.sizes).to.equal('100vw');
    expect(image.alt).to.equal('The court at dusk');
    expect(get(show(hero({ alt: undefined })), 'img')).to.have.attribute('alt', '');
  });

  it('hides its title from the eye only when it is invisible', () => {
    const heading = get(show(hero({ isInvisible: true, invisibleHeading: 'Averley University' })), 'h1');
    expect(heading.textContent).to.equal('Averley University');
    expect(heading.getBoundingClientRect().width).to.be.at.most(1);
    expect(get(show(hero({ isInvisible: true })), 'h1').textContent).to.equal('Learn by the water');
  });

  it('has its title for the invisible heading where that is empty', () => {
    const heading = get(show(hero({ isInvisible: true, invisibleHeading: '' })), 'h1');
    expect(heading.textContent).to.equal('Learn by the water');
    expect(heading.className).to.equal('m-visually-hidden');
  });

  it('has the invisible heading where there is no title, and no empty h1 at all', () => {
    const heading = get(show(hero({ title: undefined, invisibleHeading: 'Averley' })), 'h1');
    expect(heading.className).to.equal('m-visually-hidden');
    expect(show(hero({ title: undefined })).querySelector('h1')).to.equal(null);
  });

  it('is style 1 unless a style class says otherwise', () => {
    const classOf = (appliedCssClassNames?: string) =>
      get(show(hero({ appliedCssClassNames })), '.m-hero').className;
    expect(classOf()).to.equal('m-hero m-hero--style-1');
    expect(classOf('mine m-hero--simple')).to.equal('m-hero mine m-hero--simple');
  });

  it('is nothing when it has nothing to show', () => {
    const empty = { img: undefined, title: undefined, description: undefined };
    expect(renderToStaticMarkup(hero(empty))).to.equal('');
    expect(renderToStaticMarkup(hero({ ...empty, calltoactions: ACTIONS }))).not.to.equal('');
  });
});
