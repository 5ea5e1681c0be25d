import { expect } from '@open-wc/testing';
import { applyStyles, clear, get, placeExample } from '../../react-views/_shared/testing.js';
import { flushed } from '../_core/testing/testing.js';
import { registerElement } from '../_core/testing/testing-register.js';
import { definition as bleedBlock } from '../bleed-block/uni-bleed-block.js';
import { definition as card } from '../card/uni-card.js';
import { definition as hero } from '../hero/uni-hero.js';
import { definition as image } from '../image/uni-image.js';
import { definition as newsHero } from '../news-hero/uni-news-hero.js';
import { definition as pictureElement } from '../picture/uni-picture.js';
import { pictureWithSubject, whenSo, whenState } from './testing.js';

interface Cropped {
  readonly tag: string;
  readonly address: string;
  /** A style by which a picture of its own size has a frame to fill. */
  readonly framed?: string;
  readonly isCroppedByDefault?: boolean;
  readonly isNamed?: boolean;
  /** An attribute for a position, and where it holds the picture. */
  readonly positions: readonly (readonly [attribute: string, position: string])[];
}

const CROPPED: readonly Cropped[] = [
  { tag: 'uni-hero', address: 'img', positions: [['pos-y="20%"', '50% 20%']] },
  {
    tag: 'uni-news-hero',
    address: 'img',
    positions: [
      ['pos-y="20%"', '50% 20%'],
      ['focal-position="30% 40%"', '30% 40%'],
    ],
  },
  {
    tag: 'uni-card',
    address: 'image-url',
    positions: [
      ['pos-x="20%"', '20% 50%'],
      ['pos-y="top"', '50% 0%'],
      ['focal-position-x="30%"', '30% 50%'],
    ],
  },
  {
    tag: 'uni-bleed-block',
    address: 'img',
    isCroppedByDefault: true,
    isNamed: true,
    positions: [['pos-y="20%"', '50% 20%']],
  },
  {
    tag: 'uni-image',
    address: 'image-path',
    framed: 'ratio="square"',
    isNamed: true,
    positions: [['pos-y="20%"', '50% 20%']],
  },
  {
    tag: 'uni-picture',
    address: 'img',
    framed: 'ratio="square"',
    isCroppedByDefault: true,
    isNamed: true,
    positions: [['pos-y="20%"', '50% 20%']],
  },
];
const ON = 'disable-smart-crop="false"';
const OFF = 'disable-smart-crop="true"';

const across = ({ style }: HTMLElement) => Number.parseFloat(style.objectPosition);

describe('elements with pictures that fill a box', () => {
  let subject: string;

  before(async () => {
    await applyStyles();
    for (const definition of [hero, newsHero, card, bleedBlock, image, pictureElement])
      registerElement(definition);
    subject = await pictureWithSubject('right');
  });
  after(() => {
    document.adoptedStyleSheets = [];
    URL.revokeObjectURL(subject);
  });
  afterEach(clear);

  for (const { tag, address, framed = '', isCroppedByDefault = false, isNamed, positions } of CROPPED)
    describe(tag, () => {
      const place = async (attributes: string) =>
        get(
          await placeExample(
            `<div style="width: 300px"><${tag} ${address}="${subject}" loading="eager" ${framed} ${attributes}></${tag}></div>`,
          ),
          tag,
        );
      const pictureOf = (element: HTMLElement) => get<HTMLImageElement>(element, 'img');

      it('is held by what it shows, and shown from the middle until then', async () => {
        const picture = pictureOf(await place(ON));
        expect(picture.dataset.smartCrop).to.equal('idle');
        expect(getComputedStyle(picture).objectPosition).to.equal('50% 50%');
        await whenState(picture, 'loaded');
        expect(across(picture)).to.be.greaterThan(75);
      });

      it('waits for no crop where that is switched off', async () => {
        const picture = pictureOf(await place(OFF));
        expect(picture).not.to.have.attribute('data-smart-crop');
      });

      it(`is ${isCroppedByDefault ? '' : 'not '}cropped unless it is told otherwise`, async () => {
        expect(pictureOf(await place('')).hasAttribute('data-smart-crop')).to.equal(isCroppedByDefault);
      });

      for (const [attribute, position] of positions)
        it(`stays where ${attribute} holds it, whether it may be cropped or not`, async () => {
          for (const either of [ON, OFF]) {
            const picture = pictureOf(await place(`${attribute} ${either}`));
            expect(picture).not.to.have.attribute('data-smart-crop');
            expect(picture.style.objectPosition).to.equal(position);
          }
        });

      it('is cropped in a shadow root as well', async () => {
        const element = await place(`isolated ${ON}`);
        const picture = get<HTMLImageElement>(element.shadowRoot!, 'img');
        await whenState(picture, 'loaded');
        expect(across(picture)).to.be.greaterThan(75);
      });

      it('goes back to the middle when its crop is switched off, and is cropped when it is switched on again', async () => {
        const element = await place(ON);
        await whenState(pictureOf(element), 'loaded');
        element.setAttribute('disable-smart-crop', 'true');
        await flushed();
        const picture = pictureOf(element);
        await whenSo(picture, () => picture.style.objectPosition === '');
        expect(picture).not.to.have.attribute('data-smart-crop');
        element.setAttribute('disable-smart-crop', 'false');
        await flushed();
        await whenState(pictureOf(element), 'loaded');
        expect(across(pictureOf(element))).to.be.greaterThan(75);
      });

      it('is cropped once a position that was given is taken away', async () => {
        const element = await place(`pos-y="20%" ${ON}`);
        expect(pictureOf(element).style.objectPosition).to.equal('50% 20%');
        element.removeAttribute('pos-y');
        await flushed();
        await whenState(pictureOf(element), 'loaded');
        expect(across(pictureOf(element))).to.be.greaterThan(75);
      });

      it('follows a new picture', async () => {
        const other = await pictureWithSubject('left');
        const element = await place(ON);
        await whenState(pictureOf(element), 'loaded');
        element.setAttribute(address, other);
        await flushed();
        const picture = pictureOf(element);
        await whenSo(picture, () => across(picture) < 25);
        URL.revokeObjectURL(other);
      });

      it('has its crop remembered by what its author calls it', async () => {
        const { imageId } = pictureOf(await place(`image-id="named" ${ON}`)).dataset;
        expect(imageId).to.equal(isNamed ? 'named' : undefined);
      });
    });
});
