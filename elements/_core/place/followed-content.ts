import { HTML_DATA } from '../../../page/activation/prerendered.js';
import { authoredNodes, fallbackIn, isMeaningful } from '../read/dom-content.js';
import { REPLACED_MARK, showFallback } from './light-children.js';

/** An author's words, and the attributes that say something. */
const ALL_CHANGES: MutationObserverInit = {
  childList: true,
  characterData: true,
  subtree: true,
  attributeFilter: HTML_DATA,
};
/** Somebody who takes the view away each time wants it gone. */
const MOST_LOSSES = 20;

/** Follows what an author wrote while a view stands, in the tag or in the fallback template: frameworks may change it. */
export class FollowedContent {
  readonly #host: HTMLElement;
  readonly #isLost: () => boolean;
  readonly #changed: () => void;
  readonly #lost: () => void;
  #observer: MutationObserver | undefined;
  #isIsolated = false;
  #losses = 0;

  /**
   * @param isLost tells whether somebody has taken the view out of the element.
   * @param changed called when the author's content has changed.
   * @param lost called when the view is lost, as after a framework has replaced the text of the element.
   */
  constructor(host: HTMLElement, isLost: () => boolean, changed: () => void, lost: () => void) {
    this.#host = host;
    this.#isLost = isLost;
    this.#changed = changed;
    this.#lost = lost;
  }

  /** Called each time a view stands, so that what the element itself has done until now is not taken for a change. */
  follow(isIsolated: boolean): void {
    const host = this.#host;
    this.#isIsolated = isIsolated;
    this.#observer ??= new MutationObserver((records) => this.#look(records));
    if (isIsolated) this.#observer.observe(host, ALL_CHANGES);
    else {
      this.#observer.disconnect();
      this.#observer.observe(host, { childList: true });
      const fallback = fallbackIn(host);
      if (fallback) this.#observer.observe(fallback, ALL_CHANGES);
      if (this.#isLost()) queueMicrotask(() => this.#look([]));
    }
  }

  /** Forgets the changes that the element itself has just made. */
  forget(): void {
    this.#observer?.takeRecords();
  }

  stop(): void {
    this.#observer?.disconnect();
  }

  #look(records: readonly MutationRecord[]): void {
    const host = this.#host;
    if (host.hasAttribute(REPLACED_MARK)) return;
    if (!this.#isLost()) {
      const authored = this.#isIsolated ? [] : authoredNodes(host);
      const isNew = (node: Node) => isMeaningful(node) && authored.includes(node as ChildNode);
      if (
        this.#isIsolated ||
        records.some(({ target, addedNodes }) => target !== host || [...addedNodes].some(isNew))
      )
        this.#changed();
    } else if (++this.#losses < MOST_LOSSES) this.#lost();
    else showFallback(host);
  }
}
