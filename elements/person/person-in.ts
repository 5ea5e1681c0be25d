import type { Html } from '../_core/declare/html-form.js';
import type { AuthoredPart } from '../_core/declare/tree.js';

const HEADING = /^h[1-6]$/;
const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;
/** Elements that name the source of a quotation. */
const SOURCE = /^(?:figcaption|footer|cite)$/;
const ANY = /./;
/** Elements that stand in a line of text. */
const IN_LINE = /^(?:|a|abbr|b|cite|data|em|i|mark|q|s|small|span|strong|sub|sup|time|u)$/;
/** Blocks that are lines, parted by `br`. */
const LINES = /^(?:p|div|section|header|article|address|figure|hgroup)$/;
const BREAK = 'br';
const BLOCK = /^(?:p|div)$/;
const PHONE = /^tel:/i;
const MAIL = /^mailto:/i;
const DASHES_BEFORE = /^[\s—–-]+/;
const SIGNS_AROUND = /^[\s,;:·•|—–-]+|[\s,;:·•|—–-]+$/g;
/** A role is no sentence, and no paragraph. */
const SENTENCE_END = /[.!?…]$/;
const MOST_CHARACTERS = 100;

/** A person as ordinary HTML names them. */
interface Found {
  name?: string;
  titleType?: (typeof LEVELS)[number];
  role?: string;
  unit?: string;
  phone?: string;
  phoneLink?: string;
  mail?: string;
  mailLink?: string;
  img?: string;
  srcset?: string;
  alt?: string;
  link?: string;
  quote?: AuthoredPart;
  description?: AuthoredPart;
}

const known = new WeakMap<readonly unknown[], Found>();

/** Gives one of the props, all of which are read at once. */
export const part =
  <Prop extends keyof Found>(prop: Prop) =>
  (html: Html): Found[Prop] => {
    if (html.isSlotted) return undefined;
    const found = known.get(html.nodes) ?? personIn(html);
    known.set(html.nodes, found);
    return found[prop];
  };

function personIn(html: Html): Found {
  const found: Found = {};
  readContacts(html, found);
  const [heading] = html.elements(HEADING).filter(html.hasWords);
  const quote = html.elements(/^blockquote$/)[0];
  if (heading === undefined) readSource(html, found);
  if (quote !== undefined) {
    assign(found, { quote: html.richText(html.rest(html.children(quote))) });
    html.take(quote);
  }
  readPicture(html, found);
  if (heading === undefined) readFirstLine(html, found);
  else readHeading(html, heading, found);
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

/** The first number and the first address, in the words of their line: it may say what kind of number it is. */
function readContacts(html: Html, found: Found): void {
  const inQuotes = new Set(html.elements(ANY, html.outermost(/^blockquote$/)));
  for (const [scheme, prop] of [
    [PHONE, 'phone'],
    [MAIL, 'mail'],
  ] as const) {
    const link = html
      .links()
      .find((each) => !inQuotes.has(each) && scheme.test(html.attribute(each, 'href') ?? ''));
    if (link === undefined) continue;
    const line = linesIn(html).find((each) => html.links(each).includes(link)) ?? [link];
    const own = html.links(line).length === 1 && isShort(html, line) ? line : [link];
    found[prop] = own[0] === link ? html.link(link).words : wordsOf(html, own);
    found[`${prop}Link`] = html.link(link).address;
    html.take(...own);
  }
}

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

function readPicture(html: Html, found: Found): void {
  const picture = html.elements(/^img$/).find(html.picture);
  if (picture === undefined) return;
  const { src, srcset, alt } = html.picture(picture)!;
  assign(found, { img: src, srcset, alt });
  html.keep({ picture });
  html.take(picture);
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
  if (!line || !isShort(html, line)) return;
  const [link] = html.links(line);
  assign(found, { name: wordsOf(html, line) });
  if (link !== undefined) readLink(html, link, found);
  html.take(...line);
}

function readLink(html: Html, node: unknown, found: Found): void {
  assign(found, { link: html.link(node).address });
  html.keep({ link: node });
}

/** A line that follows the name: short, and no link. */
function readLine(html: Html, prop: 'role' | 'unit', found: Found): void {
  const [line] = linesIn(html);
  if (found[prop] || !line || !isShort(html, line) || html.links(line).length > 0) return;
  found[prop] = wordsOf(html, line);
  html.take(...line);
}

const wordsOf = (html: Html, line: readonly unknown[]): string =>
  line.map(html.words).join(' ').replace(SIGNS_AROUND, '').replace(/\s+/g, ' ');

function isShort(html: Html, line: readonly unknown[]): boolean {
  const words = wordsOf(html, line);
  const isText = line.every((node) => IN_LINE.test(html.name(node)));
  return isText && words.length <= MOST_CHARACTERS && !SENTENCE_END.test(words);
}

/** The lines that nothing has taken, as readers see them. */
function linesIn(html: Html): unknown[][] {
  const lines: unknown[][] = [[]];
  const add = (nodes: readonly unknown[]) => {
    for (const node of nodes) {
      const name = html.name(node);
      if (name === BREAK) lines.push([]);
      else if (IN_LINE.test(name)) lines.at(-1)!.push(node);
      else if (LINES.test(name)) {
        lines.push([]);
        add(html.rest(html.children(node)));
        lines.push([]);
      } else lines.push([node], []);
    }
  };
  add(html.rest(html.nodes, (node) => html.name(node) === 'a' && html.holds(BLOCK, node)));
  return lines.filter((line) => line.some(html.isWorded));
}
