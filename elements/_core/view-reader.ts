import type { View } from './declare/call-view.js';
import { ModelComing } from './declare/model-error.js';
import type { IslandView } from './island/island.js';
import type { ViewPlace } from './place/view-place.js';
import { type ElementData, hasPageFailed } from './read/element-data.js';

/** What a view is read from, and who hears when it can be read. */
interface Reader {
  readonly data: ElementData;
  readonly place: ViewPlace;
  readonly island: IslandView | undefined;
  /** Called when something has come that the view waited for, so that it can be read again. */
  again(): void;
  /** Called when the view cannot be read. */
  fail(cause: unknown): void;
  /** Called when the view waits for the page's model, or would, but the page has failed. */
  waitsForPage(hasFailed: boolean): void;
}

/** Reads the view of one element, and waits for what it needs first: styles, an island's module, words, models. */
export class ViewReader {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /**
   * The view with its props as they are now. Undefined while a source is on its way, or if reading has failed.
   *
   * @param isServed whether a server's view stands meanwhile, so that this one waits for every model. Otherwise only the
   *   first view waits, and only for a model that the tag itself asks for.
   */
  read(isServed: boolean, isFirst: boolean): View | undefined {
    const { data, place, island } = this.#reader;
    const missing = place.loadStyles() ?? island?.load();
    if (missing) return this.await(missing);
    const awaits = (from: ModelComing['from']) => isServed || (from === 'address' && isFirst);
    try {
      return data.read(awaits, island ? island.controller : undefined);
    } catch (cause) {
      if (cause instanceof Promise) this.await(cause);
      else if (!(cause instanceof ModelComing)) this.#reader.fail(cause);
      else if (cause.from === 'page') this.#waitForPage();
      return undefined;
    }
  }

  /** Has the view read again when something has come, as what a view throws a promise of while it is written. */
  await(needed: Promise<unknown>): undefined {
    needed.then(this.#reader.again, (error: unknown) => this.#reader.fail(error));
    return undefined;
  }

  /** Leaves the author's content in sight until the page has its model, or for good if the page has failed. */
  #waitForPage(): void {
    const hasFailed = hasPageFailed();
    this.#reader.waitsForPage(hasFailed);
    if (!hasFailed) document.addEventListener('uni-page-state', this.#reader.again, { once: true });
  }
}
