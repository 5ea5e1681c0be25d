import type { CropState } from '../../react-views/_shared/pictures/smart-crop.js';

const WAITING = `img[data-smart-crop="${'idle' satisfies CropState}"]`;

/** Crops the pictures under a root that wait for it. The code that crops is loaded only where there is one. */
export function cropPictures(root: ParentNode): void {
  const pictures = root.querySelectorAll<HTMLImageElement>(WAITING);
  if (pictures.length === 0) return;
  import('./watch-picture.js').then(
    ({ watchPicture }) => pictures.forEach(watchPicture),
    (error: unknown) => console.error('failed to crop the image', error),
  );
}
