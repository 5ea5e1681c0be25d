import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { PictureBox } from '../pictures/picture-box.js';
import { get, html, inStyle, loaded, show, url } from '../testing.js';
import { RichText } from '../text/rich-text.js';
import { TileLink } from './tile-link.js';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const tile = (classes = '') => (
  <div className={`m-tile ${classes}`} style={{ padding: 40 }}>
    <h2>
      <TileLink href={url('#fees')} text="Fees" />
    </h2>
    <RichText html={html('<p>See the <a href="#table">table</a>.</p>')} className="m-tile__text" />
  </div>
);
const topmost = (element: Element) => {
  const { left, top, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + 3, top + height / 2);
};

describe('the parts of tiles', () => {
  inStyle();

  describe("a tile's link", () => {
    it('is named by its words, which stand in an element of their own', async () => {
      const place = show(tile());
      const link = get<HTMLAnchorElement>(place, 'h2 a');
      expect(link.textContent).to.equal('Fees');
      expect([...link.childNodes].every((node) => node instanceof Element)).to.equal(true);
      await expect(place).to.be.accessible();
    });

    it('covers the whole tile, but not the other links in it', () => {
      const place = show(tile());
      const link = get(place, 'h2 a');
      const { left, top } = get(place, '.m-tile').getBoundingClientRect();
      expect(document.elementFromPoint(left + 5, top + 5)).to.equal(link);
      expect(topmost(get(place, 'p'))).to.equal(link);
      expect(topmost(get(place, 'p a'))).to.equal(get(place, 'p a'));
    });

    it('lies below the text where that may be selected', () => {
      const place = show(tile('m-tile--selectable'));
      expect(topmost(get(place, 'p'))).to.equal(get(place, 'p'));
    });

    it('says that it opens a new window', () => {
      const link = get(show(<TileLink href={url('/a')} text="Apply" part={{ target: '_blank' }} />), 'a');
      expect(link.textContent).to.equal('Apply (opens in new window)');
      expect(link).to.have.attribute('rel', 'noopener');
    });

    it('is text without an address', () => {
      const place = show(<TileLink href={undefined} text="Apply" part={{ target: '_blank' }} />);
      expect(place.querySelector('a')).to.equal(null);
      expect(place.textContent).to.equal('Apply');
    });

    it('has its focus ring around what it covers', async () => {
      const place = show(tile());
      const link = get(place, 'h2 a');
      await sendKeys({ press: 'Tab' });
      expect(document.activeElement).to.equal(link);
      expect(getComputedStyle(link, '::after').outlineStyle).to.equal('solid');
      expect(getComputedStyle(link, '::after').outlineWidth).to.equal('3px');
    });

    it('has no moving arrow for visitors who want none', async () => {
      const arrow = () =>
        getComputedStyle(get(show(<i className="m-tile__arrow" />), 'i')).transitionDuration;
      expect(arrow()).to.equal('0.35s');
      await emulateMedia({ reducedMotion: 'reduce' });
      const still = arrow();
      await emulateMedia({ reducedMotion: 'no-preference' });
      expect(Number.parseFloat(still)).to.equal(0);
    });
  });

  describe('a picture box', () => {
    const box = (props: Partial<Parameters<typeof PictureBox>[0]> = {}) => (
      <PictureBox img={PICTURE} sizes="50vw" loading="lazy" disableSmartCrop className="mine" {...props} />
    );
    const image = (props?: Partial<Parameters<typeof PictureBox>[0]>) =>
      get<HTMLImageElement>(show(box(props)), 'img');

    it('loads late, or before all others when it is eager', () => {
      const lazy = image();
      expect([lazy.loading, lazy.fetchPriority, lazy.decoding]).to.deep.equal(['lazy', 'auto', 'async']);
      const eager = image({ loading: 'eager' });
      expect([eager.loading, eager.fetchPriority, eager.decoding]).to.deep.equal(['eager', 'high', 'auto']);
    });

    it('passes on its sources, with the widths at which they show', () => {
      const srcset = `${PICTURE} 640w`;
      expect(image({ srcset }).srcset).to.equal(srcset);
      expect(image({ srcset }).sizes).to.equal('50vw');
      expect(image()).not.to.have.attribute('sizes');
    });

    it('has a text alternative, empty for a decoration and for what is hidden', () => {
      expect(image({ alt: 'A court' }).alt).to.equal('A court');
      expect(image()).to.have.attribute('alt', '');
      const hidden = image({ alt: 'A court', isHidden: true });
      expect(hidden).to.have.attribute('alt', '');
      expect(hidden).to.have.attribute('aria-hidden', 'true');
    });

    it('is as large as the view makes it before and after the picture has come', async () => {
      const place = show(<div style={{ width: 300 }}>{box({ loading: 'eager' })}</div>);
      const frame = get(place, '.mine');
      frame.style.aspectRatio = '3 / 2';
      const sizes = () => [frame, get(place, 'img')].map((part) => part.getBoundingClientRect().height);
      expect(sizes()).to.deep.equal([200, 200]);
      await loaded(get(place, 'img'));
      expect(sizes()).to.deep.equal([200, 200]);
    });

    it('holds the picture where it is told, without a style attribute for the middle', () => {
      expect(image({ posX: '20%', posY: 'top' }).style.objectPosition).to.equal('20% 0%');
      expect(renderToStaticMarkup(box({ posY: '50%' }))).not.to.contain('style=');
      expect(getComputedStyle(image()).objectPosition).to.equal('50% 50%');
    });

    it('waits for its crop, remembered by its id, unless it is held where it is told', () => {
      const { dataset } = image({ disableSmartCrop: false, imageId: 'court' });
      expect([dataset.smartCrop, dataset.imageId]).to.deep.equal(['idle', 'court']);
      for (const props of [{ disableSmartCrop: true }, { posY: '20%' }, { posX: 'left' }])
        expect(image({ disableSmartCrop: false, ...props }), JSON.stringify(props)).not.to.have.attribute(
          'data-smart-crop',
        );
    });

    it('is nothing without an address', () => {
      expect(renderToStaticMarkup(box({ img: undefined }))).to.equal('');
      expect(renderToStaticMarkup(box({ img: undefined, srcset: `${PICTURE} 1x` }))).not.to.equal('');
    });
  });
});
