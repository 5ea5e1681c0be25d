import { orderItems } from '../../page/model/order-items.js';
import { INVALID, type PropType } from '../_core/declare/prop-type.js';

interface Grouped {
  readonly group?: string | undefined;
}

/**
 * Items in the specification's order of groups: those of admission, or of how to apply. Items of groups that it does not know
 * are together, in the order in which their groups first appear.
 */
export function byGroup<Item extends Grouped>(items: readonly Item[]): readonly Item[] {
  if (!items.some(({ group }) => group)) return items;
  let group: string | undefined;
  const grouped = items.map((item, at) => {
    // A text stays behind the step that it follows.
    group = item.group || group;
    return [`item${at}`, { group, at }];
  });
  return orderItems(Object.fromEntries(grouped)).map(({ at }) => items[Number(at)]!);
}

/** A list whose items are in that order. */
export function inOrder<Item extends Grouped>(type: PropType<readonly Item[]>): PropType<readonly Item[]> {
  const ordered = (items: readonly Item[] | typeof INVALID) => (items === INVALID ? items : byGroup(items));
  return {
    ...type,
    fromText: (written) => ordered(type.fromText(written)),
    fromValue: (value) => ordered(type.fromValue(value)),
  };
}
