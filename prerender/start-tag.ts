import { decodeHTMLAttribute } from 'entities/decode';

const [TAB, LINE_FEED, FORM_FEED, CARRIAGE_RETURN, SPACE] = [9, 10, 12, 13, 32];
const [SLASH, EQUALS, GREATER_THAN, DOUBLE_QUOTE, SINGLE_QUOTE] = [47, 61, 62, 34, 39];
/** What stands behind the name in nearly every start tag; any other is read character by character. */
const USUAL = /(?:[ \t\n\f\r]+[^ \t\n\f\r"'=<>/]+(?:=(?:"[^"]*"|'[^']*'))?){0,50}[ \t\n\f\r]*\/?>/y;
const NAME_END = /[ \t\n\f\r/>]/g;
const ATTRIBUTE_NAME_END = /[ \t\n\f\r/>=]/g;
const VALUE_END = /[ \t\n\f\r>]/g;

/** Where a tag's name ends that begins at a place; -1 when it does not. */
export const nameEnd = (source: string, start: number): number => findFrom(NAME_END, source, start);

/** Where a start tag ends that is written as nearly all are, behind its `>`; -1 for any other. */
export function usualTagEnd(source: string, nameEnd: number): number {
  USUAL.lastIndex = nameEnd;
  return USUAL.test(source) ? USUAL.lastIndex : -1;
}

/** Where a start tag ends, however it is written; -1 when it does not. */
export const tagEnd = (source: string, nameEnd: number): number => readTag(source, nameEnd, undefined).end;

/** Whether a start tag that ends closes itself, where tags can. */
export const isSelfClosing = (source: string, nameEnd: number): boolean =>
  readTag(source, nameEnd, undefined).closesItself;

/** The attributes of a start tag that ends: lower-case names, character references decoded, the first of each name. */
export function attributesOf(source: string, nameEnd: number): Record<string, string> {
  const attributes: Record<string, string> = {};
  readTag(source, nameEnd, attributes);
  return attributes;
}

interface Read {
  readonly end: number;
  readonly closesItself: boolean;
}

const ENDLESS: Read = { end: -1, closesItself: false };

/** As the HTML Standard's tokeniser reads a start tag behind its name. */
function readTag(source: string, nameEnd: number, attributes: Record<string, string> | undefined): Read {
  let closesItself = false;
  for (let at = nameEnd; at < source.length; ) {
    const code = source.charCodeAt(at);
    if (code === GREATER_THAN) return { end: at + 1, closesItself };
    if (code === SLASH || isSpace(code)) {
      closesItself ||= code === SLASH;
      at++;
      continue;
    }
    closesItself = false;
    const end = findFrom(ATTRIBUTE_NAME_END, source, at + 1);
    if (end < 0) return ENDLESS;
    const value = valueAt(source, end);
    if (!value) return ENDLESS;
    if (attributes) add(attributes, source.slice(at, end), source.slice(value.start, value.end));
    at = value.next;
  }
  return ENDLESS;
}

interface Value {
  readonly start: number;
  readonly end: number;
  /** Where the tag goes on. */
  readonly next: number;
}

/** @returns the value behind an attribute's name, empty when there is none; undefined when it does not end. */
function valueAt(source: string, nameEnd: number): Value | undefined {
  const equals = skipSpaces(source, nameEnd);
  if (source.charCodeAt(equals) !== EQUALS) return { start: equals, end: equals, next: equals };
  const at = skipSpaces(source, equals + 1);
  const code = source.charCodeAt(at);
  if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) {
    const end = source.indexOf(code === DOUBLE_QUOTE ? '"' : "'", at + 1);
    return end < 0 ? undefined : { start: at + 1, end, next: end + 1 };
  }
  const end = findFrom(VALUE_END, source, at);
  return end < 0 ? undefined : { start: at, end, next: end };
}

function add(attributes: Record<string, string>, written: string, value: string): void {
  const name = written.toLowerCase();
  if (Object.hasOwn(attributes, name)) return;
  attributes[name] = value.includes('&') ? decodeHTMLAttribute(value) : value;
}

function skipSpaces(source: string, start: number): number {
  let at = start;
  while (isSpace(source.charCodeAt(at))) at++;
  return at;
}

const isSpace = (code: number) =>
  code === SPACE || code === LINE_FEED || code === TAB || code === CARRIAGE_RETURN || code === FORM_FEED;

function findFrom(pattern: RegExp, source: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(source) ? pattern.lastIndex - 1 : -1;
}
