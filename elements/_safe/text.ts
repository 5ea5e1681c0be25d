import { namedCharacter } from './named-characters.js';

const REFERENCE = /&(?:#[xX]([0-9a-fA-F]+);?|#([0-9]+);?|([a-zA-Z][a-zA-Z0-9]*);)/g;
const NUMERIC = /^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?\s*$/i;
const REPLACEMENT_CHARACTER = '\ufffd';
// HTML reads &#128; to &#159; as Windows-1252 (HTML Standard, numeric character reference end state).
const WINDOWS_1252_FROM_128 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Text with its HTML character references decoded once: numeric ones, and named ones if a semicolon closes them (so
 * `?a=1&copy=2` stays a query). Browsers know all names of HTML, servers those of HTML 4.
 */
export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return namedCharacter(name) ?? reference;
    return fromCodePoint(hex === undefined ? Number.parseInt(decimal!, 10) : Number.parseInt(hex, 16));
  });
}

function fromCodePoint(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252_FROM_128[code - 0x80]!;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code === 0 || code > 0x10ffff || isSurrogate) return REPLACEMENT_CHARACTER;
  return String.fromCodePoint(code);
}

/**
 * An attribute's text as the spec's section 5 reads it when no prop type says more: `'true'` and `'false'` as booleans,
 * numeric text as a number, anything else as text with character references decoded. Digits that a number cannot hold
 * stay text.
 */
export function coerceAttribute(text: string): boolean | number | string {
  if (text === 'true') return true;
  if (text === 'false') return false;
  return parseNumber(text) ?? decodeText(text);
}

/** The number that a whole text spells, or undefined: `'12px'`, `''` and integers beyond 2^53 are none. */
export function parseNumber(text: string): number | undefined {
  if (!NUMERIC.test(text)) return undefined;
  const number = Number(text);
  const losesDigits = Number.isInteger(number) && !Number.isSafeInteger(number);
  return Number.isFinite(number) && !losesDigits ? number : undefined;
}

/** A camelCase prop name as an attribute's name, acronyms kept together: `isDSIcon` → `is-ds-icon`. */
export function kebabCase(name: string): string {
  if (name === name.toLowerCase()) return name;
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Converts any value to text. An object without a prototype has no `toString`, so its type is given. */
export function asText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

const LONGEST_VALUE = 80;

/** A value as a message names it. */
export function shortened(value: unknown): string {
  const text = typeof value === 'object' ? (JSON.stringify(value) ?? '') : asText(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, in which a reader sees no difference. */
export const lettersOf = (text: string): string[] => (text.match(WORD) ?? []).map(plainWord);
export const plainWord = (word: string): string => word.normalize('NFC').toLowerCase();
