import smartcrop from 'smartcrop';

/** Smartcrop needs no more of a picture than this length of its shorter side: its own `prescale`. */
const SHORTER_SIDE_PX = 256;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size at which a picture is looked at. */
export function analysisSize({ width, height }: Size): Size {
  const scale = Math.min(SHORTER_SIDE_PX / Math.min(width, height), 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** @throws SecurityError for a picture of another site that does not allow this one to read it. */
export function readPixels(picture: HTMLImageElement): ImageData {
  const canvas = document.createElement('canvas');
  const { width, height } = analysisSize({ width: picture.naturalWidth, height: picture.naturalHeight });
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser cannot draw');
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/**
 * Where a picture is held in a frame that it fills, by the rule of thirds: the largest crop of the frame's ratio with the
 * most in it, as CSS `object-position`.
 *
 * @param ratio the frame's width to its height.
 */
export async function bestPosition(pixels: ImageData, ratio: number): Promise<string> {
  const asTheyAre = { open: identity, resample: identity, getData: identity };
  const options = {
    width: ratio,
    height: 1,
    minScale: 1,
    ruleOfThirds: true,
    prescale: false,
    imageOperations: asTheyAre,
  };
  const input = pixels as unknown as CanvasImageSource;
  const { topCrop } = await smartcrop.crop(input, options);
  const { x, y, width, height } = topCrop;
  return `${share(x, pixels.width - width)} ${share(y, pixels.height - height)}`;
}

const identity = async (pixels: ImageData) => pixels;

const share = (offset: number, room: number): string =>
  `${room > 0 ? Math.min(100, Math.round((100 * offset) / room)) : 50}%`;
