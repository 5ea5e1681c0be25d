import { type DefaultTreeAdapterMap, Parser } from 'parse5';

/** No page that anybody wrote comes near it. */
const MOST_REOPENED = 100_000;

/**
 * The HTML Standard's parser. It opens formatting elements that are not closed anew in each paragraph that follows:
 * 10,000 of them would make 50 million elements. This one does so only up to a limit, then forgets those that are open.
 */
export class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  /** Whether it has forgotten any, so that a browser's tree is another. */
  hasForgotten = false;
  #reopened = 0;

  override _reconstructActiveFormattingElements(): void {
    const { depth } = this.openElements;
    super._reconstructActiveFormattingElements();
    if (this.openElements.depth === depth) return;
    this.#reopened += this.openElements.depth - depth;
    if (this.#reopened <= MOST_REOPENED) return;
    this.activeFormattingElements.clearToLastMarker();
    this.hasForgotten = true;
  }
}

export const tooManyElements = () =>
  new Error('far more elements than tags: its formatting elements must be closed');
