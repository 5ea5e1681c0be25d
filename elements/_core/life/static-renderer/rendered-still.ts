import { viewToNodes } from './node-writer.js';
import type { StillView } from './walk-view.js';

let inert: Document | undefined;

/**
 * A still view in an element of an inert document: its pictures are asked for when it comes into the page.
 *
 * @throws NeedsReact, or what the view throws.
 */
export function renderedStill(view: StillView): HTMLElement {
  inert ??= document.implementation.createHTMLDocument('');
  const into = inert.createElement('div');
  viewToNodes(view, into);
  return into;
}
