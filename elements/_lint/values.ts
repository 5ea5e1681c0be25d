import { isRecord } from '../../page/is-record.js';
import { INVALID, type PropType } from '../_core/declare/prop-type.js';
import { itemsOf } from '../_core/declare/prop-types.js';
import { copiedMarkup, isPart } from '../_core/declare/tree.js';
import { shortened } from '../_safe/text.js';
import { addressFindings } from './addresses.js';
import type { LintedTag, TagFinding } from './finding.js';
import { nearest } from './nearest.js';
import { richTextFindings } from './rich-text.js';

const CURLY_AROUND = /^\s*[“”„‟″]/;
const CURLY = /[“”„‟″]/;
const WRITTEN_BY_SCRIPT = /^\s*(?:undefined|null|NaN)\s*$|\[object \w+\]/;
const SENTENCES: ReadonlySet<string> = new Set(['text', 'html']);

/** Names the likely mistakes in a text that gives a prop. */
export function valueFindings(
  prop: string,
  type: PropType<unknown>,
  text: string,
  place: string,
  { sanitize }: LintedTag,
): TagFinding[] {
  if (WRITTEN_BY_SCRIPT.test(text)) {
    const remedy = 'give it as JSON or as a property, or leave it out';
    return [{ place, message: 'is what JavaScript writes for an object or a missing value', remedy }];
  }
  if ((SENTENCES.has(type.name) ? CURLY_AROUND : CURLY).test(text))
    return [{ place, message: 'has curly quotes', remedy: 'put straight quotes (") around the value' }];
  if (type.name === 'url') return addressFindings(text, place);
  if (type.name === 'html') return richTextFindings(text, place, sanitize);
  return type.shape ? jsonFindings(type, prop, text, sanitize) : [];
}

type Sanitize = LintedTag['sanitize'];

function jsonFindings(type: PropType<unknown>, prop: string, json: string, sanitize: Sanitize): TagFinding[] {
  try {
    return faultsIn(type, JSON.parse(json), prop, sanitize);
  } catch {
    // The element says that this is no JSON.
    return [];
  }
}

/** Names the items and fields that the prop type of a list or an object leaves out, and the losses of their rich text. */
export function faultsIn(
  { name, shape = {} }: PropType<unknown>,
  value: unknown,
  path: string,
  sanitize: Sanitize,
): TagFinding[] {
  if (name === 'list')
    return (itemsOf(value) ?? []).flatMap((item, at) => fieldFaults(shape, item, `${path}[${at}]`, sanitize));
  return name === 'object' && isRecord(value) ? fieldFaults(shape, value, path, sanitize) : [];
}

function fieldFaults(
  shape: Readonly<Record<string, PropType<unknown>>>,
  value: unknown,
  path: string,
  sanitize: Sanitize,
): TagFinding[] {
  const leftOut = (place: string, found: unknown, what: string): TagFinding => ({
    place,
    message: `(${shortened(found)}) is no ${what} and is left out`,
    remedy: 'give another',
  });
  if (!isRecord(value)) return [leftOut(path, value, 'object')];
  return Object.entries(value).flatMap(([key, field]): TagFinding[] => {
    const place = `${path}.${key}`;
    const type = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (!type) {
      const meant = nearest(key, shape);
      return meant
        ? [{ place, message: `(${shortened(field)}) is no field of it`, remedy: `write ${meant}` }]
        : [];
    }
    if (field === undefined || field === null || field === '') return [];
    if (type.fromValue(field) === INVALID) return [leftOut(place, field, type.name)];
    if (type.name === 'url') return addressFindings(String(field), place, `(${shortened(field)}) is`);
    if (type.name === 'html')
      return richTextFindings(isPart(field) ? copiedMarkup(field) : String(field), place, sanitize);
    return faultsIn(type, field, place, sanitize);
  });
}
