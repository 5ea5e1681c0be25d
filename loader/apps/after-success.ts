import { cropPictures } from '../../elements/_smart-crop/crop-pictures.js';

/** Crops the pictures of all prerendered elements of the page, for which their classes need not be loaded. */
export function cropAllPrerendered(): void {
  const isolated = document.querySelectorAll('[data-prerendered][isolated]');
  for (const root of [document, ...Array.from(isolated, ({ shadowRoot }) => shadowRoot)])
    if (root) cropPictures(root);
}
