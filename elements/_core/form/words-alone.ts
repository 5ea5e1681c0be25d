import { HEADING, WRAPPER } from './html-names.js';
import type { HtmlNodes } from './html-nodes.js';

/** The heading among nodes, if there is one. It says nothing of what stands beside it. */
export function headingAlone<Node>(nodes: readonly Node[], html: HtmlNodes<Node>): readonly Node[] {
  const seen = nodes.filter(html.isSeen);
  if (seen.length === 1 && WRAPPER.test(html.name(seen[0]!)))
    return headingAlone(html.children(seen[0]!), html);
  const heading = seen.find(html.isAnyHeading);
  return heading === undefined ? nodes : [heading];
}

/** The nodes in the blocks around all of it. */
export function withoutBlocks<Node>(nodes: readonly Node[], html: HtmlNodes<Node>): readonly Node[] {
  const [only, ...others] = nodes.filter((node) => !html.isBlank(node));
  if (only === undefined || others.length > 0) return nodes;
  const name = html.name(only);
  const isAround = WRAPPER.test(name) || HEADING.test(name) || name === 'p';
  return isAround ? withoutBlocks(html.children(only), html) : [only];
}

/** The first button among nodes or in one of them. */
export function buttonIn<Node>(nodes: readonly Node[], html: HtmlNodes<Node>): Node | undefined {
  for (const node of nodes) {
    const found = html.name(node) === 'button' ? node : buttonIn(html.seenIn(node), html);
    if (found !== undefined) return found;
  }
  return undefined;
}
