// Loaded where a page has prerendered tags: wakes them once they are used, and has their pictures cropped. Nothing of
// React comes with it.

import { cropPictures } from '../../elements/_smart-crop/crop-pictures.js';
import { viewRootOf } from '../../page/activation/prerendered.js';
import { behave } from '../../page/behaviour/behave.js';
import { followTargets } from '../../page/behaviour/follow-targets.js';
import { submitFromIsolation } from '../../page/behaviour/isolated-submit.js';

export { createActivator } from '../../page/activation/activate.js';

behave(document);
followTargets();
submitFromIsolation();

/** Crops the pictures of a prerendered element that wait for it, once they are in view. */
export const cropPrerendered = (element: Element): void => cropPictures(viewRootOf(element));
