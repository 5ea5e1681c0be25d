import { isRecord } from '../../../page/is-record.js';
import { isUnchecked, warnOnce } from '../../../page/warn.js';
import type { TagDefinition } from '../define.js';
import { MODEL_SLOT } from '../model-source.js';
import { attributeNames, attributeOwners, childSlots, isHtmlName, slotName } from '../names.js';
import { INVALID, itemsOf, type Kind } from '../prop-types.js';
import type { Own } from '../props/doubts.js';
import { kebabCase, shortened } from '../safe/text.js';

type IsDue = (...parts: readonly string[]) => boolean;

/** Longer names may differ from the right one in two letters. */
const SHORT_NAME = 5;

const always = () => true;

/** Warns of what an author wrote into a tag that reaches no view. */
export function warnOfLostWords(definition: TagDefinition, own: Own): void {
  for (const message of lostWords(definition, own, isUnchecked)) warnOnce(`<${definition.tag}> ${message}`);
}

/** What an author wrote that reaches no view, in words: misspelt attributes, slots and fields, and wrong shapes in JSON. */
export function* lostWords(definition: TagDefinition, own: Own, isDue = always): Generator<string> {
  yield* lostAttributes(definition, own, isDue);
  yield* lostSlots(definition, own, isDue);
}

function* lostAttributes(
  { tag, props }: TagDefinition,
  { attributes }: Own,
  isDue: IsDue,
): Generator<string> {
  for (const name of attributes.getAttributeNames?.() ?? []) {
    const prop = attributeOwners(props).get(name);
    const kind = prop === undefined ? undefined : props[prop];
    if (prop && !kind?.shape) continue;
    const value = attributes.getAttribute(name) ?? '';
    if (!isDue(tag, name, kind ? value : '')) continue;
    const meant = kind || isHtmlName(name) ? undefined : nearest(name.replace(/^data-/, ''), props);
    if (meant)
      yield `attribute ${name}="${shortened(value)}" names no prop; write ${attributeNames(meant).at(-1)}`;
    else if (prop && kind) yield* lostInJson(kind, prop, value);
  }
}

function* lostSlots(definition: TagDefinition, { authored }: Own, isDue: IsDue): Generator<string> {
  const { tag, props, dataSlots } = definition;
  for (const slot of authored.slotted.keys()) {
    if (!childSlots(definition).has(slot) && isDue(tag, 'slot', slot))
      yield `slot="${slot}" is none that a child can have, and what is in it stays where it stands; ${slotsOf(definition)}`;
  }
  for (const [slot, json] of authored.json) {
    if (slot === MODEL_SLOT || dataSlots?.includes(slot) || !isDue(tag, slot, json)) continue;
    const prop = Object.keys(props).find((name) => slotName(name) === slot);
    if (prop) yield* lostInJson(props[prop]!, prop, json);
    else yield `data-slot="${slot}" names no prop (${shortened(json)}); ${slotsOf(definition)}`;
  }
}

const slotsOf = (definition: TagDefinition) =>
  `its slots are ${[...childSlots(definition)].join(', ')}, and as JSON ${Object.keys(definition.props).map(slotName).join(', ')}`;

/** What of a prop's JSON its kind leaves out, item by item and field by field, in words. */
export function lostInJson(kind: Kind<unknown>, prop: string, json: string): string[] {
  try {
    return faultsIn(kind, JSON.parse(json), prop);
  } catch {
    // Whoever reads it says so.
    return [];
  }
}

/** What of a value its kind leaves out. A value that the kind cannot take at all is told where it is read. */
function faultsIn({ name, shape = {} }: Kind<unknown>, value: unknown, path: string): string[] {
  if (name === 'list')
    return (itemsOf(value) ?? []).flatMap((item, at) => fieldFaults(shape, item, `${path}[${at}]`));
  return name === 'object' && isRecord(value) ? fieldFaults(shape, value, path) : [];
}

function fieldFaults(shape: Readonly<Record<string, Kind<unknown>>>, value: unknown, path: string): string[] {
  if (!isRecord(value)) return [`${path} is no object (${shortened(value)}) and is left out; give another`];
  return Object.entries(value).flatMap(([key, field]): string[] => {
    const place = `${path}.${key}`;
    const kind = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (!kind) {
      const meant = nearest(key, shape);
      return meant ? [`${place} (${shortened(field)}) is no field of it; write ${meant}`] : [];
    }
    if (field === undefined || field === null || field === '') return [];
    if (kind.fromValue(field) === INVALID)
      return [`${place} (${shortened(field)}) is no ${kind.name} and is left out; give another`];
    return faultsIn(kind, field, place);
  });
}

/** The name that was meant by one that differs from it in a letter or two; undefined where none is near. */
function nearest(name: string, right: object): string | undefined {
  const written = kebabCase(name);
  const limit = written.length > SHORT_NAME ? 2 : 1;
  return Object.keys(right).find((each) => {
    const wanted = kebabCase(each);
    return Math.abs(wanted.length - written.length) <= limit && distance(written, wanted) <= limit;
  });
}

/** How many letters have to be added, taken out, changed or swapped with the next. */
function distance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[j - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length]!;
}
