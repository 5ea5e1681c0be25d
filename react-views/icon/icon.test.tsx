import { expect } from '@open-wc/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconNames } from '../../vocabulary/icons.js';
import type { FileDrawing } from '../_shared/icons/file-drawing.js';
import { clear, get, inStyle, show } from '../_shared/testing.js';
import { Icon, type IconProps } from './icon.js';
import { iconColour, iconMargin } from './icon-style.js';

const icon = (props: Partial<IconProps>) => <Icon size={16} type="red" {...props} />;
const svg = (props: Partial<IconProps>) => get(show(icon(props)), 'svg');

describe('Icon', () => {
  inStyle();

  it('draws every icon of the vocabulary', () => {
    for (const name of iconNames) expect(svg({ name }).querySelector('path'), name).not.to.equal(null);
  });

  it('is nothing for a name that it does not know', () => {
    expect(renderToStaticMarkup(icon({ name: 'unheard-of' }))).to.equal('');
    expect(renderToStaticMarkup(icon({}))).to.equal('');
  });

  it('is 16 px unless a size, or a width and height, say otherwise', () => {
    const sides = [{}, { size: 24 }, { size: 24, width: 30, height: 10 }].map((given) => {
      const { width, height } = svg({ name: 'add', ...given }).getBoundingClientRect();
      return [width, height];
    });
    expect(sides).to.deep.equal([
      [16, 16],
      [24, 24],
      [30, 10],
    ]);
  });

  it('takes a view box of its own', () => {
    expect(svg({ name: 'add' })).to.have.attribute('viewBox', '0 0 24 24');
    const given = svg({ name: 'add', viewportWidth: 48, viewportHeight: 32 });
    expect(given).to.have.attribute('viewBox', '0 0 48 32');
  });

  it("has the brand's red, another colour of the brand, or any colour", () => {
    expect(getComputedStyle(svg({ name: 'add' })).color).to.equal('rgb(198, 58, 30)');
    expect(getComputedStyle(svg({ name: 'add', type: 'charcoal' })).color).to.equal('rgb(36, 36, 36)');
    expect(getComputedStyle(svg({ name: 'add', color: '#123456' })).color).to.equal('rgb(18, 52, 86)');
  });

  it('shows its name beside it in an overview', () => {
    const place = show(icon({ name: 'padlock', showName: true }));
    expect(get(place, '.m-icon-demo__name').textContent).to.equal('padlock');
  });

  it('makes no CSS of what is no colour and no margin', () => {
    expect(iconColour('url(//evil.test)')).to.equal(undefined);
    expect(iconColour('red;background:blue')).to.equal(undefined);
    expect(iconMargin('0 8 1em auto')).to.deep.equal({ margin: '0px 8px 1em auto' });
    const endless = `${'1'.repeat(1_000_000)}x`;
    for (const margin of ['1 2 3 4 5', '1px;color:red', 'calc(1px)', '1.', '', endless, undefined])
      expect(iconMargin(margin)).to.equal(undefined);
    expect(iconMargin('-.5em 1.5')).to.deep.equal({ margin: '-.5em 1.5px' });
  });
});

describe('Icon from a file', () => {
  const drawing: FileDrawing = {
    viewBox: '0 0 8 8',
    shapes: [{ element: 'path', attributes: { d: 'M0 0h8' } }],
  };

  afterEach(clear);

  it('reserves its room, then shows what the file draws', () => {
    const element = svg({ externalIcon: '/crest.svg', size: 24, alt: 'Crest' });
    expect(element.getBoundingClientRect().width).to.equal(24);
    expect(element.childElementCount).to.equal(0);
    const drawn = svg({ externalIcon: '/crest.svg', size: 24, alt: 'Crest', drawing });
    expect(drawn.querySelector('path[d="M0 0h8"]')).not.to.equal(null);
    expect(drawn).to.have.attribute('viewBox', '0 0 8 8');
    expect(drawn).to.have.attribute('aria-label', 'Crest');
  });
});
