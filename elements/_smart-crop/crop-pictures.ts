import type { CropState } from '../../react-views/_shared/pictures/smart-crop.js';

const WAITING = `img[data-smart-crop="${'idle' satisfies CropState}"]`;

/** The DOMs of unit tests do not know it, and show no picture that could be cropped. */
const { IntersectionObserver } = globalThis as Partial<typeof globalThis>;
const view =
  IntersectionObserver &&
  new IntersectionObserver((entries, observer) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    if (seen.length === 0) return;
    for (const picture of seen) observer.unobserve(picture);
    import('./watch-picture.js').then(
      ({ watchPicture }) => (seen as HTMLImageElement[]).forEach(watchPicture),
      (error: unknown) => console.error('failed to crop the image', error),
    );
  });

/** Crops the pictures under a root that wait for it. The code that crops is loaded once one of them is in view. */
export function cropPictures(root: ParentNode): void {
  for (const picture of root.querySelectorAll(WAITING)) view?.observe(picture);
}
