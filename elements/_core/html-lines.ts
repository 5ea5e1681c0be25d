import type { HtmlNodes } from './html-nodes.js';
import { type AuthoredPart, markupOf, type Tree } from './tree.js';

/** A block, or what is written in one line beside no block. */
export interface Line<Node> {
  readonly nodes: readonly Node[];
  /** The element that its markup is written in, or empty where it has one of its own. */
  readonly wrap: string;
}

/** The nodes that a form takes out of the lines, so that wrappers around them are opened. */
export interface Wanted {
  readonly pictures?: boolean;
  readonly links?: boolean;
}

/** The lines of a tag's HTML, and the link around all of them. */
export interface Lines<Node> {
  readonly lines: Line<Node>[];
  readonly around: Node | undefined;
}

export const WRAPPER = /^(?:div|section|article|header|nav|hgroup|figure|picture)$/;
const LIST = /^[ou]l$/;
/** No page nests deeper on purpose. One that does is read as it stands. */
const DEEPEST = 24;

/**
 * Parts HTML into blocks and lines of text. Wrappers are opened, links that stand in a line alone have lines of their own.
 */
export function linesOf<Node>(of: readonly Node[], html: HtmlNodes<Node>, wanted: Wanted = {}): Lines<Node> {
  const lines: Line<Node>[] = [];
  let around: Node | undefined;
  const isPart = (node: Node) =>
    html.isHeading(node) ||
    html.name(node) === 'time' ||
    (wanted.pictures && html.isPicture(node)) ||
    (wanted.links && hasLineOfLinks(node, html));
  const isTile = (node: Node) =>
    html.isLink(node) && html.seenIn(node).some((child) => html.holds(child, html.isBlock));

  const opens = (node: Node, isAll: boolean) => {
    const name = html.name(node);
    const inside = html.seenIn(node);
    if (isTile(node) || name === 'figcaption') return true;
    if (WRAPPER.test(name) && (isAll || html.holds(node, isPart))) return true;
    if (name === 'p' && isAll && inside.length === 1 && html.name(inside[0]!) !== '') return true;
    return name !== '' && inside.length > 1 && !html.isLink(node) && html.isLinks(node);
  };

  const add = (nodes: readonly Node[], depth: number, wrap: string) => {
    let run: Node[] | undefined;
    const isAll = nodes.filter(html.isSeen).length === 1;
    for (const node of nodes) {
      const name = html.name(node);
      const standsAlone =
        html.isBlock(node) || (!run && wanted.pictures && html.sole(node, html.isPicture) !== undefined);
      if (depth < DEEPEST && opens(node, isAll)) {
        if (isTile(node)) around ??= node;
        add(html.children(node), depth + 1, LIST.test(name) ? name : 'p');
      } else if (standsAlone) lines.push({ nodes: [node], wrap: wrapOf(name, wrap, html.isBlock(node)) });
      else if (!html.isCustom(node)) {
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
  return { lines: lines.flatMap((line) => oneByOne(line, html)), around };
}

/** Whether a block is but links, or has links beside blocks. */
function hasLineOfLinks<Node>(node: Node, html: HtmlNodes<Node>): boolean {
  if (!html.isBlock(node)) return false;
  if (html.isLinks(node)) return html.linkIn(node) !== undefined;
  const inside = WRAPPER.test(html.name(node)) ? html.seenIn(node) : [];
  return inside.some(html.isLink) && inside.every((child) => html.isBlock(child) || html.isLinks(child));
}

const wrapOf = (name: string, list: string, isBlock: boolean): string =>
  name === 'li' ? list : isBlock ? '' : 'p';

/** Links beside each other, with nothing else in their line. */
function oneByOne<Node>(line: Line<Node>, html: HtmlNodes<Node>): Line<Node>[] {
  const seen = line.nodes.filter(html.isSeen);
  if (seen.length < 2 || !seen.every(html.isLinks)) return [line];
  return seen.map((node) => ({ ...line, nodes: [node] }));
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
  return {
    html: () =>
      lines
        .map(write)
        .join('')
        .replace(/<\/([ou]l)><\1>(?=<li)/g, ''),
    text: () => lines.flatMap(({ nodes }) => nodes.map(html.words)).join(' '),
  };
}
