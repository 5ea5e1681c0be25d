import type { HtmlNodes } from './html-nodes.js';

const LIST = /^(?:[ou]l|menu|dl)$/;
const ITEM = /^(?:li|dt)$/;

/**
 * Of the nodes that a view leaves over, those without which it would be half of what an author wrote: with a heading, a live
 * node, or several items of one list (contract section 3, rule 8).
 */
export function missedIn<Node>(leftover: readonly Node[], html: HtmlNodes<Node>): Node[] {
  const isItem = (node: Node) => ITEM.test(html.name(node)) && !html.isHidden(node) && !html.isBlank(node);
  const isWhole = (node: Node) =>
    html.isAnyHeading(node) ||
    html.isLive(node) ||
    (LIST.test(html.name(node)) && html.children(node).filter(isItem).length > 1);
  const items = new Map<Node | undefined, Set<Node>>();
  for (const node of leftover) {
    const item = isItem(node) ? node : html.around(ITEM, node);
    if (item === undefined) continue;
    const list = html.around(LIST, item);
    items.set(list, (items.get(list) ?? new Set<Node>()).add(item));
  }
  const isOneOfSeveral = (node: Node) => {
    const item = isItem(node) ? node : html.around(ITEM, node);
    return item !== undefined && items.get(html.around(LIST, item))!.size > 1;
  };
  return leftover.filter((node) => html.holds(isWhole, node) || isOneOfSeveral(node));
}
