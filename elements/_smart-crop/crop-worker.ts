// Runs in a worker of its own, without a document: the build bundles it with all that it imports.
import { analysisSize, bestPosition } from './best-crop.js';
import { answer, type CropTask } from './crop-answer.js';

self.addEventListener('message', async ({ data }: MessageEvent<CropTask>) => {
  const { address, ratio, timeoutMs } = data;
  self.postMessage(
    await answer(
      () => readPixels(address, timeoutMs),
      (pixels) => bestPosition(pixels, ratio),
    ),
  );
});

/** The browser has the picture already: it comes from the cache. */
async function readPixels(address: string, timeoutMs: number): Promise<ImageData> {
  const response = await fetch(address, { cache: 'force-cache', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const { width, height } = analysisSize(bitmap);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('a worker cannot draw here');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}
