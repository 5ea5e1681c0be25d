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
    const written = views.flatMap((shown) => {
      try {
        return [{ shown, html: htmlOf(shown) }];
      } catch (error) {
        shown.fail(error);
        return [];
      }
    });
    const rendered = parsed(written.map(({ html }) => html));
    for (const [at, { shown }] of written.entries()) write(shown, rendered[at]!);
  },
  take(container, shown) {
    patchNodes(container, container.cloneNode(true) as Element, nodesOf(shown));
    shownIn.set(container, shown);
  },
  remove(container) {
    shownIn.delete(container);
  },
};

function write(shown: Shown, rendered: Element): void {
  const { container } = shown;
  const last = shownIn.get(container);
  if (!last && container.hasChildNodes()) return void staticRenderer.take(container, shown);
  if (last) patchNodes(container, nodesOf(last), rendered);
  else container.append(...rendered.childNodes);
  shownIn.set(container, shown);
  shown.place();
}

const nodesOf = (view: View): Element => parsed([htmlOf(view)])[0]!;

const htmlOf = (view: View) => viewToHtml(view, { styleName: STYLE_MARK });

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
