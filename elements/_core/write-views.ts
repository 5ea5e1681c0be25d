import { keepFolds } from '../../page/behaviour/fold.js';
import { applyDeferredAttributes, STYLE_MARK } from '../../page/wake/prerendered.js';
import { NeedsReact, type Renderer } from './life/renderer.js';
import { morph } from './morph.js';
import { trustHtml } from './safe/trusted-types.js';
import { viewToHtml } from './write-html.js';

let inert: Document | undefined;
/** What was rendered last. */
const shownIn = new WeakMap<Element, string>();

/**
 * Writes pure views without React. What it cannot write fails with `NeedsReact`: that React can, or says what is wrong.
 * A view is touched only where it is written otherwise than the last time: what others have done to it stays until then.
 */
export const staticRenderer: Renderer = {
  show(views) {
    const written = views.flatMap((shown) => {
      try {
        return [{ shown, html: viewToHtml(shown, { styleName: STYLE_MARK }) }];
      } catch (error) {
        shown.fail(error instanceof NeedsReact ? error : new NeedsReact(String(error), { cause: error }));
        return [];
      }
    });
    const changed = written.filter(({ shown, html }) => shownIn.get(shown.container) !== html);
    const rendered = parsed(changed.map(({ html }) => html));
    changed.forEach(({ shown: { container }, html }, at) => {
      shownIn.set(container, html);
      write(container, rendered[at]!);
    });
    for (const { shown } of written) shown.place();
  },
  remove(container) {
    shownIn.delete(container);
  },
};

function write(container: Element, rendered: Element): void {
  if (container.hasChildNodes()) keepFolds(container, () => morph(container, rendered));
  else container.append(...rendered.childNodes);
}

/**
 * The nodes of several views, each in an element of its own, by one run of the parser. They are made in an inert document:
 * its pictures are asked for when they come into the page. A policy that refuses style attributes does not refuse those
 * that a script sets.
 */
function parsed(views: readonly string[]): Element[] {
  if (views.length === 0) return [];
  inert ??= document.implementation.createHTMLDocument('');
  const into = inert.createElement('div');
  into.innerHTML = trustHtml(views.map((html) => `<div>${html}</div>`).join('')) as string;
  applyDeferredAttributes(into);
  return [...into.children];
}
