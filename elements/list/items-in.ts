import type { Parts } from '../../react-views/_shared/parts.js';
import type { Html } from '../_core/declare/html.js';
import { type AuthoredPart, inItem } from '../_core/declare/tree.js';
import { writtenParts } from '../_core/declare/written-parts.js';
import { type ItemDates, readDates } from './item-dates.js';
import { type Listing, listingIn } from './item-nodes.js';

const HEADING = /^h[1-6]$/;
const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;
const ANY = /./;
const AUDIENCE = 'data-audience';
/** Elements that stand in a line of text. */
const IN_LINE = /^(?:|a|abbr|b|cite|code|data|em|i|mark|q|s|small|span|strong|sub|sup|time|u)$/;
/** Separators between the words of a line and the parts that are taken out of it. */
const SIGNS_BEFORE = /^(?:<p>)?[\s,;:·•|/–—-]+/;
const SIGNS_AFTER = /[\s,;:·•|/–—-]+$/;
const NUMBERINGS = {
  1: 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
} as const;

type Level = (typeof LEVELS)[number];

/** An item as ordinary HTML says it. */
interface Item extends ItemDates {
  title?: string;
  link?: string;
  place?: string;
  image?: string | undefined;
  alt?: string | undefined;
  description?: AuthoredPart | string | undefined;
  parts?: Parts | undefined;
}

/** The props that a tag's HTML gives. The items take what they show, so they are read last. */
export function propsIn(html: Html) {
  const listing = listingIn(html);
  if (listing.list !== undefined) html.keep({ list: listing.list });
  const props = { titleType: levelIn(html, listing), ...numberingIn(html, listing) };
  return { ...props, items: html.unlessSlotted('items', () => itemsIn(html, listing)) };
}

/** The items of a tag's list, each with what is dated, linked and shown in it. */
export function itemsIn(html: Html, listing: Listing): Item[] | undefined {
  const nodes = listing.items.filter((node) => !html.isHidden(node));
  const items = nodes.map((node) => itemIn(html, node));
  // An item without a title is not shown, and a component in it may be all that it says.
  if (nodes.some((node, at) => !items[at]!.title && html.holdsLive(node))) return undefined;
  return items.length > 0 ? items : undefined;
}

/** The level of the first item's heading, or the nearest level that a title can have. */
function levelIn(html: Html, listing: Listing): Level | undefined {
  const [heading] = html.elements(HEADING, listing.items);
  const name = heading === undefined ? '' : html.name(heading);
  return name === 'h1' ? 'h2' : LEVELS.find((level) => level === name);
}

/** How an `ol` numbers its items, from where, and whether it counts down. */
function numberingIn(html: Html, { list }: Listing) {
  if (list === undefined || html.name(list) !== 'ol') return {};
  const type = html.attribute(list, 'type') ?? '';
  const start = Number.parseInt(html.attribute(list, 'start') ?? '', 10);
  return {
    numbering: type in NUMBERINGS ? NUMBERINGS[type as keyof typeof NUMBERINGS] : 'decimal',
    start: Number.isNaN(start) ? undefined : start,
    reversed: html.attribute(list, 'reversed') !== undefined || undefined,
  } as const;
}

function itemIn(html: Html, node: unknown): Item {
  const item: Item = {};
  readDates(html, node, item);
  const picture = readPicture(html, node, item);
  const place = html
    .elements(ANY, [node])
    .find((each) => html.name(each) === 'address' || html.attribute(each, 'itemprop') === 'location');
  if (place !== undefined) {
    item.place = linesOf(html, place);
    html.take(place);
  }
  const written = html.written({ item: node, picture, ...readTitle(html, node, item) });
  item.parts = forAudience(html, node, written);
  const rest = restOf(html, node);
  const text = html.richText(rest);
  const words = text?.html().replace(SIGNS_BEFORE, '<p>') ?? '';
  if (text && (html.saysWord(words.replace(/<[^>]*>/g, '')) || rest.some(html.holdsLive)))
    item.description = inItem(text, () => words, { before: SIGNS_BEFORE });
  return item;
}

/** Gives an item the audience of the list, or of another element around it. */
function forAudience(html: Html, item: unknown, parts: Parts | undefined): Parts | undefined {
  const audience = parts?.item?.[AUDIENCE] ?? audienceAround(html, item);
  return audience === undefined
    ? parts
    : writtenParts({ ...parts, item: { ...parts?.item, [AUDIENCE]: audience } });
}

