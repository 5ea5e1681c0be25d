import { expect } from '@open-wc/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { colours } from '../../vocabulary/colours.js';
import { arrowRight, chevronRight, externalLink } from '../_shared/icons/icon-shapes.js';
import { get, html, inStyle, show, url } from '../_shared/testing.js';
import { Cta, type CtaProps } from './cta.js';

const COLOURS = ['', 'm-cta--ochre', 'm-cta--grey'];

const cta = (props: Partial<CtaProps> = {}) => (
  <Cta
    title="Find a course"
    url={url('/courses.html')}
    description={html('<p>Two hundred degrees.</p>')}
    {...props}
  />
);
const drawn = (place: HTMLElement) => get(place, 'svg path').getAttribute('d');
const groundOf = (place: HTMLElement) => getComputedStyle(get(place, '.m-cta')).backgroundColor;

function rgb(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${r}, ${g}, ${b})`;
}

describe('Cta', () => {
  inStyle();

  it('is a link wherever it is clicked', () => {
    const place = show(cta());
    const { left, right, top, bottom } = get(place, '.m-cta').getBoundingClientRect();
    for (const [x, y] of [
      [left + 3, top + 3],
      [right - 3, bottom - 3],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const)
      expect(document.elementFromPoint(x, y)).to.equal(get(place, 'a'));
  });

  it('shows an arrow, hidden from assistive technology', () => {
    const place = show(cta());
    expect(drawn(place)).to.equal(arrowRight.d);
    expect(get(place, 'svg')).to.have.attribute('aria-hidden', 'true');
  });

  it('says and shows that it opens a new window, with the icon that its author chose', () => {
    const place = show(cta({ linkTarget: '_blank' }));
    expect(get(place, 'a').textContent).to.equal('Find a course (opens in new window)');
    expect(place.querySelectorAll('svg')).to.have.length(1);
    expect(drawn(place)).to.equal(externalLink.d);
    expect(drawn(show(cta({ linkTarget: '_blank', externalLinkIcon: 'chevron-right' })))).to.equal(
      chevronRight.d,
    );
    expect(drawn(show(cta({ linkTarget: '_self', externalLinkIcon: 'chevron-right' })))).to.equal(
      arrowRight.d,
    );
  });

  it('is white, ochre or grey, by its style class', () => {
    const grounds = COLOURS.map((appliedCssClassNames) => groundOf(show(cta({ appliedCssClassNames }))));
    expect(grounds).to.deep.equal([colours.white, colours.ochre110, colours.grey1].map(rgb));
  });

  it('takes its colour from its type where no style class names one', () => {
    const classOf = (props: Partial<CtaProps>) => get(show(cta(props)), '.m-cta').className;
    expect(classOf({ type: 'ochre' })).to.equal('m-tile m-cta m-cta--ochre');
    expect(classOf({ type: 'ochre', appliedCssClassNames: 'mine m-cta--grey' })).to.equal(
      'm-tile m-cta mine m-cta--grey',
    );
    expect(classOf({ type: 'no class' })).to.equal('m-tile m-cta');
  });

  it('gives its icon the colour that is asked for, else its own', () => {
    const colourOf = (props: Partial<CtaProps>) => getComputedStyle(get(show(cta(props)), 'svg')).color;
    expect(colourOf({})).to.equal(rgb(colours.ochre110));
    expect(colourOf({ type: 'ochre' })).to.equal(rgb(colours.white));
    expect(colourOf({ type: 'ochre', iconType: 'yellow' })).to.equal(rgb(colours.yellow));
  });

  for (const appliedCssClassNames of COLOURS) {
    it(`has contrast in ${appliedCssClassNames || 'white'}, links in its description too`, async () => {
      const description = html('<p>Or call <a href="tel:1">1</a>.</p><ul><li>Any day</li></ul>');
      await expect(show(cta({ appliedCssClassNames, description }))).to.be.accessible();
    });
  }

  it('keeps the words of a link whose address was refused, without an arrow', () => {
    const place = show(cta({ url: undefined }));
    expect(place.querySelector('a, svg')).to.equal(null);
    expect(get(place, '.m-cta__title').textContent).to.equal('Find a course');
  });

  it('is nothing without a title and a description', () => {
    expect(renderToStaticMarkup(<Cta url={url('/x')} type="ochre" />)).to.equal('');
  });

  it('is as high as the room that a row gives it', () => {
    const place = show(
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', width: 600 }}>
        {cta()}
        {cta({ description: html(`<p>${'Long. '.repeat(80)}</p>`) })}
      </div>,
    );
    const [one, other] = [...place.querySelectorAll('.m-cta')].map((tile) => tile.getBoundingClientRect());
    expect(one?.height).to.equal(other?.height);
  });
});
