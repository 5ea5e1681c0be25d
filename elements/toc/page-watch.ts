import { timings } from '../../vocabulary/index.js';

/** The page is looked at again so long after a change: several changes cost one look, and none waits a whole refresh. */
const LOOK_DELAY_MS = timings.tocRefreshMs / 2;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** What may hide or show headings without touching them. */
const STYLES = 'style, link[rel~="stylesheet" i]';
const OBSERVED: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: [
    ...['id', 'class', 'style', 'hidden', 'open', 'role', 'aria-hidden', 'aria-modal', 'media', 'disabled'],
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
  readonly #boxes = new ResizeObserver((entries) => this.#hearOfBoxes(entries));
  /** The headings that are watched, and whether each had a box when it was last heard of. */
  #hasBox = new Map<Element, boolean | undefined>();
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
    document.addEventListener('load', ({ target }) => this.#hearOfStyles(target), { signal, capture: true });
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

  /** Hears of these headings when a style sheet, a narrower place or a parent hides or shows them, and of no others. */
  follow(headings: readonly Element[]): void {
    const before = this.#hasBox;
    this.#hasBox = new Map(headings.map((heading) => [heading, before.get(heading)]));
    for (const heading of before.keys()) if (!this.#hasBox.has(heading)) this.#boxes.unobserve(heading);
    for (const heading of headings) if (!before.has(heading)) this.#boxes.observe(heading);
  }

  /** Forgets what has changed until now. */
  forget(): void {
    this.#observer.takeRecords();
  }

  stop(): void {
    this.#observer.disconnect();
    this.#boxes.disconnect();
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

  #hearOfBoxes(entries: readonly ResizeObserverEntry[]): void {
    for (const { target, contentRect } of entries) {
      const hasBox = contentRect.width > 0 || contentRect.height > 0;
      const had = this.#hasBox.get(target);
      this.#hasBox.set(target, hasBox);
      if (had !== undefined && had !== hasBox) this.#schedule();
    }
  }

  #hearOfStyles(target: EventTarget | null): void {
    if (target instanceof Element && target.matches(STYLES)) this.#schedule();
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
    if (element?.closest(`${HEADINGS}, ${STYLES}`)) return true;
    if (type === 'childList') return [...addedNodes, ...removedNodes].some(mayHoldHeadings);
    return type === 'attributes' && element !== null && mayHoldHeadings(element);
  }
}

/** A custom element may have headings in a shadow root, now or soon. */
function mayHoldHeadings(node: Node): boolean {
  if (!(node instanceof Element)) return false;
  if (isShadowHost(node) || node.matches(`${HEADINGS}, ${STYLES}`) || node.querySelector(HEADINGS) !== null)
    return true;
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
