import { timings } from '../../vocabulary/index.js';

/** The page is looked at again so long after a change: several changes cost one look, and none waits a whole refresh. */
const LOOK_DELAY_MS = timings.tocRefreshMs / 2;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const OBSERVED: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: [
    ...['id', 'class', 'style', 'hidden', 'open', 'role', 'aria-hidden', 'aria-modal'],
    ...['data-toc-ignore', 'toc-ignore'],
  ],
};

/**
 * Tells when the page's headings may have changed, and not while a modal dialog is open. Nothing runs while the page
 * stays as it is: no timer, no poll.
 */
export class PageWatch {
  readonly #own: Element;
  readonly #look: () => void;
  readonly #observer = new MutationObserver((records) => this.#hear(records));
  readonly #observed = new WeakSet<Node>();
  readonly #listening = new AbortController();
  #timer: number | undefined;
  #isPutOff = false;

  /** @param own the element whose changes are its own doing. */
  constructor(own: Element, look: () => void) {
    this.#own = own;
    this.#look = look;
    this.observe([document]);
    const { signal } = this.#listening;
    window.addEventListener('resize', () => this.#schedule(), { signal });
    document.addEventListener('uni-mount', (event) => this.#hearOfMount(event.target), { signal });
  }

  /** Watches these too, each once. */
  observe(roots: readonly Node[]): void {
    for (const root of roots) {
      if (this.#observed.has(root)) continue;
      this.#observed.add(root);
      this.#observer.observe(root, OBSERVED);
    }
  }

  /** Forgets what has changed until now. */
  forget(): void {
    this.#observer.takeRecords();
  }

  stop(): void {
    this.#observer.disconnect();
    this.#listening.abort();
    window.clearTimeout(this.#timer);
  }

  #hear(records: readonly MutationRecord[]): void {
    if (this.#timer !== undefined) return;
    const isNews = this.#isPutOff ? !isModalOpen() : records.some((record) => this.#concerns(record));
    if (isNews) this.#schedule();
  }

  /** An element that mounts into a new shadow root leaves no record. */
  #hearOfMount(target: EventTarget | null): void {
    if (target instanceof Element && target !== this.#own && target.shadowRoot) this.#schedule();
  }

  #schedule(): void {
    this.#timer ??= window.setTimeout(() => {
      this.#timer = undefined;
      this.#isPutOff = isModalOpen();
      if (!this.#isPutOff) this.#look();
    }, LOOK_DELAY_MS);
  }

  #concerns({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
    const element = target instanceof Element ? target : target.parentElement;
    if (element === this.#own || this.#own.contains(target)) return false;
    if (element?.closest(HEADINGS)) return true;
    if (type === 'childList') return [...addedNodes, ...removedNodes].some(mayHoldHeadings);
    return type === 'attributes' && element !== null && mayHoldHeadings(element);
  }
}

/** A custom element may have headings in a shadow root, now or soon. */
function mayHoldHeadings(node: Node): boolean {
  if (!(node instanceof Element)) return false;
  if (isShadowHost(node) || node.matches(HEADINGS) || node.querySelector(HEADINGS) !== null) return true;
  for (const element of node.getElementsByTagName('*')) if (isShadowHost(element)) return true;
  return false;
}

const isShadowHost = (element: Element): boolean =>
  element.shadowRoot !== null || element.localName.includes('-');

function isModalOpen(): boolean {
  if (document.querySelector('dialog:modal')) return true;
  const modals = document.querySelectorAll<HTMLElement>('[aria-modal="true"]');
  return [...modals].some((modal) => modal.checkVisibility?.() ?? true);
}
