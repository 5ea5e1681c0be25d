import type { CropState } from '../../react-views/_shared/pictures/smart-crop.js';

const WAITING = `img[data-smart-crop="${'idle' satisfies CropState}"]`;

/** Pictures keep their middle where it cannot be had, so it is asked for once, and the page says so once. */
let loading: Promise<typeof import('./watch-picture.js') | undefined> | undefined;

/** The DOMs of unit tests do not know it, and show no picture that could be cropped. */
const { IntersectionObserver } = globalThis as Partial<typeof globalThis>;
const view =
  IntersectionObserver &&
  new IntersectionObserver((entries, observer) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    if (seen.length === 0) return;
    for (const picture of seen) observer.unobserve(picture);
    loading ??= import('./watch-picture.js').catch((error: unknown) => {
      console.error('failed to crop the image', error);
      return undefined;
    });
    void loading.then((cropping) => cropping && (seen as HTMLImageElement[]).forEach(cropping.watchPicture));
  });

/** Crops the pictures under a root that wait for it. The code that crops is loaded once one of them is in view. */
export function cropPictures(root: ParentNode): void {
  for (const picture of root.querySelectorAll(WAITING)) view?.observe(picture);
}
