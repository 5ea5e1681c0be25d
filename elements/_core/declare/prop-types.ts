import { isRecord } from '../../../page/is-record.js';
import type { SafeHtml, SafeUrl } from '../../../react-views/_shared/safe.js';
import { toSafeHtml } from '../../_safe/safe-html.js';
import { safeUrl } from '../../_safe/safe-url.js';
import { asText, coerceAttribute, parseNumber } from '../../_safe/text.js';
import { INVALID, type PropType, type Range, type Shape } from './prop-type.js';
import { isPart } from './tree.js';
import { areWrittenParts } from './written-parts.js';

type ShapeValues<S extends Shape> = {
  readonly [K in keyof S]: S[K] extends PropType<infer Value> ? Value : never;
};

type Coerced = ReturnType<typeof coerceAttribute>;

/**
 * How a prop type reads an attribute: from what `coerceAttribute` makes of it. A prop type that must not lose a character
 * takes the authored text where that was made a boolean or a number.
 */
const coerced =
  <Value>(refine: (value: Coerced, authored: string) => Value) =>
  (authored: string): Value =>
    refine(coerceAttribute(authored), authored);

const wordsOf = (value: Coerced, authored: string) => (typeof value === 'string' ? value : authored);

const TRUE_WORDS = new Set(['', 'true', 'on', 'yes', '1']);
const FALSE_WORDS = new Set(['false', 'off', 'no', '0']);

/** Plain text. Every character stays as authored. An attribute's character references are decoded. */
export function text(): PropType<string | undefined>;
export function text(fallback: string): PropType<string>;
export function text(fallback?: string): PropType<string | undefined> {
  return { name: 'text', fallback, fromText: coerced(wordsOf), fromValue: scalarToText };
}

function scalarToText(value: unknown): string | typeof INVALID {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : INVALID;
}

/** Rich text, sanitised. Character references are decoded once more only when a value's tags are all escaped. */
export function html(): PropType<SafeHtml | undefined> {
  return {
    name: 'html',
    fallback: undefined,
    fromText: toSafeHtml,
    fromValue(value) {
      // No JSON has a function, so only what was read in a tag can be nodes.
      if (isPart(value) && value.nodes) return value.nodes();
      const markup = scalarToText(value);
      return markup === INVALID ? INVALID : toSafeHtml(markup);
    },
  };
}

/** The props by which others than HTML say what is written on a link. */
export const linkOptions = { linkTarget: text(), linkRel: text(), linkDownload: text() };

/** A prop type whose values are paths of pictures or icon files. */
export function asset<Value>(type: PropType<Value>): PropType<Value> {
  return { ...type, isAsset: true };
}

/**
 * A link's or picture's address: http, https, mailto, tel, relative or in-page. Its query is encoded again. An empty
 * address counts as not given.
 *
 * @param alias another name that its attribute may have.
 */
export function url(alias?: string): PropType<SafeUrl | undefined> {
  const read = (address: string) =>
    address.trim() === '' ? undefined : ((safeUrl(address) as SafeUrl | undefined) ?? INVALID);
  return {
    name: 'url',
    alias,
    fallback: undefined,
    fromText: coerced((value, address) => read(wordsOf(value, address))),
    fromValue: (value) => (typeof value === 'string' ? read(value) : INVALID),
  };
}

/**
 * True or false. A bare attribute, or one that repeats its own name, is true (HTL writes `true` as a bare attribute).
 */
export function boolean(fallback = false): PropType<boolean> {
  const read = (word: string) => {
    const lowerCase = word.trim().toLowerCase();
    if (TRUE_WORDS.has(lowerCase)) return true;
    return FALSE_WORDS.has(lowerCase) ? false : INVALID;
  };
  return {
    name: 'boolean',
    fallback,
    fromText: coerced((value, word) => (typeof value === 'boolean' ? value : read(word))),
    fromValue: (value) => (typeof value === 'boolean' ? value : read(asText(value))),
  };
}

/** A finite number. Text must be a number as a whole, so `12px` is invalid, as is a number out of range. */
export function number(fallback?: undefined, range?: Range): PropType<number | undefined>;
export function number(fallback: number, range?: Range): PropType<number>;
export function number(fallback?: number, range: Range = {}): PropType<number | undefined> {
  const { min = -Infinity, max = Infinity } = range;
  const within = (n: number | undefined) =>
    n !== undefined && Number.isFinite(n) && n >= min && n <= max ? n : INVALID;
  return {
    name: 'number',
    fallback,
    range,
    fromText: coerced((value) => within(typeof value === 'number' ? value : undefined)),
    fromValue: (value) =>
      within(typeof value === 'number' ? value : parseNumber(typeof value === 'string' ? value : '')),
  };
}

