import type { CropState } from '../../react-views/_shared/smart-crop.js';

const WAITING = `img[data-smart-crop="${'idle' satisfies CropState}"]`;

/** Has the pictures under a root cropped that wait for it. What crops is loaded only where there is one. */
export function cropPictures(root: ParentNode): void {
  const pictures = root.querySelectorAll<HTMLImageElement>(WAITING);
  if (pictures.length === 0) return;
  import('./smart-crop/watch-picture.js').then(
    ({ watchPicture }) => pictures.forEach(watchPicture),
    (error: unknown) => console.error('failed to crop the image', error),
  );
}
