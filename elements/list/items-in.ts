import type { Parts } from '../../react-views/_shared/parts.js';
import { longDate } from '../../react-views/_shared/text/long-date.js';
import type { Html } from '../_core/declare/html-form.js';
import { type AuthoredPart, inItem } from '../_core/declare/tree.js';

const LIST = /^[ou]l$/;
const ITEM = /^li$/;
const ARTICLE = /^article$/;
const HEADING = /^h[1-6]$/;
const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;
const ANY = /./;
/** Elements that stand in a line of text. */
const IN_LINE = /^(?:|a|abbr|b|cite|code|data|em|i|mark|q|s|small|span|strong|sub|sup|time|u)$/;
/** Separators between the words of a line and the parts that are taken out of it. */
const SIGNS_BEFORE = /^(?:<p>)?[\s,;:·•|/–—-]+/;
const SIGNS_AFTER = /[\s,;:·•|/–—-]+$/;
/** `to`, `until the` */
const MOST_WORDS_BETWEEN = 2;

type Level = (typeof LEVELS)[number];

/** An item as ordinary HTML says it. */
interface Item {
  title?: string;
  link?: string;
  date?: string | undefined;
  end?: string | undefined;
  place?: string;
  image?: string | undefined;
  alt?: string | undefined;
  description?: AuthoredPart | string | undefined;
  parts?: Parts | undefined;
}

/** The items of the lists in a tag, else its articles, each with what is dated, linked and shown in it. */
export function itemsIn(html: Html): Item[] | undefined {
  const nodes = itemNodes(html);
  const items = nodes.map((node) => itemIn(html, node));
  // An item without a title is not shown, and a component in it may be all that it says.
  if (nodes.some((node, at) => !items[at]!.title && html.holdsLive(node))) return undefined;
  return items.length > 0 ? items : undefined;
}

/** The level of the first item's heading, or the nearest level that a title can have. */
export function levelIn(html: Html): Level | undefined {
  const [heading] = html.elements(HEADING, itemNodes(html));
  const name = heading === undefined ? '' : html.name(heading);
  return name === 'h1' ? 'h2' : LEVELS.find((level) => level === name);
}

function itemNodes(html: Html): readonly unknown[] {
  const isItem = (node: unknown) => ITEM.test(html.name(node)) && !html.isHidden(node);
  const lists = html.outermost(
    LIST,
    html.nodes.filter((node) => !isItem(node)),
  );
  const items = [html.nodes, ...lists.map(html.children)].flatMap((nodes) => nodes.filter(isItem));
  return items.length > 0 ? items : html.outermost(ARTICLE);
}

function itemIn(html: Html, node: unknown): Item {
  const item: Item = {};
  readDates(html, node, item);
  const picture = readPicture(html, node, item);
  const place = html
    .elements(ANY, [node])
    .find((each) => html.name(each) === 'address' || html.attribute(each, 'itemprop') === 'location');
  if (place !== undefined) {
    item.place = html.words(place);
    html.take(place);
  }
  const { heading, link } = readTitle(html, node, item);
  item.parts = html.written({ item: node, picture, heading, link });
  const rest = restOf(html, node);
  const text = html.richText(rest);
  const words = text?.html().replace(SIGNS_BEFORE, '<p>') ?? '';
  if (text && (html.saysWord(words.replace(/<[^>]*>/g, '')) || rest.some(html.holdsLive)))
    item.description = inItem(text, () => words, { before: SIGNS_BEFORE });
  return item;
}

/** Two `time` beside each other are a start and an end. One behind words is part of a sentence, which stays whole. */
function readDates(html: Html, item: unknown, into: Item): void {
  const [time] = html.elements(/^time$/, [item]);
  if (time === undefined) return;
  into.date = writtenIn(html, time);
  const beside = html.beside(time);
  const at = beside.indexOf(time);
  const next = beside.findIndex((node, index) => index > at && html.name(node) === 'time');
  const between = next < 0 ? [] : beside.slice(at + 1, next);
  const words = between.map(html.words).join(' ').trim();
  const isPeriod = next > 0 && (words === '' || words.split(/\s+/).length <= MOST_WORDS_BETWEEN);
  if (isPeriod) into.end = writtenIn(html, beside[next]);
  const isInSentence = beside.slice(0, at).some((node) => isInLine(html, node) && html.isWorded(node));
  if (!isInSentence) html.take(time, ...(isPeriod ? [...between, beside[next]] : []));
}

/** The machine-readable value of a `time` if that is a date or a time of day, else its words. */
function writtenIn(html: Html, time: unknown): string {
  const written = html.attribute(time, 'datetime')?.trim() ?? '';
  const isDate = /^[0-2]\d:[0-5]\d$/.test(written) || longDate(written, '').dateTime !== undefined;
  return isDate ? written : html.words(time);
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

/** The heading, else a link that begins the first line, else that line. A link in a text stays in it. */
function readTitle(html: Html, item: unknown, into: Item): { heading?: unknown; link?: unknown } {
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
  return { heading, link };
}

/** The text of nodes, without the separators around it. A link may have a label as its only text. */
const wordsOf = (html: Html, nodes: readonly unknown[]): string => {
  const words = nodes.map((node) => (html.name(node) === 'a' ? html.link(node).words : html.words(node)));
  return words.join(' ').replace(SIGNS_BEFORE, '').replace(SIGNS_AFTER, '').replace(/\s+/g, ' ');
};

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
