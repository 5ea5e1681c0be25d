import type { Html } from '../_core/declare/html.js';
import { isDay, timeIn } from './time-value.js';

const LIST = /^[ou]l$/;
const ARTICLE = /^article$/;
const HEADING = /^h[1-6]$/;
const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const LINK = /^a$/;
/** Elements around everything, which are looked through. */
const AROUND = /^(?:div|section|header|main|nav)$/;
/** Links of a menu are no items, and the tags of an article are its own. */
const NOT_IN_LISTS = /^(?:nav|[ou]l)$/;
const NOT_IN_ARTICLES = /^(?:nav|li|article)$/;

/** The list that a tag's HTML is, among all that may stand beside it. */
export interface Listing {
  readonly items: readonly unknown[];
  /** The element that they stand in, if that is one. */
  readonly list?: unknown;
}

/** Two articles or more, else blocks with linked titles around the lists, else the lists with dates, else the longest list, else the one article. */
export function listingIn(html: Html): Listing {
  const nodes = within(html, html.nodes);
  const items = itemsAmong(html, nodes);
  if (items.length > 0) return { items };
  const articles = html.elements(ARTICLE, nodes, NOT_IN_ARTICLES);
  if (articles.length > 1) return { items: articles };
  const lists = html
    .elements(LIST, nodes, NOT_IN_LISTS)
    .map((list) => ({ list, items: itemsAmong(html, html.children(list)) }))
    .filter(({ items }) => items.length > 0);
  const headed = lists.length > 0 ? headedIn(html, nodes) : [];
  // A list in a block with a title of its own says when and where, or by whom.
  const own = new Set(html.elements(LIST, headed));
  if (headed.length > 0 && lists.every(({ list }) => own.has(list) && html.links([list]).length === 0))
    return { items: headed };
  const isDate = (node: unknown) => isDay(timeIn(html, node));
  const dated = lists.filter(({ items }) => items.some((item) => html.holds(isDate, item)));
  // A list without a date in an article that has one is the article's.
  if (dated.length === 0 && articles.some((article) => html.holds(isDate, article)))
    return { items: articles };
  if (dated.length > 1) return { items: dated.flatMap(({ items }) => items) };
  const most = Math.max(...lists.map(({ items }) => items.length));
  return dated[0] ?? lists.find(({ items }) => items.length === most) ?? { items: articles };
}

/** The outermost blocks that each have one linked heading of a level. */
function headedIn(html: Html, nodes: readonly unknown[]): readonly unknown[] {
  const headings = html.elements(HEADING, nodes, NOT_IN_ARTICLES).filter(html.hasWords);
  const isLinked = (heading: unknown) =>
    html.holds(LINK, heading) || html.around(LINK, heading) !== undefined;
  for (const level of LEVELS) {
    const wanted = new Set(headings.filter((heading) => html.name(heading) === level));
    if (wanted.size < 2 || ![...wanted].every(isLinked)) continue;
    const blocks = blocksOf(html, nodes, (node) => wanted.has(node));
    if (blocks.length === wanted.size) return blocks;
  }
  return [];
}

/** The outermost elements that hold one wanted element each. */
function blocksOf(html: Html, nodes: readonly unknown[], isIt: (node: unknown) => boolean): unknown[] {
  const counts = new Map<unknown, number>();
  const count = (node: unknown): number => {
    const inside = html.holds(isIt, node)
      ? html.children(node).reduce((sum: number, child) => sum + count(child), isIt(node) ? 1 : 0)
      : 0;
    counts.set(node, inside);
    return inside;
  };
  nodes.forEach(count);
  const open = (within: readonly unknown[]): unknown[] =>
    within.flatMap((node) => {
      if (counts.get(node) === 1) return isIt(node) ? [] : [node];
      return (counts.get(node) ?? 0) > 1 ? open(html.children(node)) : [];
    });
  return open(nodes);
}

const itemsAmong = (html: Html, nodes: readonly unknown[]) =>
  nodes.filter((node) => html.name(node) === 'li');

function within(html: Html, nodes: readonly unknown[]): readonly unknown[] {
  const said = nodes.filter((node) => !html.isBlank(node));
  return said.length === 1 && AROUND.test(html.name(said[0])) ? within(html, html.children(said[0])) : nodes;
}
