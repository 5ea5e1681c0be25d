import type { Html } from './html-form.js';
import { linesOf, richText } from './html-lines.js';
import type { HtmlNodes } from './html-nodes.js';
import type { TakenNodes } from './taken-nodes.js';
import type { Tree } from './tree.js';

/** Gives a form's own functions what they read of a tag's content, and what they take of it. */
export function asHtml<Node>(
  nodes: readonly Node[],
  isSlotted: boolean,
  tree: Tree<Node>,
  html: HtmlNodes<Node>,
  taken: TakenNodes<Node>,
): Html<Node> {
  const { name, attribute, children, words, link, isLink, isBlank, saysWord } = html;
  const isTaken = (node: Node) => taken.has(node);
  /** @param isWhole whether it does not look for more in those that it has found. */
  const collect = (
    isWanted: (node: Node) => boolean,
    within: readonly Node[],
    isWhole = false,
    found: Node[] = [],
  ): Node[] => {
    for (const node of within) {
      if (name(node) === '' || isTaken(node)) continue;
      const isFound = isWanted(node);
      if (isFound) found.push(node);
      if (!isFound || !isWhole) collect(isWanted, children(node), isWhole, found);
    }
    return found;
  };
  const elements: Html<Node>['elements'] = (names, within = nodes) =>
    collect((node) => names.test(name(node)), within);
  const outermost: Html<Node>['outermost'] = (names, within = nodes) =>
    collect((node) => names.test(name(node)), within, true);
  const rest: Html<Node>['rest'] = (within, opens) =>
    within.flatMap((node) => {
      if (isTaken(node)) return [];
      return opens?.(node) || taken.isIn(node) ? rest(children(node), opens) : [node];
    });
  return {
    nodes,
    isSlotted,
    name,
    attribute,
    children,
    words,
    isBlank,
    saysWord,
    elements,
    outermost,
    link,
    picture: html.picture,
    isTaken,
    rest,
    links: (within = nodes) => collect(isLink, within, true),
    attributeOf: (names, wanted: string) => elements(names).map((node) => attribute(node, wanted))[0],
    take: (...nodes) => taken.take(nodes),
    listed: (links) => {
      taken.take(links);
      const items = links.map((node) => ({
        title: link(node).words,
        link: link(node).address,
        lang: attribute(node, 'hreflang') ?? attribute(node, 'lang'),
      }));
      return items.length > 0 ? items : undefined;
    },
    richText: (of) => {
      // Rich text has no place for custom elements, ours or another's: they stay in sight.
      const left = of.filter((node) => !isTaken(node) && !html.isCustom(node));
      taken.take(left);
      if (left.every(isBlank)) return undefined;
      return richText(linesOf(left, html).lines, html, tree);
    },
  };
}
