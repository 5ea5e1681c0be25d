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

/** Whether HTML gives an attribute a meaning on every element. */
export const isHtmlName = (name: string): boolean => HTML_OWNS.has(name);

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
export const observedNames = (props: PropKinds): string[] => [...attributeOwners(props).keys()];

const owners = new WeakMap<PropKinds, ReadonlyMap<string, string>>();

/** A tag's attributes with the props that they give. */
export function attributeOwners(props: PropKinds): ReadonlyMap<string, string> {
  let ofTag = owners.get(props);
  if (!ofTag) {
    ofTag = new Map(Object.keys(props).flatMap((prop) => attributeNames(prop).map((name) => [name, prop])));
    owners.set(props, ofTag);
  }
  return ofTag;
}
