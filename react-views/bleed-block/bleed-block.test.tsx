import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { breakpoints } from '../../vocabulary/breakpoints.js';
import { dimensions } from '../../vocabulary/design.js';
import * as limits from '../../vocabulary/limits.js';
import { column, get, html, inStyle, show } from '../_shared/testing.js';
import { BleedBlock, type BleedBlockProps } from './bleed-block.js';

const HEIGHT_PX = 900;
const WIDE_PX = 1600;
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const STYLES = ['ds', 'std', 'default'] as const;

const block = (props: Partial<BleedBlockProps> = {}) => (
  <BleedBlock
    text={html('<h2>Work on real water</h2><p>From your first year. <a href="/x">How</a></p>')}
    img={PICTURE}
    altText="A wave tank"
    style="ds"
    disableSmartCrop={false}
    loading="lazy"
    ariaHidden={false}
    posY="50%"
    {...props}
  />
);
const resize = (width: number) => setViewport({ width, height: HEIGHT_PX });
const rectOf = (place: HTMLElement, part: string) =>
  get(place, `.m-bleed-block__${part}`).getBoundingClientRect();
const image = (props: Partial<BleedBlockProps>) => get<HTMLImageElement>(show(block(props)), 'img');

describe('BleedBlock', () => {
  inStyle();
  after(() => resize(breakpoints.largeDesktopUp));

  it('has a picture and the text, whose headings keep their level', async () => {
    const place = show(block());
    expect(get(place, 'img')).to.have.attribute('alt', 'A wave tank');
    expect(get(place, 'h2').textContent).to.equal('Work on real water');
    await expect(place).to.be.accessible();
  });

  for (const [style, edge, side] of [
    ['ds', 'right', 'end'],
    ['std', 'left', 'start'],
  ] as const) {
    it(`has its picture to the window's edge at the ${side} in the style ${style}, its text on the grid`, async () => {
      await resize(WIDE_PX);
      const place = show(block({ style }));
      const window = document.documentElement.clientWidth;
      const gridStart = (window - dimensions.contentMaxWidth) / 2;
      expect(rectOf(place, 'media')[edge]).to.equal(edge === 'right' ? window : 0);
      const { left, right } = rectOf(place, 'text');
      expect(left).to.be.at.least(gridStart);
      expect(right).to.be.at.most(gridStart + dimensions.contentMaxWidth);
      if (style === 'ds') expect(left).to.equal(gridStart);
      expect(rectOf(place, 'media').top).to.equal(get(place, '.m-bleed-block').getBoundingClientRect().top);
    });
  }

  it('has its picture above the text from edge to edge in the style default', async () => {
    await resize(WIDE_PX);
    const place = show(block({ style: 'default' }));
    expect(rectOf(place, 'media').width).to.equal(document.documentElement.clientWidth);
    expect(rectOf(place, 'text').top).to.be.at.least(rectOf(place, 'media').bottom);
  });

  for (const style of STYLES) {
    it(`has its picture above the text in narrow windows in the style ${style}`, async () => {
      await resize(breakpoints.smallDesktopDown);
      const place = show(block({ style }));
      expect(rectOf(place, 'text').top).to.be.at.least(rectOf(place, 'media').bottom);
      expect(rectOf(place, 'media').width).to.equal(document.documentElement.clientWidth);
    });
  }

  for (const style of STYLES) {
    it(`has its picture above the text in a narrow column of a wide window in the style ${style}`, async () => {
      await resize(WIDE_PX);
      const place = show(block({ style }), column(400));
      expect(rectOf(place, 'text').top).to.be.at.least(rectOf(place, 'media').bottom);
      expect(rectOf(place, 'media').width).to.equal(400);
      expect(rectOf(place, 'text').width).to.be.at.least(350);
    });
  }

  it('gives its picture an id made of its address, or the one that it is given', () => {
    const pattern = new RegExp(`^image-[a-z0-9]{${limits.imageIdRandomCharacters}}$`);
    expect(image({}).id).to.match(pattern);
    expect(image({}).id).to.equal(image({}).id);
    expect(image({ img: `${PICTURE}#other` }).id).not.to.equal(image({}).id);
    expect(image({ imageId: 'tank' }).id).to.equal('tank');
  });

  it('loads its picture late, and asks for it in the width that it has', () => {
    const srcset = `${PICTURE} 1w`;
    expect(image({}).loading).to.equal('lazy');
    expect(image({ loading: 'eager' }).fetchPriority).to.equal('high');
    expect(image({ srcset }).sizes).to.equal('(min-width: 992px) 50vw, 100vw');
    expect(image({ srcset, style: 'default' }).sizes).to.equal('100vw');
  });

  it('keeps no room for a picture that it does not have', async () => {
    await resize(WIDE_PX);
    const place = show(block({ img: undefined }));
    expect(place.querySelector('.m-bleed-block__media')).to.equal(null);
    expect(get(place, '.m-bleed-block').className).to.equal('m-bleed-block m-bleed-block--default');
  });

  it('is nothing when it has nothing to show', () => {
    expect(renderToStaticMarkup(block({ text: undefined, img: undefined }))).to.equal('');
    expect(renderToStaticMarkup(block({ text: undefined }))).not.to.equal('');
  });
});
