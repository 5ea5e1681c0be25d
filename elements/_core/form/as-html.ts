import type { Html } from '../declare/html.js';
import type { Tree } from '../declare/tree.js';
import { writtenParts } from '../declare/written-parts.js';
import { linesOf, richText } from './html-lines.js';
import type { HtmlNodes } from './html-nodes.js';
import type { TakenNodes } from './taken-nodes.js';

/** What to call a link that a font of icons draws: the last words of its address. */
function nameOf(address: string): string {
  const [path = ''] = address.replace(/^\w+:(?:\/\/)?(?:www\.)?/, '').split(/[?#]/);
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return last.replace(/\.(?:html?|php|aspx?)$/, '').replace(/[_-]+/g, ' ');
}

/** Gives a form's own functions what they read of a tag's content, and what they take of it. */
export function asHtml<Node>(
  nodes: readonly Node[],
  isSlotted: (prop: string) => boolean,
  tree: Tree<Node>,
  html: HtmlNodes<Node>,
  taken: TakenNodes<Node>,
  keep: Html<Node>['keep'],
): Html<Node> {
  const { name, attribute, children, link, isLink, isBlank } = html;
  const isTaken = (node: Node) => taken.has(node);
  const isNone = () => false;
  const named = (names: RegExp | undefined) => (names ? (node: Node) => names.test(name(node)) : isNone);
  /** @param isClosed in which elements it does not look for more. */
  const collect = (
    isWanted: (node: Node) => boolean,
    isClosed: (node: Node) => boolean,
    within: readonly Node[],
    found: Node[] = [],
  ): Node[] => {
    for (const node of within) {
      if (name(node) === '' || isTaken(node) || html.isHidden(node)) continue;
      if (isWanted(node)) found.push(node);
      if (!isClosed(node)) collect(isWanted, isClosed, children(node), found);
    }
    return found;
  };
  const elements: Html<Node>['elements'] = (names, within = nodes, closed) =>
    collect(named(names), named(closed), within);
  const rest = (within: readonly Node[], opens?: (node: Node) => boolean, left: Node[] = []): Node[] => {
    for (const node of within)
      if (!isTaken(node)) {
        if (opens?.(node) || taken.isIn(node)) rest(children(node), opens, left);
        else left.push(node);
      }
    return left;
  };
  const parted = (
    wanted: RegExp | ((node: Node) => boolean),
    found: (node: Node, audience: string | undefined) => void,
    others: (nodes: readonly Node[]) => void,
    within = nodes,
    around?: string,
  ) => {
    const isWanted = wanted instanceof RegExp ? (node: Node) => wanted.test(name(node)) : wanted;
    let between: Node[] = [];
    const endRun = () => {
      others(between);
      between = [];
    };
    for (const node of within)
      if ((name(node) !== '' && html.isHidden(node)) || !html.holds(wanted, node)) between.push(node);
      else {
        endRun();
        const audience = attribute(node, 'data-audience') ?? around;
        if (isWanted(node)) found(node, audience);
        else parted(wanted, found, others, children(node), audience);
      }
    endRun();
  };
  const asked: Html<Node> = {
    nodes,
    unlessSlotted: (prop, read) => (isSlotted(prop) ? undefined : read(asked)),
    name,
    attribute,
    children,
    words: html.words,
    wordsOf: html.wordsOf,
    hasWords: html.hasWords,
    isWorded: html.isWorded,
    saysWord: html.saysWord,
    isBlank,
    isBox: html.isBox,
    isHidden: (node) => name(node) !== '' && html.isHidden(node),
    isLive: html.isLive,
    holdsLive: html.holdsLive,
    beside: html.beside,
    around: (names, node) => html.around(names, node),
    holds: html.holds,
    elements,
    parted: (wanted, found, others) => parted(wanted, found, others),
    outermost: (names, within) => elements(names, within, names),
    link,
    picture: html.picture,
    isTaken,
    rest: (within, opens) => rest(within, opens),
    links: (within = nodes, closed) => {
      const isClosed = named(closed);
      return collect(isLink, (node) => isLink(node) || isClosed(node), within);
    },
    attributeOf: (names, wanted: string) => elements(names).map((node) => attribute(node, wanted))[0],
    written: (parts) =>
      writtenParts(
        Object.fromEntries(
          Object.entries(parts).map(([part, node]) => [
            part,
            node === undefined ? undefined : html.written(node),
          ]),
        ),
      ),
    keep,
    take: (...nodes) => taken.take(nodes),
    replace: (...nodes) => {
      taken.take(nodes);
      taken.show([{ nodes, wrap: '' }]);
    },
    listed: (links) => {
      taken.take(links);
      const items = links.map((node) => {
        const { words, address, parts } = link(node);
        const lang = attribute(node, 'hreflang') ?? attribute(node, 'lang');
        return { title: words || nameOf(address), link: address, lang, parts };
      });
      return items.length > 0 ? items : undefined;
    },
    drawing: (node) => {
      taken.take([node]);
      const lines = [{ nodes: [node], wrap: '' }];
      taken.show(lines);
      return richText(lines, html, tree);
    },
    richText: (...groups) => {
      const isFree = (node: Node) => !isTaken(node);
      const left = groups.map((of) => of.filter(isFree)).filter((of) => !of.every(isBlank));
      for (const of of groups) taken.take(of.filter(isFree));
      if (left.length === 0) return undefined;
      const lines = left.flatMap((of) => linesOf(of, html).lines);
      taken.show(lines);
      return richText(lines, html, tree);
    },
  };
  return asked;
}
