import { authoring } from '../../vocabulary/authoring.js';
import { shownBy } from './shown-by.js';

const HEROES = ['uni-hero', 'uni-news-hero'];
const TEXTS = '.m-hero__title, .m-hero__description, .m-news-hero__title, .m-news-hero__description';
const RUN = /[^\p{ASCII}]+/gu;

/**
 * Wraps what is no ASCII in a hero's title and description (spec section 5), so that an author sees the dash, quote or
 * space that came along from a word processor. Only text nodes are touched.
 */
export function markNonAscii(element: Element): void {
  if (!HEROES.includes(element.localName)) return;
  for (const text of shownBy(element).querySelectorAll(TEXTS)) {
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
