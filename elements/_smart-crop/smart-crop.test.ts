import { expect } from '@open-wc/testing';
import { createElement } from 'react';
import smartcrop from 'smartcrop';
import { timings } from '../../vocabulary/timings.js';
import { text } from '../_core/declare/prop-types.js';
import { ConsoleSpy, defineTestTag } from '../_core/testing/testing.js';
import { cropPictures } from './crop-pictures.js';
import { focusOf } from './crop-queue.js';
import { CropSpy, pictureWithSubject, whenSo, whenState } from './testing.js';

const FRAME_PX = 120;
let pictures = 0;

const stateOf = (picture: Element) => picture.getAttribute('data-smart-crop');
const settled = (picture: HTMLElement) => whenState(picture, 'loaded');
const across = ({ style }: HTMLElement) => Number.parseFloat(style.objectPosition);

/** Acts like a canvas with a picture of another site, until the result is called. */
function refuseData(): () => void {
  const { prototype } = CanvasRenderingContext2D;
  const { getImageData } = prototype;
  prototype.getImageData = () => {
    throw new DOMException('tainted', 'SecurityError');
  };
  return () => {
    prototype.getImageData = getImageData;
  };
}

describe('smart crop', () => {
  let place: HTMLElement;
  let crops: CropSpy;
  let errors: ConsoleSpy;
  let left: string;
  let right: string;

  /** Puts a picture into the page, in a square frame unless told otherwise, its crop remembered by no other test's. */
  const put = (src: string, { id = `test-${pictures++}`, width = FRAME_PX } = {}) => {
    const picture = document.createElement('img');
    picture.dataset.smartCrop = 'idle';
    picture.dataset.imageId = id;
    picture.style.cssText = `display: block; object-fit: cover; width: ${width}px; height: ${FRAME_PX}px`;
    picture.src = src;
    place.append(picture);
    return picture;
  };
  const crop = async (picture: HTMLImageElement) => {
    cropPictures(place);
    await settled(picture);
  };

  before(async () => {
    [left, right] = await Promise.all([pictureWithSubject('left'), pictureWithSubject('right')]);
  });
  after(() => {
    URL.revokeObjectURL(left);
    URL.revokeObjectURL(right);
  });
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
    crops = new CropSpy();
    errors = new ConsoleSpy('error');
  });
  afterEach(() => {
    crops.restore();
    errors.restore();
    place.remove();
  });

  it('holds a picture where its subject is', async () => {
    const [atLeft, atRight] = [put(left), put(right)];
    await Promise.all([crop(atLeft), crop(atRight)]);
    expect(across(atLeft)).to.be.lessThan(25);
    expect(across(atRight)).to.be.greaterThan(75);
    expect(errors.lines).to.deep.equal([]);
  });

  it('goes from idle through cropping to loaded', async () => {
    const picture = put(right);
    const states = [stateOf(picture)];
    const observer = new MutationObserver(() => states.push(stateOf(picture)));
    observer.observe(picture, { attributeFilter: ['data-smart-crop'] });
    await crop(picture);
    observer.disconnect();
    expect(states).to.deep.equal(['idle', 'cropping', 'loaded']);
  });

  it('is not held by a crop for a frame that it no longer has', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { crop: compute } = smartcrop;
    smartcrop.crop = (...given) => promise.then(() => compute.apply(smartcrop, given));
    const picture = put(right);
    cropPictures(place);
    await whenState(picture, 'cropping');
    picture.style.width = `${3 * FRAME_PX}px`;
    picture.dispatchEvent(new Event('load'));
    await settled(picture);
    resolve();
    await focusOf({ picture, ratio: 1, address: picture.currentSrc, id: picture.dataset.imageId! });
    await Promise.resolve();
    expect(picture.style.objectPosition).to.equal('');
  });

  it('waits until the picture is in view', async () => {
    const [seen, unseen] = [put(right), put(right)];
    seen.style.marginBlockEnd = '300vh';
    await crop(seen);
    expect(stateOf(unseen)).to.equal('idle');
    expect(crops.started).to.equal(1);
    unseen.scrollIntoView();
    await settled(unseen);
    expect(crops.started).to.equal(2);
    window.scrollTo(0, 0);
  });

  it('waits until the picture is loaded', async () => {
    const picture = put('');
    const other = put(right);
    await crop(other);
    expect(stateOf(picture)).to.equal('idle');
    picture.src = left;
    await settled(picture);
    expect(across(picture)).to.be.lessThan(25);
  });

  it('does one job at a time', async () => {
    const many = [left, right, left, right].map((src) => put(src));
    await Promise.all(many.map(crop));
    expect(crops.started).to.equal(4);
    expect(crops.mostAtOnce).to.equal(1);
  });

  it('crops a picture anew in a view that a server rendered, when other data of it change', async () => {
    const Captioned = ({ caption = '' }: { caption?: string }) =>
      createElement(
        'p',
        null,
        createElement('img', { alt: '', src: right, 'data-smart-crop': 'idle', className: 'framed' }),
        caption,
      );
    const tag = defineTestTag({ props: { caption: text() }, view: Captioned });
    place.innerHTML = `<style>.framed { display: block; object-fit: cover; width: 50px; height: 50px }</style>
      <${tag} caption="Old" data-prerendered="1.0.0"><div class="uni-view"><p><img alt="" src="${right}" data-smart-crop="idle" class="framed">Old</p></div></${tag}>`;
    const element = place.querySelector(tag)!;
    const picture = element.querySelector('img')!;
    await settled(picture);
    const position = across(picture);
    element.setAttribute('caption', 'New');
    await whenState(picture, 'idle');
    await settled(picture);
    expect([element.textContent, element.querySelector('img')]).to.deep.equal(['New', picture]);
    expect(across(picture)).to.equal(position);
  });

  it('crops a picture though the first of its crop leaves before its turn', async () => {
    const id = `shared-${pictures++}`;
    const [ahead, leaving, staying] = [put(left), put(right, { id }), put(right, { id })];
    await Promise.all([ahead, leaving, staying].map((picture) => picture.decode()));
    const [first, second, third] = [ahead, leaving, staying].map((picture) =>
      focusOf({ picture, ratio: 1, address: picture.src, id: picture.dataset.imageId! }),
    );
    leaving.remove();
    expect(Number.parseFloat((await third)!)).to.be.greaterThan(75);
    expect([await second, typeof (await first)]).to.deep.equal([await third, 'string']);
    expect(crops.started).to.equal(2);
  });

  it('remembers a crop by the picture’s id and the frame’s ratio', async () => {
    const id = `shared-${pictures++}`;
    const same = [put(right, { id }), put(right, { id })];
    await Promise.all(same.map(crop));
    expect(crops.started).to.equal(1);
    expect(same[0]!.style.objectPosition).to.equal(same[1]!.style.objectPosition);
    await crop(put(right, { id, width: 2 * FRAME_PX }));
    expect(crops.started).to.equal(2);
  });

  it('remembers a crop by the picture’s address where it has no id', async () => {
    const [first, second] = [put(right), put(right)];
    for (const picture of [first, second]) {
      delete picture.dataset.imageId;
      picture.style.height = `${FRAME_PX + 1}px`;
    }
    await Promise.all([crop(first), crop(second)]);
    expect(crops.started).to.equal(1);
  });

  it('needs no job in a frame of the picture’s own ratio', async () => {
    const picture = put(right, { width: 3 * FRAME_PX });
    await crop(picture);
    expect(crops.started).to.equal(0);
    expect(picture.style.objectPosition).to.equal('');
  });

  it('crops anew once its frame has stood still for 500 ms', async () => {
    const picture = put(right);
    await crop(picture);
    const due: (() => void)[] = [];
    const [{ setTimeout }, waits] = [window, [] as (number | undefined)[]];
    window.setTimeout = ((run: () => void, ms?: number) => {
      waits.push(ms);
      return due.push(run);
    }) as unknown as typeof setTimeout;
    picture.style.width = `${2 * FRAME_PX}px`;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    window.setTimeout = setTimeout;
    expect(waits).to.deep.equal([timings.smartCropResizeDebounceMs]);
    expect(crops.started).to.equal(1);
    due[0]!();
    await whenState(picture, 'cropping');
    expect(crops.started).to.equal(2);
    await settled(picture);
    expect(across(picture)).to.be.greaterThan(75);
  });

  it('crops anew when another source is shown', async () => {
    const picture = put(right);
    delete picture.dataset.imageId;
    await crop(picture);
    picture.src = left;
    await whenSo(picture, () => across(picture) < 25);
  });

  it('keeps the middle and says so when the picture’s data cannot be had', async () => {
    const release = refuseData();
    const picture = put(right);
    await crop(picture);
    release();
    expect(errors.lines).to.have.length(1);
    expect(errors.lines[0]).to.contain('failed to get the smart crop data');
    expect(picture.style.objectPosition).to.equal('');
  });

  it('keeps the middle and says so when no crop is found', async () => {
    smartcrop.crop = () => Promise.reject(new Error('none'));
    const picture = put(right);
    await crop(picture);
    expect(errors.lines[0]).to.contain('failed to crop the image');
    expect(picture.style.objectPosition).to.equal('');
  });

  it('goes on after a job that failed', async () => {
    const release = refuseData();
    await crop(put(right));
    release();
    const whole = put(right);
    await crop(whole);
    expect(across(whole)).to.be.greaterThan(75);
  });

  it('crops a picture that another was not cropped of', async () => {
    const release = refuseData();
    await crop(put(right, { id: 'tried-again' }));
    release();
    const again = put(right, { id: 'tried-again' });
    await crop(again);
    expect(across(again)).to.be.greaterThan(75);
  });

  it('leaves a picture alone whose author gives a position meanwhile', async () => {
    const picture = put(right);
    cropPictures(place);
    await whenState(picture, 'cropping');
    picture.removeAttribute('data-smart-crop');
    picture.style.objectPosition = '10% 20%';
    await crop(put(left));
    expect(picture.style.objectPosition).to.equal('10% 20%');
    expect(stateOf(picture)).to.equal(null);
  });

  it('lets a picture go back to where its author holds it once it is to be cropped no more', async () => {
    const picture = put(right);
    await crop(picture);
    picture.removeAttribute('data-smart-crop');
    await whenSo(picture, () => picture.style.objectPosition === '');
    picture.dataset.smartCrop = 'idle';
    await crop(picture);
    expect(across(picture)).to.be.greaterThan(75);
    expect(crops.started).to.equal(1);
  });

  it('leaves a position alone that an author gives instead of the crop, were it the same', async () => {
    const [picture, other] = [put(right), put(left)];
    await crop(picture);
    const given = picture.style.cssText;
    picture.removeAttribute('data-smart-crop');
    picture.style.cssText = given;
    await crop(other);
    expect(across(picture)).to.be.greaterThan(75);
  });

  it('starts no job for a picture that is to be cropped no more before it is in view', async () => {
    const [seen, unseen] = [put(right), put(left)];
    seen.style.marginBlockEnd = '300vh';
    await crop(seen);
    unseen.removeAttribute('data-smart-crop');
    const last = put(right, { width: 2 * FRAME_PX });
    unseen.scrollIntoView();
    await crop(last);
    expect(crops.started).to.equal(2);
    expect(stateOf(unseen)).to.equal(null);
    window.scrollTo(0, 0);
  });

  it('starts no job for a picture that has left the page', async () => {
    const gone = put(left);
    await gone.decode();
    const [first, last] = [put(right), gone];
    cropPictures(place);
    await Promise.race([whenState(first, 'cropping'), whenState(last, 'cropping')]);
    for (const picture of [first, last]) picture.remove();
    await crop(put(right));
    expect(crops.started).to.be.at.most(2);
    expect(errors.lines).to.deep.equal([]);
  });
});
