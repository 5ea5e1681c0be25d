import type { Parts } from '../../react-views/_shared/parts.js';
import type { Html } from '../_core/declare/html.js';
import type { AuthoredPart } from '../_core/declare/tree.js';
import { type Contacts, readContacts } from './person-contacts.js';
import { isShort, isWholeTable, linesIn, wordsOf } from './person-lines.js';

const HEADING = /^h[1-6]$/;
const TABLE = /^table$/;
const LINK = /^a$/;
const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;
/** Elements that name the source of a quotation. */
const SOURCE = /^(?:figcaption|footer|cite)$/;
const BREAK = 'br';
const LIST = /^[ou]l$/;
const DASHES_BEFORE = /^[\s—–-]+/;

/** A person as ordinary HTML names them. */
export interface Found extends Contacts {
  name?: string;
  titleType?: (typeof LEVELS)[number];
  role?: string;
  unit?: string;
  img?: string;
  srcset?: string;
  alt?: string;
  link?: string;
  links?: { title: string; link: string; parts: Parts | undefined }[];
  quote?: AuthoredPart;
  description?: AuthoredPart;
}

/** Reads all props at once, because what is one of them is none of another. */
export function personIn(html: Html): Found {
  const found: Found = {};
  readContacts(html, found);
  const [heading] = html.elements(HEADING).filter(html.hasWords);
  const quote = html.elements(/^blockquote$/)[0];
  if (heading === undefined) readSource(html, found);
  if (quote !== undefined) {
    assign(found, { quote: html.richText(html.rest(html.children(quote))) });
    html.take(quote);
  }
  const pictured = readPicture(html, found);
  if (heading === undefined) readFirstLine(html, found);
  else readHeading(html, heading, found);
  readLinks(html, found);
  if (pictured !== undefined) readPictureLink(html, pictured, found);
  for (const prop of ['role', 'unit'] as const) readLine(html, prop, found);
  const rest = withoutOuterBreaks(html, html.rest(html.nodes));
  if (rest.some((node) => html.isWorded(node) || html.holdsLive(node)))
    assign(found, { description: html.richText(rest) });
  return found;
}

/** Breaks part the lines that are left over, and not those from what was taken. */
function withoutOuterBreaks(html: Html, nodes: readonly unknown[]): unknown[] {
  const says = (node: unknown) => html.name(node) !== BREAK && !html.isBlank(node);
  const first = nodes.findIndex(says);
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex(says) + 1);
}

/** Sets what there is. */
const assign = (found: Found, parts: { readonly [Prop in keyof Found]: Found[Prop] | undefined }) =>
  Object.assign(found, Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)));

/** `— Mai Tran, third-year student, Engineering` */
function readSource(html: Html, found: Found): void {
  const source = html.elements(SOURCE)[0];
  if (source === undefined) return;
  const around = html.around(/^p$/, source) ?? source;
  const [name = '', role, ...unit] = html.words(around).replace(DASHES_BEFORE, '').split(/,\s*/);
  const [link] = html.links([around]);
  assign(found, { name, role, unit: unit.join(', ') || undefined });
  if (link !== undefined) readLink(html, link, found);
  html.take(around);
}

/** The items of lists that hold nothing but a link each. */
function readLinks(html: Html, found: Found): void {
  for (const list of html.elements(LIST)) {
    const items = html.children(list).filter((item) => !html.isBlank(item));
    // The links of lists in it are theirs. To look through all of them at each depth would take the square of the time.
    if (items.some((item) => html.holds(LIST, item))) continue;
    const links = html.links([list]);
    const isAlone = (item: unknown, at: number) =>
      links[at] !== undefined && html.words(item) === html.link(links[at]).words;
    if (items.length === 0 || items.length !== links.length || !items.every(isAlone)) continue;
    const read = links.map((node) => {
      const { words, address } = html.link(node);
      return { title: words, link: address, parts: html.written({ link: node }) };
    });
    found.links = [...(found.links ?? []), ...read];
    html.take(list);
  }
}

/** @returns the link around the picture, of the links that are this person's. */
function readPicture(html: Html, found: Found): unknown {
  const isOwn = (node: unknown) => {
    const table = html.around(TABLE, node);
    return html.picture(node) !== undefined && !(table !== undefined && isWholeTable(html, table));
  };
  const picture = html.elements(/^img$/).find(isOwn);
  if (picture === undefined) return undefined;
  const { src, srcset, alt } = html.picture(picture)!;
  assign(found, { img: src, srcset, alt });
  html.keep({ picture });
  const isIt = (node: unknown) => node === picture;
  const link = html.elements(LINK).find((each) => html.holds(isIt, each));
  html.take(picture);
  return link === undefined || html.attribute(link, 'href') === undefined ? undefined : link;
}

/** The link around a picture is the person's. If that leads elsewhere, it is one of their links. */
function readPictureLink(html: Html, link: unknown, found: Found): void {
  const { address, words } = html.link(link);
  if (found.link === undefined) readLink(html, link, found);
  else if (found.link !== address && !found.links?.some((each) => each.link === address)) {
    const own = { title: words || found.name || address, link: address, parts: html.written({ link }) };
    found.links = [...(found.links ?? []), own];
  }
}

/** A link in the heading, or around all of it. */
function readHeading(html: Html, heading: unknown, found: Found): void {
  const name = html.name(heading);
  assign(found, {
    name: html.words(heading),
    titleType: name === 'h1' ? 'h2' : LEVELS.find((level) => level === name),
  });
  const isHeading = (node: unknown) => node === heading;
  const around = html.links().find((link) => html.holds(isHeading, link));
  const link = html.links([heading])[0] ?? around;
  if (link !== undefined) readLink(html, link, found);
  html.take(heading);
  html.keep({ heading });
}

function readFirstLine(html: Html, found: Found): void {
  if (found.name) return;
  const [line] = linesIn(html);
  if (!line || !isShort(html, line.nodes)) return;
  const [link] = html.links(line.nodes);
  assign(found, { name: wordsOf(html, line.nodes) });
  if (link !== undefined) readLink(html, link, found);
  html.take(...line.nodes);
}

function readLink(html: Html, node: unknown, found: Found): void {
  assign(found, { link: html.link(node).address });
  html.keep({ link: node });
}

/** A line that follows the name: short, no link, and no item of a list. */
function readLine(html: Html, prop: 'role' | 'unit', found: Found): void {
  const [line] = linesIn(html);
  if (found[prop] || !line || line.isListed) return;
  if (!isShort(html, line.nodes) || html.links(line.nodes).length > 0) return;
  found[prop] = wordsOf(html, line.nodes);
  html.take(...line.nodes);
}
