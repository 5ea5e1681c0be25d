import type { PropKinds } from '../definition.js';
import { kebabCase } from '../safety/text.js';

/** Bare names that HTML gives a meaning of its own; props of these names are given as `data-…` only (contract §3). */
const HTML_OWNS = new Set([
  'id',
  'class',
  'style',
  'hidden',
  'lang',
  'dir',
  'slot',
  'part',
  'role',
  'tabindex',
]);

const known = new Map<string, readonly string[]>();

/** The attributes that give a prop, the first present one wins. */
export function attributeNames(prop: string): readonly string[] {
  let names = known.get(prop);
  if (!names) {
    names = namesOf(kebabCase(prop));
    known.set(prop, names);
  }
  return names;
}

const namesOf = (name: string) => (HTML_OWNS.has(name) ? [`data-${name}`] : [`data-${name}`, name]);

/** Every attribute that gives one of a tag's props. */
export function observedNames(props: PropKinds): string[] {
  return Object.keys(props).flatMap(attributeNames);
}
