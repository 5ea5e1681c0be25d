import { decodeHTMLAttribute } from 'entities/decode';

const [TAB, LINE_FEED, FORM_FEED, CARRIAGE_RETURN, SPACE] = [9, 10, 12, 13, 32];
const [SLASH, EQUALS, GREATER_THAN, DOUBLE_QUOTE, SINGLE_QUOTE] = [47, 61, 62, 34, 39];
const [CAPITAL_A, CAPITAL_Z, LAST_ASCII] = [65, 90, 127];
/** What stands behind the name in nearly every start tag; any other is read character by character. */
const USUAL = /(?:[ \t\n\f\r]+[^ \t\n\f\r"'=<>/]+(?:=(?:"[^"]*"|'[^']*'))?){0,50}[ \t\n\f\r]*\/?>/y;
const VALUE_END = /[ \t\n\f\r>]/g;
const LANGUAGE = /lang/i;

/** Where a tag's name ends that begins at a place; -1 when it does not. */
export function nameEnd(source: string, start: number): number {
  for (let at = start; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === GREATER_THAN || code === SLASH || isSpace(code)) return at;
  }
  return -1;
}

/** A name in lower case. Nearly all are already, and what V8 does with text beside other than Latin letters is slow. */
export function lowerCase(name: string): string {
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    if (code > LAST_ASCII || (code >= CAPITAL_A && code <= CAPITAL_Z)) return name.toLowerCase();
  }
  return name;
}

/** Where a start tag ends that is written as nearly all are, behind its `>`; -1 for any other. */
export function usualTagEnd(source: string, nameEnd: number): number {
  if (source.charCodeAt(nameEnd) === GREATER_THAN) return nameEnd + 1;
  USUAL.lastIndex = nameEnd;
  return USUAL.test(source) ? USUAL.lastIndex : -1;
}

/** Where a start tag ends, however it is written; -1 when it does not. */
export const tagEnd = (source: string, nameEnd: number): number =>
  Math.abs(readTag(source, nameEnd, undefined)) || -1;

/** Whether a start tag that ends closes itself, where tags can. */
export const isSelfClosing = (source: string, nameEnd: number): boolean =>
  readTag(source, nameEnd, undefined) < 0;

/** A tag's attributes: lower-case names, character references decoded, the first of each name. */
export type Attributes = ReadonlyMap<string, string>;

/** The attributes of a start tag that ends. */
export function attributesOf(source: string, nameEnd: number): Attributes {
  const attributes = new Map<string, string>();
  readTag(source, nameEnd, attributes);
  return attributes;
}

/** The language that a part of a start tag behind its name says; undefined when it says none. */
export function languageIn(attributes: string): string | undefined {
  return LANGUAGE.test(attributes) ? attributesOf(attributes, 0).get('lang') : undefined;
}

/**
 * As the HTML Standard's tokeniser reads a start tag behind its name.
 *
 * @returns its end, negative when the tag closes itself; 0 when it does not end.
 */
function readTag(source: string, nameEnd: number, attributes: Map<string, string> | undefined): number {
  let closesItself = false;
  for (let at = nameEnd; at < source.length; ) {
    const code = source.charCodeAt(at);
    if (code === GREATER_THAN) return closesItself ? -at - 1 : at + 1;
    if (code === SLASH || isSpace(code)) {
      closesItself ||= code === SLASH;
      at++;
      continue;
    }
    closesItself = false;
    const named = attributeNameEnd(source, at + 1);
    const equals = skipSpaces(source, named);
    const hasValue = source.charCodeAt(equals) === EQUALS;
    const value = hasValue ? skipSpaces(source, equals + 1) : equals;
    const end = hasValue ? valueEnd(source, value) : equals;
    if (end < 0) return 0;
    if (attributes) add(attributes, source.slice(at, named), valueIn(source, value, end));
    at = end;
  }
  return 0;
}

/** Behind a value and its quotes; -1 when it does not end. */
function valueEnd(source: string, start: number): number {
  const code = source.charCodeAt(start);
  if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE)
    return source.indexOf(code === DOUBLE_QUOTE ? '"' : "'", start + 1) + 1 || -1;
  VALUE_END.lastIndex = start;
  return VALUE_END.test(source) ? VALUE_END.lastIndex - 1 : -1;
}

function valueIn(source: string, start: number, end: number): string {
  const code = source.charCodeAt(start);
  const isQuoted = end > start && (code === DOUBLE_QUOTE || code === SINGLE_QUOTE);
  return isQuoted ? source.slice(start + 1, end - 1) : source.slice(start, end);
}

function add(attributes: Map<string, string>, written: string, value: string): void {
  const name = lowerCase(written);
  if (!attributes.has(name)) attributes.set(name, value.includes('&') ? decodeHTMLAttribute(value) : value);
}

function attributeNameEnd(source: string, start: number): number {
  let at = start;
  for (; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === EQUALS || code === GREATER_THAN || code === SLASH || isSpace(code)) break;
  }
  return at;
}

function skipSpaces(source: string, start: number): number {
  let at = start;
  while (isSpace(source.charCodeAt(at))) at++;
  return at;
}

function isSpace(code: number): boolean {
  return (
    code <= SPACE &&
    (code === SPACE || code === LINE_FEED || code === TAB || code === CARRIAGE_RETURN || code === FORM_FEED)
  );
}
