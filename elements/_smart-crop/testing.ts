import smartcrop from 'smartcrop';
import type { CropState } from '../../react-views/_shared/pictures/smart-crop.js';

/** Counts the crops that are computed while a test runs. */
export class CropSpy {
  started = 0;
  /** The most crops that were under way at the same time. */
  mostAtOnce = 0;
  readonly #crop = smartcrop.crop;
  #underWay = 0;

  constructor() {
    smartcrop.crop = async (...args) => {
      this.started++;
      this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#underWay);
      return this.#crop.apply(smartcrop, args).finally(() => this.#underWay--);
    };
  }

  restore(): void {
    smartcrop.crop = this.#crop;
  }
}

const WIDTH_PX = 900;
const HEIGHT_PX = 300;
const SUBJECT_PX = 180;
const STRIPE_PX = 6;

/**
 * The address of a drawn picture, three times as wide as high: an even ground, and a striped subject in the colour of
 * skin at one of its ends.
 */
export async function pictureWithSubject(end: 'left' | 'right'): Promise<string> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH_PX, height: HEIGHT_PX });
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#d8dadc';
  context.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);
  const start = end === 'left' ? 0 : WIDTH_PX - SUBJECT_PX;
  for (let x = 0; x < SUBJECT_PX; x += STRIPE_PX) {
    context.fillStyle = (x / STRIPE_PX) % 2 === 0 ? '#c68f6f' : '#4a2f25';
    context.fillRect(start + x, HEIGHT_PX / 4, STRIPE_PX, HEIGHT_PX / 2);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return URL.createObjectURL(blob!);
}

/** Resolves when something is so of a picture, looked at again whenever one of its attributes has changed. */
export function whenSo(picture: Element, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(picture, { attributes: true });
    look();
  });
}

/** Resolves when a picture has reached a state on the way to its crop. */
export const whenState = (picture: HTMLElement, state: CropState): Promise<void> =>
  whenSo(picture, () => picture.dataset.smartCrop === state);
