import { analysisSize, bestPosition } from './best-crop.js';
import { answer, type CropAnswer } from './crop-answer.js';

/** Crops on the page's own thread, for browsers and pages that let no worker do it. */
export const cropHere = (picture: HTMLImageElement, ratio: number): Promise<CropAnswer> =>
  answer(
    async () => readPixels(picture),
    (pixels) => bestPosition(pixels, ratio),
  );

function readPixels(picture: HTMLImageElement): ImageData {
  const canvas = document.createElement('canvas');
  const { width, height } = analysisSize({ width: picture.naturalWidth, height: picture.naturalHeight });
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser cannot draw');
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
