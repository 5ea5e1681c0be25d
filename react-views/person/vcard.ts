import { absoluteAddress } from '../_shared/links/absolute-address.js';
import type { SafeHtml, SafeUrl } from '../_shared/safe.js';
import { escapedText, fileOfLines } from '../_shared/text/content-lines.js';
import { plainText } from '../_shared/text/plain-text.js';
import { mailAddress, phoneAddress } from './contact-links.js';

/** What a card says of somebody. */
export interface Contact {
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  readonly unit?: string | undefined;
  readonly phone?: readonly string[] | undefined;
  /** Where each number leads if not to its own digits. */
  readonly phoneLink?: readonly (SafeUrl | undefined)[] | undefined;
  readonly mail?: readonly string[] | undefined;
  readonly mailLink?: readonly (SafeUrl | undefined)[] | undefined;
  readonly link?: SafeUrl | undefined;
  readonly description?: SafeHtml | undefined;
}

/** The kind of a number, by what stands beside it. */
const KINDS = [
  ['cell', /\b(?:mobile|cell|handy)|di động/i],
  ['fax', /\bfax/i],
  ['home', /\bhome\b|nhà riêng/i],
] as const;
const POSTAL = /<address\b[^>]*>([\s\S]*?)<\/address>/i;
const LINE_BREAK = /<br\b[^>]*>|<\/(?:p|div|li)>/gi;
const TEL = /^tel:/i;
const WEB = /^https?:/i;
const MAIL = /^mailto:([^\s?]+@[^\s?]+)/i;

/**
 * A card (RFC 6350) of a person, without a clock or a random part: one person gives one file.
 *
 * @param page the page's address, by which the card has an absolute link.
 */
export function vcard(person: Contact & { readonly name: string }, page: string | undefined): SafeUrl {
  const { name, role, unit, phone = [], phoneLink = [], mail = [], mailLink = [] } = person;
  const postal = POSTAL.exec(String(person.description?.__html ?? ''))?.[1];
  const url = absoluteAddress(person.link, page);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escapedText(name)}`,
    role && `TITLE:${escapedText(role)}`,
    unit && `ORG:${escapedText(unit)}`,
    ...phone.map((words, at) => telephone(words, phoneLink[at] ?? phoneAddress(words))),
    ...mail.map((words, at) => electronic(mailLink[at] ?? mailAddress(words))),
    postal && `ADR;TYPE=work:;;${escapedText(addressIn(postal))};;;;`,
    WEB.test(url ?? '') && `URL:${url}`,
    'END:VCARD',
  ];
  return fileOfLines(
    'text/vcard',
    lines.filter((line): line is string => !!line),
  );
}

function telephone(words: string, address: string | undefined): string | undefined {
  if (!address || !TEL.test(address)) return undefined;
  const kind = KINDS.find(([, said]) => said.test(words))?.[0] ?? 'work';
  return `TEL;TYPE=${kind}:${escapedText(address.replace(TEL, ''))}`;
}

function electronic(address = ''): string | undefined {
  const written = MAIL.exec(address)?.[1];
  return written && `EMAIL:${escapedText(decoded(written))}`;
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

const addressIn = (html: string): string =>
  plainText({ __html: html.replace(LINE_BREAK, ', ') })
    .replace(/(?:\s*,)+/g, ',')
    .replace(/,\s*$/, '');