/** By the content of a tag and the nodes in it: lists in lists ask for the same elements. */
const audiences = new WeakMap<readonly unknown[], Map<unknown, string | undefined>>();

function audienceAround(html: Html, node: unknown): string | undefined {
  const known = audiences.get(html.nodes) ?? new Map<unknown, string | undefined>();
  audiences.set(html.nodes, known);
  if (known.has(node)) return known.get(node);
  const around = html.around(ANY, node);
  const audience =
    around === undefined ? undefined : (html.attribute(around, AUDIENCE) ?? audienceAround(html, around));
  known.set(node, audience);
  return audience;
}

/** Lines of an address, parted by commas. */
function linesOf(html: Html, place: unknown): string {
  const lines: string[] = [''];
  for (const node of html.children(place)) {
    const isLine = !isInLine(html, node);
    if (isLine) lines.push('');
    lines.push(`${lines.pop()} ${html.words(node)}`);
    if (isLine) lines.push('');
  }
  const said = lines.map((line) => line.replace(/\s+/g, ' ').replace(SIGNS_AFTER, '').trim());
  return said.filter(Boolean).join(', ');
}

function readPicture(html: Html, item: unknown, into: Item): unknown {
  const picture = html.elements(/^img$/, [item]).find(html.picture);
  if (picture === undefined) return undefined;
  const { src, alt } = html.picture(picture)!;
  into.image = src;
  into.alt = alt;
  html.take(picture);
  return picture;
}

interface TitleParts {
  readonly heading: unknown;
  readonly link: unknown;
  readonly words: readonly unknown[] | undefined;
}

/** The heading, else a link that begins the first line, else that line. A link in a text stays in it. */
function readTitle(html: Html, item: unknown, into: Item): TitleParts {
  const [heading] = html.elements(HEADING, [item]).filter(html.hasWords);
  const links = html.links([item]);
  const around = links.find((link) => isTile(html, link));
  const line = heading === undefined ? firstLine(html, restOf(html, item)) : [heading];
  const inLine = html.links(line);
  const link = inLine[0] ?? around ?? lone(html, links);
  if (link !== undefined) into.link = html.link(link).address;
  const isLinkFirst = heading === undefined && line[0] === link;
  const title = isLinkFirst ? line.slice(0, 1) : line;
  into.title = wordsOf(html, title);
  html.take(...title);
  return { heading, link, words: heading === undefined ? title : undefined };
}

/** The text of nodes, without the separators around it. A link may have a label as its only text. */
function wordsOf(html: Html, nodes: readonly unknown[]): string {
  const said = (node: unknown): string => {
    const left = html.rest([node]);
    if (left[0] !== node) return left.map(said).join(' ');
    return html.name(node) === 'a' ? html.link(node).words : html.words(node);
  };
  const isWhole =
    nodes.length > 1 && nodes.every((node) => html.hasWords(node) && html.rest([node])[0] === node);
  const words = isWhole ? html.wordsOf(nodes) : nodes.map(said).join(' ');
  return words.replace(SIGNS_BEFORE, '').replace(SIGNS_AFTER, '').replace(/\s+/g, ' ');
}

/** The first link that has its element for itself. */
function lone(html: Html, links: readonly unknown[]): unknown {
  const known = new Map<readonly unknown[], readonly unknown[]>();
  return links.find((link) => {
    const beside = html.beside(link);
    const worded = known.get(beside) ?? beside.filter(html.isWorded);
    known.set(beside, worded);
    return worded.every((node) => node === link);
  });
}

/** The nodes of an item that nothing has taken yet. */
const restOf = (html: Html, item: unknown): readonly unknown[] =>
  html.rest(html.children(item), (node) => isTile(html, node));

/** A link around blocks. */
const isTile = (html: Html, node: unknown): boolean =>
  html.name(node) === 'a' &&
  !html.holdsLive(node) &&
  html.children(node).some((child) => !isInLine(html, child));

const isInLine = (html: Html, node: unknown): boolean => IN_LINE.test(html.name(node));

function firstLine(html: Html, nodes: readonly unknown[]): readonly unknown[] {
  const from = nodes.findIndex(html.isWorded);
  if (from < 0) return [];
  const line = nodes.slice(from);
  if (!isInLine(html, line[0])) return line.slice(0, 1);
  const to = line.findIndex((node) => !isInLine(html, node));
  return to < 0 ? line : line.slice(0, to);
}
