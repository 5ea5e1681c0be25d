import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { flushed } from '../_core/testing.js';
import { inRoom } from '../_core/testing-room.js';
import { pictureWithSubject, whenSo, whenState } from '../_smart-crop/testing.js';
import { definition } from './uni-picture.js';

describe('uni-picture', () => {
  const told = inRoom(definition);
  let subject: string;

  before(async () => {
    subject = await pictureWithSubject('right');
  });
  after(() => {
    URL.revokeObjectURL(subject);
  });

  const place = (attributes: string) =>
    placeExample(`<uni-picture img="${subject}" ${attributes}></uni-picture>`);
  const imageOf = async (attributes = '') => get<HTMLImageElement>(await place(attributes), 'img');
  const cropped = (image: HTMLElement) => whenState(image, 'loaded');

  it('is held by what it shows, once it is in view', async () => {
    const image = await imageOf('ratio="square" image-id="held"');
    await cropped(image);
    expect(Number.parseFloat(image.style.objectPosition)).to.be.greaterThan(75);
  });

  it('asks for no crop when that is switched off', async () => {
    expect(await imageOf('ratio="square" disable-smart-crop')).not.to.have.attribute('data-smart-crop');
  });

  it('keeps the middle when a position is given, and asks for no crop', async () => {
    const image = await imageOf('ratio="square" disable-smart-crop="false" pos-y="20%"');
    expect(image).not.to.have.attribute('data-smart-crop');
    expect(image.style.objectPosition).to.equal('50% 20%');
  });

  it('takes a position that is given after it was cropped', async () => {
    const shown = await place('ratio="square" disable-smart-crop="false" image-id="later"');
    await cropped(get(shown, 'img'));
    get(shown, 'uni-picture').setAttribute('pos-y', '20%');
    await flushed();
    const image = get(shown, 'img');
    await whenSo(image, () => image.style.objectPosition === '50% 20%');
    await whenSo(image, () => !image.hasAttribute('data-smart-crop'));
  });

  it('follows a new picture', async () => {
    const other = await pictureWithSubject('left');
    const shown = await place('ratio="square" disable-smart-crop="false"');
    await cropped(get(shown, 'img'));
    get(shown, 'uni-picture').setAttribute('img', other);
    await flushed();
    const image = get(shown, 'img');
    await whenSo(image, () => Number.parseFloat(image.style.objectPosition) < 25);
    URL.revokeObjectURL(other);
  });

  it('is cropped in a shadow root as well', async () => {
    const shown = await place('isolated ratio="square" disable-smart-crop="false"');
    await cropped(get(get(shown, 'uni-picture').shadowRoot!, 'img'));
  });

  it('tells of values that it does not know, and shows the picture all the same', async () => {
    await imageOf('ratio="5-1" variant="gold"');
    expect(told.warnings.map((line) => /attribute (\w+)/.exec(line)?.[1])).to.deep.equal([
      'variant',
      'ratio',
    ]);
  });
});
