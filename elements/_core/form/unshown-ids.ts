import { type PartAttributes, PHRASING } from '../../../react-views/_shared/parts.js';
import { isPart } from '../declare/tree.js';
import type { HtmlNodes } from './html-nodes.js';
import type { TakenNodes } from './taken-nodes.js';

/** The props and parts that have an id. */
const ID = /id$/i;
const IDS_IN_MARKUP = /\sid="([^"]*)"/g;
/** Their ids are for themselves. */
const CLOSED = /^(?:svg|math|template|noscript|script|style)$/;

/**
 * Lists the ids of elements that the view does not have, such as wrappers, because pages link to them (contract section 3,
 * rule 8).
 *
 * @param given what the reading gives the view.
 * @param kept the nodes that stay in sight beside it.
 */
export function placesIn<Node>(
  nodes: readonly Node[],
  html: HtmlNodes<Node>,
  taken: TakenNodes<Node>,
  given: readonly unknown[],
  kept: readonly Node[],
): readonly string[] {
  const shown = new Set<string>();
  for (const value of given) addIds(value, '', shown);
  const beside = new Set(kept);
  const places = new Set<string>();
  const add = (node: Node): void => {
    const name = html.name(node);
    if (name === '' || CLOSED.test(name) || beside.has(node) || taken.isShown(node)) return;
    if (html.isLive(node) || html.isHidden(node)) return;
    const isPlace = name === 'a' && html.attribute(node, 'href') === undefined;
    const id = html.attribute(node, 'id')?.trim() || (isPlace && html.attribute(node, 'name')?.trim());
    if (id && !shown.has(id)) places.add(id);
    html.children(node).forEach(add);
  };
  nodes.forEach(add);
  return [...places];
}

function addIds(value: unknown, name: string, ids: Set<string>): void {
  if (typeof value === 'string') {
    if (ID.test(name)) ids.add(value.trim());
    return;
  }
  if (typeof value !== 'object' || value === null || isPart(value)) return;
  for (const [key, each] of Object.entries(value)) addIds(each, key, ids);
  const phrasing = (value as PartAttributes)[PHRASING];
  for (const [, id] of String(phrasing?.html.__html ?? '').matchAll(IDS_IN_MARKUP)) ids.add(id!);
}
