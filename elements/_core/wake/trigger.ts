import { hasFailed, holdClick, SCRIPTS_MARK, SIGNS_OF_USE } from '../../../page/for-elements.js';
import { foldWaiting } from '../../../react-views/_shared/fold/fold.js';

/**
 * Waits for a view that React has not taken over to be used or seen, and holds the click that comes before React does.
 * The browser's search finds meanwhile what the view folds.
 */
export class Trigger {
  readonly #host: Element;
  readonly #used: () => void;
  #view: Element | undefined;
  #stop = () => {};
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
    this.#stop = whenUsed(this.#host, view, trigger, (sign) => this.#use(sign));
    view.addEventListener('beforematch', this.#found);
    // It may have been used while nobody listened, and the next key may be a while away.
    if (trigger === 'interaction' && this.#host.matches(':hover, :focus-within'))
      queueMicrotask(() => this.#view === view && this.#used());
  }

  stop(): void {
    this.#stop();
    this.#stop = () => {};
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

  #use(sign: Event | undefined): void {
    // What could not be had is not asked for again by every pointer that moves.
    if (sign?.type === 'pointerover' && hasFailed(this.#host)) return;
    if (!sign) return void this.#used();
    holdClick(sign, this.#host, () => {
      this.#held ??= Promise.withResolvers();
      const { promise } = this.#held;
      this.#used();
      return promise;
    });
  }

  /** The browser goes to what it has found at once, whatever is loaded by then. */
  readonly #found = () => {
    this.unfold();
    this.#used();
  };
}

/** Called when an element is used or seen; with the event that says so, before anybody else hears it. */
type Use = (sign?: Event) => void;

const waiting = new WeakMap<EventTarget, Use>();
const listening = new WeakSet<EventTarget>();
const views = new Map<Element, Use>();
let observer: IntersectionObserver | undefined;

function whenUsed(host: Element, view: Element, trigger: string | null, use: Use): () => void {
  if (trigger !== 'interaction' && trigger !== 'visible') return () => {};
  // What React takes over when it is seen may be clicked before that, or while React is on its way.
  waiting.set(host, use);
  listenBefore(host);
  if (trigger === 'visible') {
    views.set(view, use);
    observer ??= new IntersectionObserver(seen);
    observer.observe(boxOf(view));
  }
  return () => {
    waiting.delete(host);
    views.delete(view);
  };
}

/** Listeners of the page would hear a click twice that is held and made again, if they heard the first one too. */
function listenBefore(host: Element): void {
  const place = firstToHear(host);
  if (listening.has(place)) return;
  listening.add(place);
  for (const sign of SIGNS_OF_USE) place.addEventListener(sign, onSign, { capture: true });
}

/** A closed shadow root does not tell where in it an event has come from. */
function firstToHear(host: Element): EventTarget {
  let root = host.getRootNode();
  while (root instanceof ShadowRoot && root.mode === 'open') root = root.host.getRootNode();
  return root instanceof ShadowRoot ? root : (host.ownerDocument.defaultView ?? window);
}

function onSign(sign: Event): void {
  const host = sign.composedPath().find((node) => waiting.has(node)) as Element | undefined;
  if (host) waiting.get(host)?.(sign);
}

/** A view's container has no box of its own. */
const boxOf = (view: Element) => view.firstElementChild ?? view;

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    for (const [view, use] of views) {
      if (!view.contains(target)) continue;
      views.delete(view);
      use();
    }
  }
}
