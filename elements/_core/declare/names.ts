import { kebabCase } from '../../_safe/text.js';
import type { ContentReader } from './authored.js';
import type { TagDefinition } from './definition.js';
import type { PropType, PropTypes } from './prop-type.js';

/** Types that a child's text or markup cannot give. A form may read the child. */
export const NOT_BY_CHILD: ReadonlySet<string> = new Set(['list', 'object', 'callback']);

/** Attributes that say where a component's model is (contract §3). */
export const MODEL_ATTRIBUTES = ['model-path', 'src'] as const;

/** The data script that holds a component's whole model. */
export const MODEL_SLOT = 'model';

const slotsOfTag = new WeakMap<PropTypes, ReadonlySet<string>>();

/** The one name of a slot, however it is written: `moreContent` is `more-content`. */
export const slotName = kebabCase;

/** The slots that children of a tag can have. */
export function childSlots({ props, form }: TagDefinition): ReadonlySet<string> {
  let slots = slotsOfTag.get(props);
  if (!slots) {
    const given = Object.entries(props).filter(
      ([prop, type]) => !NOT_BY_CHILD.has(type.name) || form?.slots?.[prop] !== undefined,
    );
    slots = new Set(given.map(([prop]) => slotName(prop)));
    slotsOfTag.set(props, slots);
  }
  return slots;
}

/** True if a child with this slot gives one of the tag's props. Other children are left where they are. */
export const takesChild = (definition: TagDefinition, slot: string): boolean =>
  childSlots(definition).has(slotName(slot));

/** How the content of a tag is read. */
export const readerOf = (definition: TagDefinition): ContentReader => ({
  takes: (slot) => takesChild(definition, slot),
  form: definition.form,
  props: definition.props,
});

/** Attribute names that HTML defines itself, so props of these names are read from `data-…` only (contract §3). */
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

/** The attributes by which authors give a prop: `data-cta-url` and, where HTML does not own it, `cta-url`. */
export function attributeNames(prop: string): readonly string[] {
  const name = kebabCase(prop);
  return HTML_OWNS.has(name) ? [`data-${name}`] : [`data-${name}`, name];
}

/**
 * All attributes that give a prop, the first present one wins: those of authors, then its alias, then the prop's name in
 * lower case, as frameworks write it on a server (`ctaurl`). A listener's, such as `onclick`, is HTML's own.
 */
export function readAttributes(
  prop: string,
  { alias }: Pick<PropType<unknown>, 'alias'> = {},
): readonly string[] {
  const names = [...attributeNames(prop), ...(alias ? [alias] : [])];
  const lowerCase = prop.toLowerCase();
  return HTML_OWNS.has(lowerCase) || names.includes(lowerCase) || lowerCase.startsWith('on')
    ? names
    : [...names, lowerCase];
}

/** Every attribute that gives one of a tag's props. */
export const observedNames = (props: PropTypes): string[] => [...attributeOwners(props).keys()];

const owners = new WeakMap<PropTypes, ReadonlyMap<string, string>>();

/** A tag's attributes with the props that they give. */
export function attributeOwners(props: PropTypes): ReadonlyMap<string, string> {
  let ofTag = owners.get(props);
  if (!ofTag) {
    ofTag = new Map(
      Object.entries(props).flatMap(([prop, type]) => readAttributes(prop, type).map((name) => [name, prop])),
    );
    owners.set(props, ofTag);
  }
  return ofTag;
}
