import { decodeHTML } from 'entities/decode';
import type { AuthoredLink } from '../elements/_core/definition.js';
import { attributesOf, lowerCase, nameEnd, usualTagEnd } from './start-tag.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const BLOCKS = words('address article aside dd details div dl dt figure footer header li nav ol section ul');
const PHRASES = words('a b em i small span strong sub sup time');
const ONE_LINE = words('h1 h2 h3 h4 h5 h6 p summary');
const EMPTY = words('br img');
const SLASH = 47;

/**
 * The links in plain content, and how many lists each stands in.
 *
 * @returns undefined where elements are not closed one after the other, so that only a parser knows what stands in what.
 */
export function linksInPlain(source: string): readonly AuthoredLink[] | undefined {
  if (/[\r\0]/.test(source)) return undefined;
  const links: AuthoredLink[] = [];
  const open: string[] = [];
  let [lists, text, address] = [0, '', undefined as string | undefined];
  for (let at = source.indexOf('<'), before = 0; at >= 0; at = source.indexOf('<', at)) {
    text += textIn(source.slice(before, at));
    const isEnd = source.charCodeAt(at + 1) === SLASH;
    const named = nameEnd(source, at + (isEnd ? 2 : 1));
    const end = named < 0 ? -1 : usualTagEnd(source, named);
    if (end < 0) return undefined;
    const name = lowerCase(source.slice(at + (isEnd ? 2 : 1), named));
    if (isEnd) {
      if (open.pop() !== name) return undefined;
      if (name === 'a' && address !== undefined) links.push({ address, text, depth: lists });
      if (isList(name)) lists--;
    } else if (!EMPTY.has(name)) {
      if (!mayStandIn(open, name)) return undefined;
      open.push(name);
      if (isList(name)) lists++;
      if (name === 'a') [address, text] = [attributesOf(source, named).get('href'), ''];
    }
    at = end;
    before = end;
  }
  return open.length === 0 ? links : undefined;
}

/** Whether a parser leaves the element where it is written. */
function mayStandIn(open: readonly string[], name: string): boolean {
  const parent = open.at(-1);
  if (name === 'li') return parent !== undefined && isList(parent);
  if (name === 'dd' || name === 'dt') return parent === 'dl';
  if (PHRASES.has(name)) return name !== 'a' || !open.includes('a');
  return (BLOCKS.has(name) || ONE_LINE.has(name)) && (parent === undefined || BLOCKS.has(parent));
}

const isList = (name: string) => name === 'ul' || name === 'ol';

/** A text's characters, its references decoded. */
export const textIn = (source: string): string => (source.includes('&') ? decodeHTML(source) : source);
