import {
  MOMENT_MARK,
  PRERENDERED_MARK,
  SCRIPTS_MARK,
  SIGNS_OF_USE,
  setWritten,
  viewRootOf,
} from '../../page/prerendered.js';
import { INJECTED_MARK, removeViews, VIEW_CLASS } from './authored-content.js';
import { tellOnce } from './events.js';
import { livingViews, loadReact } from './react-source.js';
import { loadSanitizer, SanitizerMissing } from './safe-html.js';

/** The view that a server rendered into a tag, where the tag says that it is up to date; its styles are set. */
export function prerenderedView(host: Element): HTMLElement | undefined {
  if (!host.hasAttribute(PRERENDERED_MARK)) return undefined;
  if (host.hasAttribute('isolated') && !host.shadowRoot) return undefined;
  const root = viewRootOf(host);
  const view = [...root.children].find(({ className }) => className === VIEW_CLASS);
  if (view) setWritten(root);
  return view as HTMLElement | undefined;
}

/** Takes the view away that somebody else has rendered into a tag, and what says so. */
export function disownView(host: Element): void {
  removeViews(host);
  for (const mark of [PRERENDERED_MARK, INJECTED_MARK]) host.removeAttribute(mark);
}

/** What an element's view would open is shown: nothing of ours will. */
export const readOn = (host: Element) => host.setAttribute(SCRIPTS_MARK, 'failed');

/** Copies a server's view, with its styles where it is isolated; gives what puts the copy into the place of all else. */
export function copyOfView(host: Element, view: Element): () => void {
  const root = viewRootOf(host);
  const copies = (root === host ? [view] : [...root.childNodes]).map((node) => node.cloneNode(true));
  return () => (root === host ? root.append(...copies) : root.replaceChildren(...copies));
}

/** A view that a server rendered, until it comes alive. */
export class ServedView {
  /** Ends the wait for the moment that the server wrote on the tag. */
  readonly stop: () => void;
  readonly #host: HTMLElement;
  readonly #use: () => void;
  readonly #isUsed: boolean;
  #isReady = false;

  /** @param use brings the view alive. */
  constructor(host: HTMLElement, view: HTMLElement, use: () => void) {
    this.#host = host;
    this.#use = use;
    this.#isUsed = host.hasAttribute(MOMENT_MARK);
    this.stop = whenUsed(host, view, use);
  }

  /** Whether all is there that it needs to come alive at once. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /**
   * Gets what coming alive needs before a click asks for it: a click cannot wait.
   *
   * @param isComplete asks for the data, and tells whether they are there.
   * @param ready called once nothing more can be done.
   */
  prepare(isComplete: () => boolean, ready: () => void): void {
    const again = () => this.prepare(isComplete, ready);
    const giveUp = (error: unknown) => {
      tellOnce(error, `<${this.#host.localName}> stays as the server rendered it: ${String(error)}`);
      readOn(this.#host);
      ready();
    };
    // Asked for beside the data, not after them.
    const react = this.#isUsed && !livingViews() ? loadReact() : undefined;
    react?.catch(() => {});
    try {
      this.#isReady = !this.#isUsed || (isComplete() && !react);
    } catch (error) {
      if (error instanceof SanitizerMissing) return void loadSanitizer().then(again, giveUp);
      this.#isReady = !react;
    }
    if (react) return void react.then(again, giveUp);
    if (!this.#isReady) return;
    ready();
    if (this.#isInUse()) queueMicrotask(this.#use);
  }

  /** Whether the focus came here while nothing listened: the next key may be a while away. */
  #isInUse(): boolean {
    return this.#host.getAttribute(MOMENT_MARK) === 'interaction' && this.#host.matches(':focus-within');
  }
}

const views = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once the moment has come that the server wrote on the tag: it is used, or seen. Never for a tag without one.
 *
 * @returns how to stop waiting.
 */
function whenUsed(host: HTMLElement, view: HTMLElement, use: () => void): () => void {
  const moment = host.getAttribute(MOMENT_MARK);
  if (moment === 'interaction') {
    for (const sign of SIGNS_OF_USE) host.addEventListener(sign, use, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS_OF_USE) host.removeEventListener(sign, use, { capture: true });
    };
  }
  if (moment !== 'visible') return () => {};
  views.set(view, use);
  observer ??= new IntersectionObserver(seen);
  observer.observe(boxOf(view));
  return () => views.delete(view);
}

/** A view's container has no box of its own. */
const boxOf = (view: HTMLElement) => view.firstElementChild ?? view;

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
