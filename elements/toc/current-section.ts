import throttle from 'lodash-es/throttle.js';
import { dimensions } from '../../vocabulary/design.js';
import { timings } from '../../vocabulary/timings.js';

/** A heading counts as reached a little below the edge to which in-page links scroll, where the eye reads. */
const READING_LINE_PX = 48;
/** With these a visitor leaves the section that they chose. */
const LEAVING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The heading of the section that the visitor reads, measured while the page scrolls. */
export class CurrentSection {
  readonly #changed: () => void;
  readonly #listening = new AbortController();
  #headings: readonly Element[] = [];
  #current: Element | undefined;
  #chosen: Element | undefined;
  readonly #soon = throttle(() => this.#set(this.#measure()), timings.scrollThrottleMs, { leading: false });

  constructor(changed: () => void) {
    this.#changed = changed;
    const { signal } = this.#listening;
    // The scrolling of a box inside the page does not bubble.
    document.addEventListener('scroll', this.#soon, { signal, passive: true, capture: true });
    const leave = () => {
      this.#chosen = undefined;
    };
    for (const type of LEAVING)
      window.addEventListener(type, leave, { signal, passive: true, capture: true });
  }

  /** Index of the current heading, or −1 above the first one. */
  get index(): number {
    return this.#current ? this.#headings.indexOf(this.#current) : -1;
  }

  /** @param headings in the order of the page. */
  follow(headings: readonly Element[]): void {
    this.#headings = headings;
    this.#soon();
  }

  /** The visitor went to a heading: it is current even if the page is too short to scroll it to the top. */
  choose(heading: Element): void {
    this.#chosen = heading;
    this.#set(heading);
  }

  stop(): void {
    this.#listening.abort();
    this.#soon.cancel();
  }

  #set(heading: Element | undefined): void {
    if (heading === this.#current) return;
    this.#current = heading;
    this.#changed();
  }

  #measure(): Element | undefined {
    if (this.#chosen?.isConnected) return this.#chosen;
    const box = scrollBoxOf(this.#headings[0]);
    const line = isAtEnd(box) ? window.innerHeight : readingLine(box);
    return this.#headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
  }
}

/** The page, or the box inside it that scrolls the headings, as application shells have one. */
function scrollBoxOf(heading: Element | undefined): Element {
  for (let box = parentOf(heading); box && box !== document.documentElement; box = parentOf(box))
    if (scrollsPage(box)) return document.documentElement;
    else if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  return document.documentElement;
}

/** The body's own scrolling is the page's, unless the page forbids it, as application shells do. */
const scrollsPage = (box: Element) =>
  box === document.body && getComputedStyle(document.documentElement).overflowY === 'visible';

const parentOf = (element: Element | undefined): Element | undefined =>
  element?.assignedSlot ?? element?.parentElement ?? (element?.getRootNode() as Partial<ShadowRoot>)?.host;

function readingLine(box: Element): number {
  const padding = Number.parseFloat(getComputedStyle(box).scrollPaddingTop);
  const top = box === document.documentElement ? 0 : box.getBoundingClientRect().top;
  return top + READING_LINE_PX + (Number.isNaN(padding) ? 0 : padding);
}

function isAtEnd({ scrollTop, clientHeight, scrollHeight }: Element): boolean {
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - dimensions.scrollSettleTolerance;
}
