import { type AuthoredPart, joined, type Line, markupOf, type Tree } from '../declare/tree.js';
import { SHELL, WRAPPER } from './html-names.js';
import type { HtmlNodes } from './html-nodes.js';
import { remembered } from './remembered.js';

/** The nodes that a form takes out of the lines, so that wrappers around them are opened. */
export interface Wanted {
  readonly pictures?: boolean;
  readonly links?: boolean;
  readonly times?: boolean;
}

/** The lines of a tag's HTML, and the link around all of them. */
export interface Lines<Node> {
  readonly lines: Line<Node>[];
  readonly around: Node | undefined;
}

const LIST = /^[ou]l$/;
const TERM = /^d[dt]$/;
const ROW = 'tr';
/** They part things in a line, and would be a line of their own. */
const SIGNS = /^[\s\p{P}|]*$/u;
/** No page nests deeper on purpose. One that does is read as it stands. */
const DEEPEST = 24;

/**
 * Parts HTML into blocks and lines of text. Wrappers are opened. Things that stand for themselves have lines of their own,
 * also those that stand beside each other in one line, with nothing else in it.
 */
export function linesOf<Node>(of: readonly Node[], html: HtmlNodes<Node>, wanted: Wanted = {}): Lines<Node> {
  const lines: Line<Node>[] = [];
  let around: Node | undefined;
  const { isOfThings, holdsPart } = partsOf(html, wanted);
  const isTile = (node: Node) => html.isLink(node) && html.seenIn(node).some(html.holdsBlock);
  // One link around blocks is that of the whole. Of several, each is a link of the text.
  const tile = wanted.links && !severalIn(of, isTile, html) ? isTile : () => false;

  const opens = (node: Node, isAll: boolean) => {
    const name = html.name(node);
    const inside = html.seenIn(node);
    if (tile(node) || name === 'figcaption') return true;
    if (WRAPPER.test(name) && (holdsPart(node) || (isAll && !html.isBox(node)))) return true;
    if (name === 'p' && isAll && inside.length === 1 && html.name(inside[0]!) !== '') return true;
    return SHELL.test(name) && !html.isLink(node) && isOfThings(inside);
  };

  /** An item that stands without its list, because others of that were taken, keeps one. */
  const wrapOf = (node: Node, wrap: string) => {
    const name = html.name(node);
    if (name === 'li') return LIST.test(wrap) ? wrap : html.isIn('ol', node) ? 'ol' : 'ul';
    if (TERM.test(name)) return 'dl';
    if (name === ROW) return 'table';
    return html.holdsBlock(node) ? '' : 'p';
  };

  const add = (nodes: readonly Node[], depth: number, wrap: string) => {
    let run: Node[] | undefined;
    const isAll = nodes.filter(html.isSeen).length === 1;
    for (const node of nodes) {
      const name = html.name(node);
      const standsAlone =
        html.isBlock(node) ||
        isTile(node) ||
        name === ROW ||
        (!run && wanted.pictures && html.sole(node, html.isPicture) !== undefined);
      if (depth < DEEPEST && opens(node, isAll)) {
        if (tile(node)) around ??= node;
        add(html.children(node), depth + 1, LIST.test(name) ? name : 'p');
      } else if (standsAlone) lines.push({ nodes: [node], wrap: wrapOf(node, wrap) });
      else {
        if (run) run.push(node);
        else if (html.isSeen(node)) {
          run = [node];
          lines.push({ nodes: run, wrap: 'p' });
        }
        continue;
      }
      run = undefined;
    }
  };
  add(of, 0, 'p');
  const oneByOne = (line: Line<Node>): Line<Node>[] => {
    const seen = line.nodes.filter(html.isSeen);
    return isOfThings(seen) ? seen.filter(isNoSign).map((node) => ({ ...line, nodes: [node] })) : [line];
  };
  const isNoSign = (node: Node) => html.name(node) !== '' || !SIGNS.test(html.words(node));
  return { lines: lines.flatMap(oneByOne), around };
}

/** The things in a tag's HTML that stand for themselves, and what holds one that the form takes. */
function partsOf<Node>(html: HtmlNodes<Node>, wanted: Wanted) {
  const isTime = (node: Node) => html.name(node) === 'time';
  const isTaken = (node: Node) => (wanted.pictures && html.isPicture(node)) || (wanted.times && isTime(node));
  const holdsTaken = remembered(
    (node: Node): boolean => !!isTaken(node) || html.seenIn(node).some(holdsTaken),
  );
  const isThing = remembered((node: Node): boolean => {
    if (html.isLink(node) || html.isPicture(node) || isTime(node)) return true;
    const name = html.name(node);
    return name ? SHELL.test(name) && html.seenIn(node).every(isThing) : !html.isWorded(node);
  });
  /** True if nodes are several things: links, or others too where the form takes one. So a link keeps the time beside it. */
  const isOfThings = (seen: readonly Node[]) =>
    seen.length > 1 && (seen.every(html.isLinks) || (seen.some(holdsTaken) && seen.every(isThing)));
  const isPart = (node: Node) =>
    html.isHeading(node) || isTime(node) || isTaken(node) || (wanted.links && hasLineOfLinks(node, html));
  const holdsPart = remembered((node: Node): boolean => !!isPart(node) || html.seenIn(node).some(holdsPart));
  return { isOfThings, holdsPart };
}

function severalIn<Node>(of: readonly Node[], isIt: (node: Node) => boolean, html: HtmlNodes<Node>): boolean {
  let count = 0;
  const look = (node: Node): boolean =>
    html.holds(isIt, node) && ((isIt(node) && ++count > 1) || html.children(node).some(look));
  return of.some(look);
}

/** True if a block is but links, or has links beside blocks. */
function hasLineOfLinks<Node>(node: Node, html: HtmlNodes<Node>): boolean {
  if (!html.isBlock(node)) return false;
  if (html.isLinks(node)) return html.linkIn(node) !== undefined;
  const inside = WRAPPER.test(html.name(node)) ? html.seenIn(node) : [];
  return inside.some(html.isLink) && inside.every((child) => html.isBlock(child) || html.isLinks(child));
}

/** Lines as rich text: free text is a paragraph, items that follow each other are one list. */
export function richText<Node>(
  lines: readonly Line<Node>[],
  html: HtmlNodes<Node>,
  tree: Tree<Node>,
): AuthoredPart {
  const write = ({ nodes, wrap }: Line<Node>) => {
    const markup = nodes.map((node) => markupOf(node, tree)).join('');
    return wrap ? `<${wrap}>${markup}</${wrap}>` : markup;
  };
  const part: AuthoredPart = {
    html: () =>
      lines
        .map(write)
        .join('')
        .replace(/<\/([oud]l|table)><\1>(?=<(?:li|d[dt]|tr)\b)/g, ''),
    text: () => lines.map(({ nodes }) => html.wordsOf(nodes)).join(' '),
  };
  return joined(part, lines, tree);
}
