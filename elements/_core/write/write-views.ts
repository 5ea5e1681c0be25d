import { applyDeferredAttributes } from '../../../page/activation/prerendered.js';
import { keepFolds } from '../../../page/behaviour/fold.js';
import { trustHtml } from '../../_safe/trusted-types.js';
import { keepUse } from './keep-use.js';
import { morph } from './morph.js';

/** One element's view as HTML, and the container that it is written into. */
export interface WrittenView {
  readonly container: HTMLElement;
  readonly html: string;
}

/** An element that waits for the next batch. */
export interface ViewWriter {
  /** Called for each batch. Gives the view as it has to be now, or undefined if there is nothing to write, or not yet. */
  next(): WrittenView | undefined;
  /** Called in place of `written` if the page's policy lets no view be written. */
  failed(error: unknown): void;
  /** Called when the container holds the view, so that it can go where it belongs. */
  written(container: HTMLElement): void;
  /**
   * Called a microtask later. Only then does the fallback go, because a picture that is in both is requested in between,
   * and the second has to join the first request before that ends.
   */
  afterBatch(container: HTMLElement): void;
}

let queue = new Set<ViewWriter>();
let inert: Document | undefined;
/** The HTML that was written last: a view that is the same is not touched, whatever others have done to it. */
const lastWritten = new WeakMap<Element, string>();

/** Writes an element's view with the next batch: one microtask, one run of the parser, one layout. */
export function writeSoon(writer: ViewWriter): void {
  if (queue.size === 0) queueMicrotask(writeAll);
  queue.add(writer);
}

function writeAll(): void {
  const writers = queue;
  queue = new Set();
  const due = [...writers].flatMap((writer) => {
    const view = writer.next();
    return view ? [{ writer, ...view }] : [];
  });
  const changed = due.filter(({ container, html }) => lastWritten.get(container) !== html);
  let rendered: Element[];
  try {
    rendered = parsed(changed.map(({ html }) => html));
  } catch (error) {
    for (const { writer } of due) writer.failed(error);
    return;
  }
  changed.forEach(({ container, html }, at) => {
    lastWritten.set(container, html);
    if (container.hasChildNodes())
      keepUse(container, () => keepFolds(container, () => morph(container, rendered[at]!)));
    else container.append(...rendered[at]!.childNodes);
  });
  for (const { writer, container } of due) writer.written(container);
  if (due[0])
    queueMicrotask(() => {
      for (const { writer, container } of due) writer.afterBatch(container);
    });
}

/**
 * The nodes of several views, each in an element of its own. They are made in an inert document, so that their pictures
 * are requested only when they come into the page.
 */
function parsed(views: readonly string[]): Element[] {
  if (views.length === 0) return [];
  inert ??= document.implementation.createHTMLDocument('');
  const into = inert.createElement('div');
  into.innerHTML = trustHtml(views.map((html) => `<div>${html}</div>`).join('')) as string;
  applyDeferredAttributes(into);
  return [...into.children];
}
