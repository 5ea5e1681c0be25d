import { expect } from '@open-wc/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { colours } from '../../vocabulary/colours.js';
import { column, get, html, inStyle, show, url } from '../_shared/testing.js';
import { Callout } from './callout.js';

const WARNING = 'm-callout--warning-red';
const barOf = (place: HTMLElement) => getComputedStyle(get(place, '.m-callout')).borderInlineStartColor;

function rgb(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${r}, ${g}, ${b})`;
}

describe('Callout', () => {
  inStyle();

  it('has a heading of level 3 or 4, a description and a link', async () => {
    const place = show(
      <Callout
        title="Dates"
        titleType="h4"
        description={html('<p>Soon.</p>')}
        ctaText="All dates"
        ctaUrl={url('/dates.html')}
      />,
    );
    expect(get(place, 'h4').textContent).to.equal('Dates');
    expect(get(place, '.m-callout__description').innerHTML).to.equal('<p>Soon.</p>');
    expect(get(place, 'a').getAttribute('href')).to.equal('/dates.html');
    await expect(place).to.be.accessible({ ignoredRules: ['heading-order'] });
    expect(get(show(<Callout title="Dates" />), 'h3').textContent).to.equal('Dates');
  });

  it('is a note named by its title, and only a warning is a landmark of the page', () => {
    const note = get(show(<Callout title="Dates" />), '[role="note"]');
    expect(note).to.have.attribute('aria-label', 'Dates');
    const warning = get(show(<Callout title="Dates" appliedCssClassNames={WARNING} />), 'section');
    expect(warning).to.have.attribute('aria-label', 'Dates');
    expect(warning).not.to.have.attribute('role');
    expect(get(show(<Callout description={html('x')} />), 'section')).not.to.have.attribute('aria-label');
  });

  it('says what its colour says: information or warning', () => {
    const names = ['', WARNING].map((classes) =>
      get(show(<Callout title="x" appliedCssClassNames={classes} />), '[role="img"]').getAttribute(
        'aria-label',
      ),
    );
    expect(names).to.deep.equal(['Information', 'Warning']);
  });

  it('keeps headings of its description below its title', () => {
    const place = show(<Callout title="Dates" description={html('<h2>First</h2><p>Soon.</p>')} />);
    const [own, inner] = ['h3', 'h2'].map((name) => getComputedStyle(get(place, name)).fontSize);
    expect(Number.parseFloat(inner!)).to.be.below(Number.parseFloat(own!));
  });

  it('is blue, or ochre for the style warning-red', () => {
    expect(barOf(show(<Callout title="x" />))).to.equal(rgb(colours.blue));
    expect(barOf(show(<Callout title="x" appliedCssClassNames={`a ${WARNING}`} />))).to.equal(
      rgb(colours.ochre110),
    );
  });

  it('has less space beside its words in a narrow column, and its icon above them in a very narrow one', () => {
    const place = show(<Callout title="Dates" description={html('<p>Soon.</p>')} />, column(800));
    const rectOf = (part: string) => get(place, `.m-callout__${part}`).getBoundingClientRect();
    const padding = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(get(place, '.m-callout'));
      return `${paddingLeft} ${paddingRight}`;
    };
    expect(padding()).to.equal('24px 32px');
    place.style.inlineSize = '400px';
    expect(padding()).to.equal('20px 20px');
    expect(rectOf('body').left).to.be.above(rectOf('icon').right);
    place.style.inlineSize = '200px';
    expect(rectOf('body').top).to.be.above(rectOf('icon').bottom);
    expect(rectOf('body').left).to.equal(rectOf('icon').left);
  });

  it("puts the visible words into the link's own label", () => {
    const link = (label: string) =>
      get(show(<Callout ctaText="More" ctaUrl={url('/x')} ctaAreaLabel={label} />), 'a').getAttribute(
        'aria-label',
      );
    expect(link('More about dates')).to.equal('More about dates');
    expect(link('Dates')).to.equal('More: Dates');
  });

  it('shows the chosen icon on a link that opens a new window', () => {
    const icon = (name?: string) =>
      get(
        show(<Callout ctaText="More" ctaUrl={url('/x')} linkTarget="_blank" externalLinkIcon={name} />),
        'a path',
      ).getAttribute('d');
    expect(icon('arrow-right')).not.to.equal(icon());
    expect(icon('unheard-of')).to.equal(icon('external-link'));
  });

  it('folds a description that is marked as long, and says whose the toggle is', async () => {
    const description = {
      ...html('<p>Soon<span class="m-fold__rest m-fold__rest--inline"> enough</span>.</p>'),
      isLong: true,
    };
    const place = show(<Callout title="Dates" description={description} />);
    expect(get(place, 'button').innerText.replace(/\s+/g, ' ').trim()).to.equal('Show more Dates');
    expect(get(place, '.m-callout__description').innerText).not.to.contain('enough');
    await expect(place).to.be.accessible({ ignoredRules: ['heading-order'] });
    const untitled = get(show(<Callout description={description} />), 'button');
    expect(untitled.innerText.trim()).to.equal('Show more');
  });

  it('is nothing without a title, a description and a link', () => {
    expect(renderToStaticMarkup(<Callout appliedCssClassNames={WARNING} />)).to.equal('');
  });
});
