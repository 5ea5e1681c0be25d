import { expect } from '@open-wc/testing';
import { defaultImageRatio, imageRatios } from '../../../vocabulary/design.js';
import { get, inStyle, show } from '../testing.js';
import { FramedImage, type FramedImageProps, type ImageRatio } from './framed-image.js';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='9'%3E%3Crect width='16' height='9' fill='green'/%3E%3C/svg%3E";
const WIDTH_PX = 400;

const framed = (props: Partial<FramedImageProps> & { src?: string } = {}) => (
  <div style={{ inlineSize: WIDTH_PX }}>
    <FramedImage
      block="m-test"
      src={PICTURE}
      sizes="100vw"
      variant="ds"
      loading="lazy"
      disableSmartCrop={false}
      posY="50%"
      {...props}
    />
  </div>
);
const image = (props?: Parameters<typeof framed>[0]) => get<HTMLImageElement>(show(framed(props)), 'img');
const expected = (ratio: ImageRatio) => {
  const [across = 1, down = 1] = ratio.split('-').map(Number).filter(Number.isFinite);
  return across / down;
};

describe('FramedImage', () => {
  inStyle();

  it('is decorative where its alternative text is nothing but spaces', () => {
    expect(image({ alt: ' \u00a0 ' }).alt).to.equal('');
  });

  for (const ratio of imageRatios) {
    it(`has a frame of ${ratio} before and after its picture has come`, async () => {
      const picture = image({ ratio, loading: 'eager' });
      const frame = () => picture.clientWidth / picture.clientHeight;
      expect(frame()).to.be.closeTo(expected(ratio), 0.02);
      await picture.decode();
      expect(frame()).to.be.closeTo(expected(ratio), 0.02);
      expect(picture.clientWidth).to.equal(WIDTH_PX);
      expect(picture.width / picture.height).to.be.closeTo(expected(ratio), 0.02);
    });
  }

  it('has a size in whole pixels, as HTML wants it', () => {
    for (const ratio of [undefined, ...imageRatios]) {
      const picture = image({ ratio });
      for (const name of ['width', 'height'])
        expect(picture.getAttribute(name), `${ratio} ${name}`).to.match(/^\d+$/);
    }
    expect(image({ ratio: '3-2' })).to.have.attribute('height', '1067');
  });

  it('is round as a circle', () => {
    const place = show(framed({ ratio: 'circle' }));
    expect(getComputedStyle(get(place, '.m-test')).borderRadius).to.equal('50%');
  });

  it('has a frame when neither a ratio nor a size is given', () => {
    const { clientWidth, clientHeight } = image({ src: '/never' });
    expect(clientWidth / clientHeight).to.be.closeTo(expected(defaultImageRatio), 0.02);
  });

  it('has the frame of its own size without a ratio, and that of the ratio with one', () => {
    const own = image({ width: 160, height: 90 });
    expect(own.clientWidth / own.clientHeight).to.be.closeTo(16 / 9, 0.02);
    const both = image({ width: 800, height: 200, ratio: 'square' });
    expect(both.clientWidth / both.clientHeight).to.be.closeTo(1, 0.02);
  });

  it('shows its words on the ground of its frame where it cannot be had', () => {
    const fallback = getComputedStyle(image({ alt: 'The court at dusk' }), '::before');
    // Firefox has a name of its own for it.
    expect(fallback.content).to.be.oneOf(['"The court at dusk"', '-moz-alt-content']);
    expect(fallback.fontSize).to.equal('14px');
    expect([fallback.position, fallback.inset]).to.deep.equal(['absolute', '0px']);
  });

  it('is lazy, or eager and before all others', () => {
    const lazy = image();
    expect([lazy.loading, lazy.fetchPriority]).to.deep.equal(['lazy', 'auto']);
    const eager = image({ loading: 'eager' });
    expect([eager.loading, eager.fetchPriority]).to.deep.equal(['eager', 'high']);
  });

  it('passes its text alternative on, and is a decoration without one', () => {
    expect(image({ alt: ' A “court” & more ' }).alt).to.equal(' A “court” & more ');
    expect(image()).to.have.attribute('alt', '');
  });

  it('says how wide it is only where there are widths to choose from', () => {
    expect(image()).not.to.have.attribute('sizes');
    expect(image({ srcset: '/a.jpg 640w', sizes: '50vw' }).sizes).to.equal('50vw');
  });

  it('waits for its crop, remembered by its id', () => {
    const { dataset } = image({ imageId: 'court' });
    expect([dataset.smartCrop, dataset.imageId]).to.deep.equal(['idle', 'court']);
    expect(image()).not.to.have.attribute('data-image-id');
  });

  it('waits for none when its author says so, gives a position, or leaves nothing to crop', () => {
    for (const props of [{ disableSmartCrop: true }, { posY: '20%' }, { width: 800, height: 200 }])
      expect(image(props), JSON.stringify(props)).not.to.have.attribute('data-smart-crop');
    expect(image({ posY: '20%' }).style.objectPosition).to.equal('50% 20%');
  });
});
