import throttle from 'lodash-es/throttle.js';
import { dimensions, timings } from '../../vocabulary/index.js';

/** A heading counts as reached a little below the edge to which in-page links scroll, where the eye reads. */
const READING_LINE_PX = 48;
/** By these a visitor leaves the section that he chose. */
const LEAVING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Which of the page's headings the visitor reads under. It measures while the page scrolls, and then only. */
export class CurrentSection {
  readonly #changed: () => void;
  readonly #listening = new AbortController();
  #headings: readonly Element[] = [];
  #index: number | undefined;
  #chosen: Element | undefined;
  readonly #soon = throttle(() => this.#set(this.#measure()), timings.scrollThrottleMs, { leading: false });

  constructor(changed: () => void) {
    this.#changed = changed;
    const { signal } = this.#listening;
    document.addEventListener('scroll', () => this.#soon(), { signal, passive: true });
    for (const type of LEAVING) {
      window.addEventListener(
        type,
        () => {
          this.#chosen = undefined;
        },
        { signal, passive: true, capture: true },
      );
    }
  }

  /** The place of the current heading among those given; undefined above the first. */
  get index(): number | undefined {
    return this.#index;
  }

  /** Takes the headings in the order of the page. */
  follow(headings: readonly Element[]): void {
    const current = this.#index === undefined ? undefined : this.#headings[this.#index];
    const index = current ? headings.indexOf(current) : -1;
    this.#index = index < 0 ? undefined : index;
    this.#headings = headings;
    this.#soon();
  }

  /** The visitor went to a heading: it is current even where the page is too short to scroll it to the top. */
  choose(heading: Element): void {
    this.#chosen = heading;
    this.#set(this.#headings.indexOf(heading));
  }

  stop(): void {
    this.#listening.abort();
    this.#soon.cancel();
  }

  #set(index: number): void {
    const next = index < 0 ? undefined : index;
    if (next === this.#index) return;
    this.#index = next;
    this.#changed();
  }

  #measure(): number {
    if (this.#chosen?.isConnected) return this.#headings.indexOf(this.#chosen);
    if (isAtEnd()) return lastWhere(this.#headings, (heading) => topOf(heading) < window.innerHeight);
    const line = readingLine();
    return lastWhere(this.#headings, (heading) => topOf(heading) <= line);
  }
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

function readingLine(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return READING_LINE_PX + (Number.isNaN(padding) ? 0 : padding);
}

function isAtEnd(): boolean {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - dimensions.scrollSettleTolerance;
}

/** The last place for which a condition holds that holds for all before it; −1 if for none. */
function lastWhere<T>(list: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
