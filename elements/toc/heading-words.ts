import type { Tree } from '../_core/declare/tree.js';

/** A contents list shows no more of a heading, and nothing is read of what follows. */
export const MOST_CHARACTERS = 200;
/** Invisible characters, such as a place where a line may break inside a word. They are not part of the word. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;
const WORDLESS = new Set(['#comment', 'script', 'style', 'template', 'noscript']);
const BREAKS = new Set(['br', 'hr']);
/** A letter or a digit. The sign of a permalink (`#`, `¶`) is neither. */
const WORD = /[\p{L}\p{N}]/u;

/** A heading's words, without permalinks, notes and text that is hidden from readers. A line's end is a space. */
export function wordsOfHeading<N>(heading: N, tree: Tree<N>): string {
  const words = readInto('', heading, tree).trim();
  if (words.length <= MOST_CHARACTERS) return words;
  const [last, cut] = [words.charCodeAt(MOST_CHARACTERS - 2), words.slice(0, MOST_CHARACTERS - 1)];
  return `${isFirstOfPair(last) ? cut.slice(0, -1) : cut}…`;
}

const isFirstOfPair = (unit: number) => unit >> 10 === 0xd800 >> 10;

/** @returns the words before, and those that a node adds. */
function readInto<N>(said: string, node: N, tree: Tree<N>): string {
  if (said.length > MOST_CHARACTERS + 1) return said;
  const name = tree.name(node);
  if (name === undefined) return joined(said, tree.text(node));
  if (BREAKS.has(name)) return joined(said, ' ');
  if (name === 'img') return joined(said, tree.attribute(node, 'alt') ?? '');
  if (WORDLESS.has(name) || isHidden(node, tree) || (name === 'sup' && isNote(node, tree))) return said;
  let words = said;
  for (const child of tree.children(node)) words = readInto(words, child, tree);
  return name === 'a' && !WORD.test(words.slice(said.length)) ? said : words;
}

function joined(said: string, text: string): string {
  const words = text.replace(UNSEEN, '').replace(/\s+/g, ' ');
  return said + (said === '' || said.endsWith(' ') ? words.trimStart() : words);
}

/** Whether attributes hide an element, from everybody or from screen readers. */
export const isHidden = <N>(element: N, tree: Tree<N>): boolean =>
  typeof tree.attribute(element, 'hidden') === 'string' || tree.attribute(element, 'aria-hidden') === 'true';

/** A note is short. An element with more text or nodes is none, so notes in notes are not read again and again. */
const MOST_OF_NOTE = 100;

/** A raised link to a place of the page, and nothing beside it. */
function isNote<N>(element: N, tree: Tree<N>): boolean {
  let [text, nodes] = ['', 0];
  let link: string | undefined;
  const read = (node: N) => {
    if (++nodes > MOST_OF_NOTE || text.length > MOST_OF_NOTE) return;
    const name = tree.name(node);
    if (name === undefined) text += tree.text(node);
    const from = text.length;
    const isLink = link === undefined && name === 'a' && tree.attribute(node, 'href')?.includes('#');
    if (name !== undefined) for (const child of tree.children(node)) read(child);
    if (isLink) link = text.slice(from);
  };
  read(element);
  if (link === undefined || nodes > MOST_OF_NOTE || text.length > MOST_OF_NOTE) return false;
  return bare(text) === bare(link);
}

const bare = (text: string) => text.trim().replace(/[[\]()]/g, '');
