import { applyDeferredAttributes, STYLE_MARK } from '../../../../page/for-elements.js';
import { trustHtml } from '../../safety/trusted-types.js';
import type { Renderer, Shown, View } from '../renderer.js';
import { viewToHtml } from './html-writer.js';
import { patchNodes } from './patch-nodes.js';

let inert: Document | undefined;
/** What was rendered last. */
const shownIn = new WeakMap<Element, View>();

/** Writes views without React; what it cannot write fails with `NeedsReact`. */
export const staticRenderer: Renderer = {
  show(views) {
    for (const shown of views) {
      try {
        write(shown);
      } catch (error) {
        shown.fail(error);
      }
    }
  },
  take(container, shown) {
    patchNodes(container, container.cloneNode(true) as Element, nodesOf(shown));
    shownIn.set(container, shown);
  },
  remove(container) {
    shownIn.delete(container);
  },
};

function write(shown: Shown): void {
  const { container } = shown;
  const last = shownIn.get(container);
  if (!last && container.hasChildNodes()) return void staticRenderer.take(container, shown);
  const rendered = nodesOf(shown);
  if (last) patchNodes(container, nodesOf(last), rendered);
  else container.append(...rendered.childNodes);
  shownIn.set(container, shown);
  shown.place();
}

/**
 * The nodes are made in an inert document: its pictures are asked for when they come into the page. A policy that refuses
 * style attributes does not refuse those that a script sets.
 */
function nodesOf(view: View): HTMLElement {
  inert ??= document.implementation.createHTMLDocument('');
  const into = inert.createElement('div');
  into.innerHTML = trustHtml(viewToHtml(view, { styleName: STYLE_MARK })) as string;
  applyDeferredAttributes(into);
  return into;
}
