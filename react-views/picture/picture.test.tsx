import { expect, oneEvent } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { breakpoints } from '../../vocabulary/breakpoints.js';
import { get, inStyle, show } from '../_shared/testing.js';
import { Picture, type PictureProps } from './picture.js';

const HEIGHT_PX = 800;
const DESKTOP_WIDTH_PX = 1280;

const drawn = (colour: string) =>
  `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='16'%20height='9'%3E%3Crect%20width='16'%20height='9'%20fill='${colour}'/%3E%3C/svg%3E`;
const [BASE, MOBILE, TABLET] = ['red', 'green', 'blue'].map(drawn) as [string, string, string];

const picture = (props: Partial<PictureProps> = {}) => (
  <Picture
    img={BASE}
    mobileUp={MOBILE}
    tabletUp={TABLET}
    alt="The court"
    sizes="100vw"
    variant="std"
    loading="eager"
    disableSmartCrop
    posY="50%"
    {...props}
  />
);

async function shownAt(width: number, props?: Partial<PictureProps>): Promise<string> {
  await setViewport({ width, height: HEIGHT_PX });
  const image = get<HTMLImageElement>(show(picture(props)), 'img');
  await oneEvent(image, 'load');
  return image.currentSrc;
}

describe('Picture', () => {
  inStyle();
  after(() => setViewport({ width: DESKTOP_WIDTH_PX, height: HEIGHT_PX }));

  it('has a source of its own from each breakpoint on', async () => {
    expect(await shownAt(breakpoints.mobileLandscapeDown)).to.equal(BASE);
    expect(await shownAt(breakpoints.mobileLandscapeUp)).to.equal(MOBILE);
    expect(await shownAt(breakpoints.tabletDown)).to.equal(MOBILE);
    expect(await shownAt(breakpoints.tabletUp)).to.equal(TABLET);
  });

  it('shows the narrower source everywhere below when it has no picture besides', async () => {
    expect(await shownAt(breakpoints.mobileLandscapeDown, { img: undefined })).to.equal(MOBILE);
    expect(await shownAt(breakpoints.mobileLandscapeDown, { img: undefined, mobileUp: undefined })).to.equal(
      TABLET,
    );
  });

  it('shows a source between two that are the same picture', async () => {
    const same = { srcset: BASE, img: undefined, tabletUp: BASE };
    expect(await shownAt(breakpoints.mobileLandscapeUp, same)).to.equal(MOBILE);
    expect(await shownAt(breakpoints.tabletUp, same)).to.equal(BASE);
  });

  it('needs no sources', async () => {
    expect(await shownAt(breakpoints.tabletUp, { mobileUp: undefined, tabletUp: '' })).to.equal(BASE);
    expect(get(document, 'img').parentElement?.localName).to.equal('div');
  });

  it('has a class for its variant', () => {
    expect(get(show(picture({ variant: 'ds' })), '.m-picture').className).to.contain('m-picture--ds');
  });

  it('is as wide as its page lets it be in its standard form', () => {
    const place = show(picture());
    place.style.setProperty('--m-picture-width', '200px');
    expect(get(place, '.m-picture').clientWidth).to.equal(200);
  });

  it('is nothing without a picture', () => {
    expect(renderToStaticMarkup(picture({ img: '', mobileUp: '', tabletUp: undefined }))).to.equal('');
  });
});