/**
 * One of a closed list of words, without regard to case or outer spaces.
 *
 * @param otherwise the value for a word outside the list if that is not the default. Authors write `other` to choose
 *   it.
 */
export function oneOf<const V extends string>(values: readonly V[]): PropType<V | undefined>;
export function oneOf<const V extends string>(values: readonly V[], fallback: V, otherwise?: V): PropType<V>;
export function oneOf<const V extends string>(
  values: readonly V[],
  fallback?: V,
  otherwise?: V,
): PropType<V | undefined> {
  const read = (word: string) => {
    const wanted = word.trim().toLowerCase();
    // The specification's own word for what is not listed.
    const meant = wanted === 'other' && otherwise;
    return values.find((value) => value.toLowerCase() === wanted) ?? (meant || INVALID);
  };
  return {
    name: 'enum',
    fallback,
    ...(otherwise !== undefined && { otherwise }),
    values,
    fromText: coerced((value, word) => read(wordsOf(value, word))),
    fromValue: (value) => read(asText(value)),
  };
}

/**
 * A list of objects of one shape, given as JSON text or as its value. Only the shape's fields reach the view, each read
 * by its prop type. An item that is no object is left out, and so is one that is empty or lacks a field that it needs.
 * A list of nothing but other values, or of items that are all left out, is invalid. The CMS's multifields, objects
 * with `item0`, `item1` …, count as lists.
 *
 * @param needs the fields without which an item is not shown.
 */
export function list<const S extends Shape>(
  shape: S,
  needs: readonly (keyof S & string)[] = [],
): PropType<readonly ShapeValues<S>[]> {
  const fromValue = (given: unknown) => {
    const items = itemsOf(fromJson(given));
    const records = items?.filter(isRecord);
    if (!items || !records || (items.length > 0 && records.length === 0)) return INVALID;
    const kept = records
      .map((item) => pick(shape, item))
      .filter((item) => Object.values(item).some(isWritten) && needs.every((name) => isWritten(item[name])));
    return !kept[0] && records.some(saysSomething) ? INVALID : kept;
  };
  return { name: 'list', fallback: [], shape, needs, fromText: fromValue, fromValue };
}

/**
 * An object of a known shape, given as JSON text or as its value. Only the shape's fields reach the view, each read by its
 * prop type.
 */
export function object<const S extends Shape>(shape: S): PropType<ShapeValues<S> | undefined> {
  const fromValue = (given: unknown) => {
    const value = fromJson(given);
    return isRecord(value) ? pick(shape, value) : INVALID;
  };
  return { name: 'object', fallback: undefined, shape, fromText: fromValue, fromValue };
}

/** A function, given as a property only: an attribute that names one is never looked up. */
export function callback<F extends (...args: never[]) => unknown>(): PropType<F | undefined> {
  return {
    name: 'callback',
    fallback: undefined,
    fromText: () => INVALID,
    fromValue: (value) => (typeof value === 'function' ? (value as F) : INVALID),
  };
}

/** True if a field says anything: neither blank, nor empty, nor `false`. */
const isWritten = (field: unknown): boolean =>
  Array.isArray(field)
    ? field.length > 0
    : field !== undefined && field !== false && !areWrittenParts(field) && asText(field).trim() !== '';

/**
 * True if an author has written anything into an item. Fields that a repository adds to the node are not of the prop
 * type, so they do not count.
 */
const saysSomething = (item: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(item).some(([key, value]) => isWritten(value) && !/^(?:jcr|sling|cq|:)/.test(key));

/** A field that an author has left empty is none. */
function pick<S extends Shape>(shape: S, record: Readonly<Record<string, unknown>>): ShapeValues<S> {
  const fields = Object.entries(shape).map(([key, type]): [string, unknown] => {
    const value = Object.hasOwn(record, key) ? record[key] : undefined;
    const isGiven = value !== undefined && value !== null && value !== '';
    const read = isGiven ? type.fromValue(value) : type.fallback;
    return [key, read === INVALID ? type.fallback : read];
  });
  if (areWrittenParts(record.parts)) fields.push(['parts', record.parts]);
  return Object.fromEntries(fields) as ShapeValues<S>;
}

/** The items of a list or a multifield, or undefined for what is neither. */
export function itemsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter(([key]) => /^item\d+$/.test(key));
  if (entries.length === 0) return undefined;
  return entries.sort(([a], [b]) => Number(a.slice(4)) - Number(b.slice(4))).map(([, item]) => item);
}

/** Parses JSON text. Gives any other value as it is. */
function fromJson(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}
