import { hasFailed, SCRIPTS_MARK, whenUsed } from '../../../page/for-elements.js';
import { foldWaiting } from '../../../react-views/_shared/fold/fold.js';

/**
 * Waits for a view that React has not taken over to be used or seen, and holds the click that comes before React does.
 * The browser's search finds meanwhile what the view folds.
 */
export class Trigger {
  readonly #host: Element;
  readonly #used: () => void;
  #view: Element | undefined;
  #stop: (() => void) | undefined;
  #held: PromiseWithResolvers<boolean> | undefined;

  /** @param used called at each sign of use, or when the view is seen; `settle` answers. */
  constructor(host: Element, used: () => void) {
    this.#host = host;
    this.#used = used;
  }

  /**
   * @param view what the element shows.
   * @param trigger `interaction` or `visible`; for any other it never comes.
   */
  wait(view: Element, trigger: string | null): void {
    this.stop();
    this.#view = view;
    const wake = () => {
      this.#held ??= Promise.withResolvers();
      const { promise } = this.#held;
      this.#used();
      return promise;
    };
    this.#stop = whenUsed(this.#host, boxOf(view), trigger, wake, firstToHear(this.#host));
    view.addEventListener('beforematch', this.#found);
    // It may have been used while nobody listened, and the next key may be a while away.
    if (trigger === 'interaction' && this.#host.matches(':hover, :focus-within'))
      queueMicrotask(() => this.#view === view && this.#used());
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#view?.removeEventListener('beforematch', this.#found);
    this.#view = undefined;
  }

  /** Whoever holds a click makes it again, where the element can take it. */
  settle(isAwake: boolean): void {
    this.#held?.resolve(isAwake);
    this.#held = undefined;
  }

  /** What the view folds is folded for the browser's search too, unless it was opened for good. */
  fold(): void {
    if (!this.#view || hasFailed(this.#host)) return;
    this.#host.setAttribute(SCRIPTS_MARK, 'running');
    foldWaiting(this.#view, true);
  }

  /** What the view folds is shown for good. */
  unfold(): void {
    this.#host.setAttribute(SCRIPTS_MARK, 'failed');
    if (this.#view) foldWaiting(this.#view, false);
  }

  /** React has taken the view over. */
  taken(): void {
    if (hasFailed(this.#host)) this.#host.setAttribute(SCRIPTS_MARK, 'running');
  }

  /** The browser goes to what it has found at once, whatever is loaded by then. */
  readonly #found = () => {
    this.unfold();
    this.#used();
  };
}

/** A view's container has no box of its own. */
const boxOf = (view: Element) => view.firstElementChild ?? view;

/** A closed shadow root does not tell where in it an event has come from. */
function firstToHear(host: Element): EventTarget {
  let root = host.getRootNode();
  while (root instanceof ShadowRoot && root.mode === 'open') root = root.host.getRootNode();
  return root instanceof ShadowRoot ? root : (host.ownerDocument.defaultView ?? window);
}
