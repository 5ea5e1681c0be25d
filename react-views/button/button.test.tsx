import { expect } from '@open-wc/testing';
import { get, inStyle, show, url } from '../_shared/testing.js';
import { Button, type ButtonProps } from './button.js';

const DEFAULTS = {
  classes: 'primary',
  iconLeftSize: 18,
  iconRightSize: 18,
  iconType: 'white',
  isDSIcon: true,
};

const button = (props: Partial<ButtonProps>) => (
  <Button {...DEFAULTS} text="Apply" link={url('/apply.html')} {...props} />
);
const colourOfIcon = (place: HTMLElement) => getComputedStyle(get(place, '.m-button__icon')).color;

describe('Button', () => {
  inStyle();

  it('shows its icons before and after the text, at their sizes', () => {
    const link = get(show(button({ iconLeft: 'add', iconRight: 'arrow-right', iconRightSize: 24 })), 'a');
    const [first, , last] = [...link.children];
    expect(first).to.have.attribute('width', '18');
    expect(last).to.have.attribute('width', '24');
  });

  it('has the typeface of the elements on a page with another, unless it looks like a link in a text', () => {
    const place = show([
      <Button key="a" {...DEFAULTS} text="Next" />,
      <Button key="b" {...DEFAULTS} text="Back" isRichText />,
    ]);
    place.style.fontFamily = 'cursive';
    place.style.setProperty('--uni-font-family', 'monospace');
    const fonts = [...place.querySelectorAll('.m-button')].map((each) => getComputedStyle(each).fontFamily);
    expect(fonts).to.deep.equal(['monospace', 'cursive']);
  });

  it('stands on one line with another, whichever of them has an icon', () => {
    const place = show([
      <Button key="a" {...DEFAULTS} text="Next" iconRight="arrow-right" />,
      <Button key="b" {...DEFAULTS} text="Back" iconLeft="chevron-left" iconLeftSize={24} />,
      <Button key="c" {...DEFAULTS} text="Stop" />,
    ]);
    const tops = [...place.querySelectorAll('.m-button')].map((each) => each.getBoundingClientRect().top);
    expect(new Set(tops)).to.have.length(1);
  });

  it('is not seen when it has nothing to say', () => {
    const place = show(button({ text: '' }));
    expect(getComputedStyle(get(place, 'a')).display).to.equal('none');
    const icon = show(button({ text: '', ariaLabel: 'Close', iconLeft: 'cross-thick' }));
    expect(get(icon, 'a').getBoundingClientRect().width).to.be.above(0);
    const named = get(show(button({ text: '', ariaLabel: 'Close' })), 'a');
    // Firefox tells the rule instead of what comes of it.
    expect(getComputedStyle(named, '::before').content).to.be.oneOf(['"Close"', 'attr(aria-label)']);
  });

  it('leaves out an icon that the set does not have', () => {
    expect(show(button({ iconLeft: 'unheard-of' })).querySelector('svg')).to.equal(null);
  });

  it('has white icons when it is primary, and icons in the colour of its text otherwise', () => {
    expect(colourOfIcon(show(button({ iconLeft: 'add' })))).to.equal('rgb(255, 255, 255)');
    const other = show(button({ iconLeft: 'add', classes: 'secondary' }));
    expect(colourOfIcon(other)).to.equal('rgb(198, 58, 30)');
    expect(get(other, '.m-icon').classList.contains('m-icon--ochre110')).to.equal(true);
  });

  it('gives the icons of a primary button the colour that they are given', () => {
    const yellow = show(button({ iconLeft: 'add', iconType: 'yellow' }));
    expect(colourOfIcon(yellow)).to.equal('rgb(255, 184, 0)');
    const other = show(button({ iconLeft: 'add', iconType: 'yellow', classes: 'secondary' }));
    expect(colourOfIcon(other)).to.equal('rgb(198, 58, 30)');
  });

  it('takes an image of the own site for an icon, and none from elsewhere', () => {
    const image = get(
      show(button({ iconLeft: '/react-views/_shared/layers.css?.svg', isDSIcon: false })),
      'img',
    );
    expect(image).to.have.attribute('alt', '');
    expect(show(button({ iconLeft: '//evil.test/x.svg', isDSIcon: false })).querySelector('img')).to.equal(
      null,
    );
  });

  it('carries a test id', () => {
    expect(get(show(button({ testid: 'apply' })), 'a')).to.have.attribute('data-testid', 'apply');
  });
});
