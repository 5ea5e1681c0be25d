import type { Html } from '../_core/declare/html.js';
import { isDay, timeIn } from './time-value.js';

const LIST = /^[ou]l$/;
const ARTICLE = /^article$/;
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

/** Two articles or more, else the lists with dates, else the longest list, else the one article. */
export function listingIn(html: Html): Listing {
  const nodes = within(html, html.nodes);
  const own = itemsAmong(html, nodes);
  if (own.length > 0) return { items: own };
  const articles = html.elements(ARTICLE, nodes, NOT_IN_ARTICLES);
  if (articles.length > 1) return { items: articles };
  const lists = html
    .elements(LIST, nodes, NOT_IN_LISTS)
    .map((list) => ({ list, items: itemsAmong(html, html.children(list)) }))
    .filter(({ items }) => items.length > 0);
  const isDate = (node: unknown) => isDay(timeIn(html, node));
  const dated = lists.filter(({ items }) => items.some((item) => html.holds(isDate, item)));
  // A list without a date in an article that has one is the article's.
  if (dated.length === 0 && articles.some((article) => html.holds(isDate, article)))
    return { items: articles };
  if (dated.length > 1) return { items: dated.flatMap(({ items }) => items) };
  const most = Math.max(...lists.map(({ items }) => items.length));
  return dated[0] ?? lists.find(({ items }) => items.length === most) ?? { items: articles };
}

const itemsAmong = (html: Html, nodes: readonly unknown[]) =>
  nodes.filter((node) => html.name(node) === 'li');

function within(html: Html, nodes: readonly unknown[]): readonly unknown[] {
  const said = nodes.filter((node) => !html.isBlank(node));
  return said.length === 1 && AROUND.test(html.name(said[0])) ? within(html, html.children(said[0])) : nodes;
}
