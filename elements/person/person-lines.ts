import type { Html } from '../_core/declare/html.js';

/** Elements that stand in a line of text. */
const IN_LINE = /^(?:|a|abbr|b|cite|data|em|i|mark|q|s|small|span|strong|sub|sup|time|u)$/;
/** Blocks that are lines, parted by `br`. */
const LINES = /^(?:p|div|section|header|article|address|figure|hgroup)$/;
/** Lists and tables, whose items and rows are lines. A term is in the line of what it names. */
const LISTS = /^(?:[oud]l|table|tbody|thead|tfoot)$/;
const ITEMS = /^(?:li|dt|tr)$/;
const IN_ITEMS = /^(?:dd|td|th)$/;
/** A table with a head is of several things, so it stays whole. */
const TABLE = 'table';
const HEAD = /^thead$/;
const BREAK = 'br';
const BLOCK = /^(?:p|div)$/;
const SIGNS_AROUND = /^[\s,;:·•|—–-]+|[\s,;:·•|—–-]+$/g;
const MOST_CHARACTERS = 100;
const SENTENCE_END = /[.!?…]$/;
/** `Ph.D.` or `Jr.` at the end of a line is no end of a sentence. */
const ABBREVIATION = /(?:[^\s.]\.[^\s.]+\.|\b(?:dr|esq|hons|inc|jr|ltd|prof|sr)\.)$/i;

/** A line as readers see it. */
export interface PersonLine {
  readonly nodes: unknown[];
  /** True if it is an item of a list, or a row. */
  readonly isListed: boolean;
}

/** The lines that nothing has taken. */
export function linesIn(html: Html): PersonLine[] {
  const lines: PersonLine[] = [];
  let isOpen = false;
  const put = (node: unknown, isListed: boolean) => {
    if (!isOpen) lines.push({ nodes: [], isListed });
    isOpen = true;
    lines.at(-1)!.nodes.push(node);
  };
  const end = () => {
    isOpen = false;
  };
  const add = (nodes: readonly unknown[], isListed: boolean) => {
    for (const node of nodes) {
      const name = html.name(node);
      const within = () => html.rest(html.children(node));
      if (isWholeTable(html, node)) {
        end();
        put(node, true);
        end();
      } else if (name === BREAK) end();
      else if (IN_LINE.test(name)) put(node, isListed);
      else if (IN_ITEMS.test(name)) {
        add(within(), true);
        if (name === 'dd') end();
      } else if (ITEMS.test(name)) {
        end();
        add(within(), true);
        if (name !== 'dt') end();
      } else if (LINES.test(name) || LISTS.test(name)) {
        if (!isListed || LISTS.test(name)) end();
        add(within(), isListed || LISTS.test(name));
        if (!isListed) end();
      } else {
        end();
        put(node, isListed);
        end();
      }
    }
  };
  add(
    html.rest(html.nodes, (node) => html.name(node) === 'a' && html.holds(BLOCK, node)),
    false,
  );
  return lines.filter(({ nodes }) => nodes.some(html.isWorded));
}

export const isWholeTable = (html: Html, node: unknown): boolean =>
  html.name(node) === TABLE && html.holds(HEAD, node);

export const wordsOf = (html: Html, line: readonly unknown[]): string =>
  line.map(html.words).join(' ').replace(SIGNS_AROUND, '').replace(/\s+/g, ' ');

/** True if a line is words alone, few of them, and no sentence. */
export function isShort(html: Html, line: readonly unknown[]): boolean {
  const words = wordsOf(html, line);
  const isText = line.every((node) => IN_LINE.test(html.name(node)));
  const isSentence = SENTENCE_END.test(words) && !ABBREVIATION.test(words);
  return isText && words.length <= MOST_CHARACTERS && !isSentence;
}
