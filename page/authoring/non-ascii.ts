import { authoring } from '../../vocabulary/authoring.js';

import { shownBy } from './component-places.js';

const HEROES = ['uni-hero', 'uni-news-hero'];
const TEXTS = '.m-hero__title, .m-hero__description, .m-news-hero__title, .m-news-hero__description';
const RUN = /[^\p{ASCII}]+/gu;

const CHANGES: MutationObserverInit = { subtree: true, childList: true, characterData: true };

/**
 * Wraps what is no ASCII in a hero's title and description (spec section 5), so that an author sees the dash, quote or
 * space that came along from a word processor. Only text nodes are touched, and those that come later, too.
 */
export class NonAsciiMarks {
  readonly #views = new Set<Element>();
  readonly #observer = new MutationObserver(() => this.#markAll());

  /** Marks what an element shows, if it is a hero. */
  follow(element: Element): void {
    if (!HEROES.includes(element.localName)) return;
    const view = shownBy(element);
    markIn(view);
    this.#views.add(view);
    this.#observer.observe(view, CHANGES);
  }

  stop(): void {
    this.#observer.disconnect();
  }

  #markAll(): void {
    for (const view of this.#views) {
      if (view.isConnected) markIn(view);
      else this.#views.delete(view);
    }
  }
}

function markIn(view: Element): void {
  for (const text of view.querySelectorAll(TEXTS)) {
    for (const node of textNodesIn(text)) markRuns(node);
  }
}

function textNodesIn(root: Element): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.classList.contains(authoring.nonAsciiClass)) found.push(node);
  }
  return found;
}

function markRuns(node: Text): void {
  const runs = [...node.data.matchAll(RUN)];
  if (runs.length === 0) return;
  const parts: (string | Node)[] = [];
  let end = 0;
  for (const { 0: letters, index } of runs) {
    parts.push(node.data.slice(end, index), marked(letters));
    end = index + letters.length;
  }
  node.replaceWith(...[...parts, node.data.slice(end)].filter((part) => part !== ''));
}

function marked(letters: string): HTMLElement {
  const span = document.createElement('span');
  span.className = authoring.nonAsciiClass;
  span.textContent = letters;
  span.title = [...letters].map(codeOf).join(' ');
  return span;
}

const codeOf = (letter: string) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
