import type { Html } from '../_core/declare/html.js';
import { isShort, isWholeTable, linesIn } from './person-lines.js';

const ANY = /./;
const PHONE = /^tel:/i;
const MAIL = /^mailto:/i;
/** Parts what is said of one number from what is said of the next. */
const PARTS = /[,;|·•/]\s+/;
const BETWEEN = /^[\s,;:·•|/—–-]*(?:(?:or|and|hoặc|và)(?:\s+|$))?|[\s,;·•|/—–-]+$/giu;
const NUMBER = /(?:\d[\s().-]*){6,}/;

export interface Contacts {
  phone?: string[];
  phoneLink?: string[];
  mail?: string[];
  mailLink?: string[];
}

interface Contact {
  readonly kind: 'phone' | 'mail';
  readonly words: string;
  readonly address: string;
}

/**
 * All numbers and addresses outside of quotations, each in the words of its line, which may say what kind of number it is. A
 * sentence stays whole, with its links.
 */
export function readContacts(html: Html, found: Contacts): void {
  const quoted = new Set(html.elements(ANY, html.outermost(/^blockquote$/)));
  const all: Contact[] = [];
  for (const { nodes } of linesIn(html)) {
    if (nodes.some((node) => isWholeTable(html, node))) continue;
    const links = html.links(nodes);
    const isContact = (link: unknown) => kindOf(html, link) !== undefined && !quoted.has(link);
    if (links.length === 0 || !links.every(isContact)) continue;
    // What one line says of several is parted, so that it may be longer.
    if (links.length === 1 && !isShort(html, nodes)) continue;
    const contacts = contactsIn(html, nodes, links);
    if (!contacts) continue;
    all.push(...contacts);
    html.take(...nodes);
  }
  for (const kind of ['phone', 'mail'] as const) {
    const own = all.filter((each) => each.kind === kind);
    if (own.length === 0) continue;
    found[kind] = own.map(({ words }) => words);
    found[`${kind}Link`] = own.map(({ address }) => address);
  }
}

export function kindOf(html: Html, link: unknown): Contact['kind'] | undefined {
  const address = html.attribute(link, 'href') ?? '';
  if (PHONE.test(address)) return 'phone';
  return MAIL.test(address) ? 'mail' : undefined;
}

/** The contacts of a line, or undefined where it says more than they do. */
function contactsIn(html: Html, line: readonly unknown[], links: readonly unknown[]): Contact[] | undefined {
  const contacts: Contact[] = [];
  const isLink = new Set(links);
  let before = '';
  for (const leaf of leavesIn(html, line, isLink)) {
    if (!isLink.has(leaf)) {
      before += ` ${html.words(leaf)}`;
      continue;
    }
    const parts = cleaned(before).split(PARTS);
    const label = NUMBER.test(parts.at(-1)!) ? '' : parts.pop()!;
    const numbers = parts.filter((part) => NUMBER.test(part));
    // Words of something else would have no place.
    if (numbers.length < parts.filter((part) => part !== '').length) return undefined;
    for (const words of numbers) contacts.push({ kind: 'phone', words, address: '' });
    const { words, address } = html.link(leaf);
    contacts.push({ kind: kindOf(html, leaf)!, words: `${label} ${words}`.trim(), address });
    before = '';
  }
  const after = cleaned(before);
  if (!html.saysWord(after)) return contacts;
  const last = contacts.pop()!;
  return [...contacts, { ...last, words: `${last.words} ${after}` }];
}

/** The links of a line and the nodes beside them. */
function leavesIn(html: Html, line: readonly unknown[], links: ReadonlySet<unknown>): unknown[] {
  const isLink = (node: unknown) => links.has(node);
  const leaves = (node: unknown): unknown[] =>
    !isLink(node) && html.holds(isLink, node) ? html.children(node).flatMap(leaves) : [node];
  return line.flatMap(leaves);
}

const cleaned = (words: string): string => words.replace(/\s+/g, ' ').trim().replace(BETWEEN, '');
