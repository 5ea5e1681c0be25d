import { patchNodes } from './patch-nodes.js';
import { renderedStill } from './rendered-still.js';
import type { StillView } from './walk-view.js';

/** What an element shows of a view that React does not render. */
export class StillContent {
  #last: StillView | undefined;

  /**
   * Shows what a view renders in what stands there already, if that can be.
   *
   * @param container what the view stands in; undefined for the first time.
   * @param mends whether nodes that somebody has taken out of the view come back.
   * @returns what has to be put into the page instead.
   * @throws NeedsReact, or what the view throws.
   */
  show(view: StillView, container: HTMLElement | undefined, mends = false): HTMLElement | undefined {
    const rendered = renderedStill(view);
    if (container) patchNodes(container, this.#before(container), rendered, mends);
    this.#last = view;
    return container ? undefined : rendered;
  }

  /** The view has left the page. */
  forget(): void {
    this.#last = undefined;
  }

  /** What a server rendered is known from the page alone. */
  #before(container: HTMLElement): Element {
    return this.#last ? renderedStill(this.#last) : (container.cloneNode(true) as Element);
  }
}
