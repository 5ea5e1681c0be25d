// Loaded where a page has prerendered tags: wakes them once they are used, and has their pictures cropped. Nothing of
// React comes with it.

import { viewRootOf } from '../../page/activation/prerendered.js';
import { behave } from '../../page/behaviour/behave.js';
import { followTargets } from '../../page/behaviour/follow-targets.js';
import { submitFromIsolation } from '../../page/behaviour/isolated-submit.js';

export { createActivator } from '../../page/activation/activate.js';

behave(document);
followTargets();
submitFromIsolation();

/** Crops the pictures of a prerendered element that wait for it. The code that crops is loaded only where there is one. */
export function cropPrerendered(element: Element): void {
  const root = viewRootOf(element);
  if (!root.querySelector('img[data-smart-crop]')) return;
  import('../../elements/_smart-crop/crop-pictures.js').then(
    ({ cropPictures }) => cropPictures(root),
    (error: unknown) => console.error('failed to crop the image', error),
  );
}
