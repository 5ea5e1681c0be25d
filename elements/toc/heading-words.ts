import type { Tree } from '../_core/children.js';

/** Nobody sees or hears these; where a line may break inside a word is none of the word. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;
const WORDLESS = new Set(['script', 'style', 'template', 'noscript']);
const BREAKS = new Set(['br', 'hr']);
/** A letter, a digit, or a picture: what a permalink's sign (`#`, `¶`) is not. */
const WORD = /[\p{L}\p{N}]/u;
const SPACING = /[^\S ]| {2}/;

const DOM: Tree<Node> = {
  name: (node) =>
    node instanceof Element ? node.localName : node.nodeType === Node.COMMENT_NODE ? '#comment' : undefined,
  attribute: (element, name) => (element as Element).getAttribute(name),
  attributeNames: (element) => (element as Element).getAttributeNames(),
  children: (node) => node.childNodes,
  text: (node) => node.textContent ?? '',
  html: (element) => (element as Element).outerHTML,
};

/** What a heading says: without permalinks, notes, and what is hidden from readers; a line's end is a space. */
export function headingWords(heading: Element): string {
  const text = heading.firstElementChild ? wordsIn<Node>(heading, DOM) : (heading.textContent ?? '');
  return singleSpaced(text.replace(UNSEEN, ''));
}

/** The same of a heading that a server's parser has read. */
export const wordsOfHeading = <N>(heading: N, tree: Tree<N>): string =>
  singleSpaced(wordsIn(heading, tree).replace(UNSEEN, ''));

const singleSpaced = (text: string): string =>
  SPACING.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();

function wordsIn<N>(node: N, tree: Tree<N>): string {
  const name = tree.name(node);
  if (name === undefined) return tree.text(node);
  if (BREAKS.has(name)) return ' ';
  if (name === 'img') return tree.attribute(node, 'alt') ?? '';
  if (WORDLESS.has(name) || isHidden(node, tree) || isNote(node, name, tree)) return '';
  const words = [...tree.children(node)].map((child) => wordsIn(child, tree)).join('');
  return name === 'a' && !WORD.test(words) ? '' : words;
}

function isHidden<N>(element: N, tree: Tree<N>): boolean {
  const hidden = tree.attribute(element, 'hidden');
  return (hidden !== null && hidden !== undefined) || tree.attribute(element, 'aria-hidden') === 'true';
}

/** A raised link to a place of the page, and nothing beside it. */
function isNote<N>(element: N, name: string, tree: Tree<N>): boolean {
  const link = name === 'sup' ? linkIn(element, tree) : undefined;
  return link !== undefined && bare(element, tree) === bare(link, tree);
}

function linkIn<N>(element: N, tree: Tree<N>): N | undefined {
  for (const child of tree.children(element)) {
    if (tree.name(child) === 'a' && tree.attribute(child, 'href')?.includes('#')) return child;
    const inner = linkIn(child, tree);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

const bare = <N>(node: N, tree: Tree<N>) =>
  tree
    .text(node)
    .trim()
    .replace(/[[\]()]/g, '');
