import { cropPictures } from '../../elements/_smart-crop/crop-pictures.js';

/** Has the pictures of prerendered elements cropped that wait for it: nothing else of the elements is needed for that. */
export function cropPrerendered(): void {
  const isolated = document.querySelectorAll('[data-prerendered][isolated]');
  for (const root of [document, ...Array.from(isolated, ({ shadowRoot }) => shadowRoot)])
    if (root) cropPictures(root);
}
