import { applyDeferredAttributes, STYLE_MARK } from '../../../../page/for-elements.js';
import { trustHtml } from '../../safety/trusted-types.js';
import type { Renderer } from '../renderer.js';
import { viewToHtml } from './html-writer.js';
import { patchNodes } from './patch-nodes.js';

let inert: Document | undefined;
/** What was rendered last. */
const shownIn = new WeakMap<Element, string>();

/** Writes views without React; what it cannot write fails with `NeedsReact`. */
export const staticRenderer: Renderer = {
  show(views) {
    const written = views.flatMap((shown) => {
      try {
        return [{ shown, html: viewToHtml(shown, { styleName: STYLE_MARK }) }];
      } catch (error) {
        shown.fail(error);
        return [];
      }
    });
    const rendered = parsed(written.map(({ html }) => html));
    written.forEach(({ shown, html }, at) => {
      write(shown.container, html, rendered[at]!);
      shown.place();
    });
  },
  take(_, shown) {
    this.show([shown]);
  },
  remove(container) {
    shownIn.delete(container);
  },
};

function write(container: Element, html: string, rendered: Element): void {
  const last = shownIn.get(container);
  shownIn.set(container, html);
  if (last !== undefined) patchNodes(container, parsed([last])[0]!, rendered);
  else if (container.hasChildNodes()) patchNodes(container, container.cloneNode(true) as Element, rendered);
  else container.append(...rendered.childNodes);
}

/**
 * The nodes of several views, each in an element of its own, by one run of the parser. They are made in an inert document:
 * its pictures are asked for when they come into the page. A policy that refuses style attributes does not refuse those
 * that a script sets.
 */
function parsed(views: readonly string[]): Element[] {
  inert ??= document.implementation.createHTMLDocument('');
  const into = inert.createElement('div');
  into.innerHTML = trustHtml(views.map((html) => `<div>${html}</div>`).join('')) as string;
  applyDeferredAttributes(into);
  return [...into.children];
}
