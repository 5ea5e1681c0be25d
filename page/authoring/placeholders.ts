import { authoring } from '../../vocabulary/authoring.js';

import { elementsShowing, isPlace, pathOf, placeAround, placesBelow, shownBy } from './component-places.js';

/** Text that only screen readers get is a square of 1 px. */
const LEAST_BOX_PX = 2;

/**
 * Gives components without a box a labelled placeholder, for editors lay their overlays over boxes. It comes and goes as
 * their content does; while nothing changes, nothing is measured.
 */
export class Placeholders {
  readonly #waiting = new Set<Element>();
  #frame = 0;
  readonly #sizes = new ResizeObserver((entries) => this.#lookSoon(entries.map(({ target }) => target)));
  readonly #contents = new MutationObserver((records) =>
    this.#lookSoon(records.flatMap(({ target }) => emptyAround(target))),
  );

  /** An element of ours, or one that stands for a component. */
  follow(element: Element): void {
    this.#sizes.observe(element);
  }

  stop(): void {
    this.#sizes.disconnect();
    this.#contents.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  /** In the next frame: a box that changes while its observer runs is reported again, as an error. */
  #lookSoon(elements: readonly Element[]): void {
    if (this.#waiting.size === 0) {
      this.#frame = requestAnimationFrame(() => {
        const waiting = [...this.#waiting];
        this.#waiting.clear();
        for (const element of waiting) this.#look(element);
      });
    }
    for (const element of elements) this.#waiting.add(element);
  }

  #look(element: Element): void {
    if (!element.isConnected) {
      this.#sizes.unobserve(element);
      return;
    }
    const isEmpty = !hasBox(element) && (!isPlace(element) || isWithoutElements(element));
    if (isEmpty === element.hasAttribute(authoring.placeholderLabel)) return;
    element.classList.toggle(authoring.placeholderClass, isEmpty);
    if (!isEmpty) element.removeAttribute(authoring.placeholderLabel);
    else {
      element.setAttribute(authoring.placeholderLabel, labelOf(element));
      this.#contents.observe(shownBy(element), { childList: true, subtree: true, characterData: true });
      this.#contents.observe(element, { childList: true });
    }
  }
}

/** Whether a visitor would see something of it. A placeholder's own box does not count. */
const hasBox = (element: Element): boolean => [...shownBy(element).childNodes].some(isSeen);

function isSeen(node: Node): boolean {
  const range = document.createRange();
  range.selectNode(node);
  const { width, height } =
    node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
  if (width >= LEAST_BOX_PX && height >= LEAST_BOX_PX) return true;
  return (
    node instanceof Element &&
    getComputedStyle(node).display === 'contents' &&
    [...node.childNodes].some(isSeen)
  );
}

/** Gives a component's content a placeholder where no element in it can have one. */
const isWithoutElements = (place: Element) =>
  elementsShowing(place).every((element) => element === place) && placesBelow(place).length === 0;

function labelOf(element: Element): string {
  const place = placeAround(element);
  const given = place && (place === element || elementsShowing(place)[0] === element) ? place : element;
  const name = element.localName.startsWith('uni-') ? element.localName.slice('uni-'.length) : lastOf(given);
  return given.getAttribute('data-aue-label') || titleOf(name);
}

const lastOf = (place: Element) => pathOf(place)?.split('/').at(-1) ?? '';

/** `news-hero` → `News hero` */
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace(/[-_]/g, ' ');

function emptyAround(node: Node): Element[] {
  const root = node.getRootNode();
  const element = node instanceof Element ? node : node.parentElement;
  const around = element?.closest(`[${authoring.placeholderLabel}]`);
  if (around) return [around];
  return root instanceof ShadowRoot ? [root.host] : [];
}
