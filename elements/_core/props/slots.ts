import type { PropKinds, TagDefinition } from '../definition.js';
import { kebabCase } from '../safety/text.js';

/** Kinds that a child's text or markup cannot give. */
const NOT_BY_CHILD: ReadonlySet<string> = new Set(['list', 'object', 'callback']);

const known = new WeakMap<PropKinds, ReadonlySet<string>>();

/** The one name of a slot, however it is written: `moreContent` is `more-content`. */
export const slotName = kebabCase;

/** The slots that children of a tag can have. */
export function childSlots({ props }: TagDefinition): ReadonlySet<string> {
  let slots = known.get(props);
  if (!slots) {
    const given = Object.entries(props).filter(([, kind]) => !NOT_BY_CHILD.has(kind.name));
    slots = new Set(given.map(([prop]) => slotName(prop)));
    known.set(props, slots);
  }
  return slots;
}

/** Whether a child with this slot gives one of a tag's props; else it stays where it stands. */
export const takesChild = (definition: TagDefinition, slot: string): boolean =>
  childSlots(definition).has(slotName(slot));
