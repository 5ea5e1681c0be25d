import { authoring } from '../../vocabulary/authoring.js';

import { elementsShowing, isPlace, pathOf, placeAround, placesBelow, shownBy } from './component-places.js';

/** The least width and height of a box that an author can see. Text for screen readers alone has a box of 1 × 1 px. */
const LEAST_BOX_PX = 2;

/**
 * Gives components that show nothing a labelled placeholder, because editors lay their overlays over boxes. When content
 * comes, the placeholder goes, and the other way round. Nothing is measured while nothing changes.
 */
export class Placeholders {
  readonly #waiting = new Set<Element>();
  #frame = 0;
  readonly #sizes = new ResizeObserver((entries) => this.#lookSoon(entries.map(({ target }) => target)));
  readonly #contents = new MutationObserver((records) =>
    this.#lookSoon(records.flatMap(({ target }) => emptyAround(target))),
  );

  /** Watches an element of ours, or an element of the page that stands for a component. */
  follow(element: Element): void {
    this.#sizes.observe(element);
  }

  stop(): void {
    this.#sizes.disconnect();
    this.#contents.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  /** Waits for the next frame: if a box changed while the observer of its size runs, browsers would report an error. */
  #lookSoon(elements: readonly Element[]): void {
    if (this.#waiting.size === 0) {
      this.#frame = requestAnimationFrame(() => {
        const waiting = [...this.#waiting];
        this.#waiting.clear();
        for (const element of waiting) this.#update(element);
      });
    }
    for (const element of elements) this.#waiting.add(element);
  }

  #update(element: Element): void {
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

/** Whether a visitor would see some of an element's content. The box of the placeholder itself does not count. */
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

/** Whether neither an element of ours nor another component stands in a component, so that none there has a placeholder. */
const isWithoutElements = (place: Element) =>
  elementsShowing(place).every((element) => element === place) && placesBelow(place).length === 0;

/** The component's label in the editor, or its name: of several elements that show a component, the first has its label. */
function labelOf(element: Element): string {
  const place = placeAround(element);
  const labelled = place && (place === element || elementsShowing(place)[0] === element) ? place : element;
  const name = element.localName.startsWith('uni-')
    ? element.localName.slice('uni-'.length)
    : lastOf(labelled);
  return labelled.getAttribute('data-aue-label') || titleOf(name);
}

const lastOf = (place: Element) => pathOf(place)?.split('/').at(-1) ?? '';

/** `news-hero` → `News hero` */
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace(/[-_]/g, ' ');

/** The element with a placeholder whose content has changed, or the host of the shadow root in which it has. */
function emptyAround(node: Node): Element[] {
  const root = node.getRootNode();
  const element = node instanceof Element ? node : node.parentElement;
  const around = element?.closest(`[${authoring.placeholderLabel}]`);
  if (around) return [around];
  return root instanceof ShadowRoot ? [root.host] : [];
}
