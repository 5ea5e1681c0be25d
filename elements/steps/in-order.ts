import { orderItems } from '../../page/model/order-items.js';
import { INVALID, type PropType } from '../_core/declare/prop-type.js';

/**
 * A list whose items are in the specification's order of groups: those of admission, or of how to apply. Items of groups that
 * it does not know are together, in the order in which their groups first appear.
 */
export function inOrder<Item extends { readonly group?: string | undefined }>(
  type: PropType<readonly Item[]>,
): PropType<readonly Item[]> {
  const ordered = (items: readonly Item[] | typeof INVALID) => {
    if (items === INVALID || !items.some(({ group }) => group)) return items;
    let group: string | undefined;
    const grouped = items.map((item, at) => {
      // A text stays behind the step that it follows.
      group = item.group || group;
      return [`item${at}`, { group, at }];
    });
    return orderItems(Object.fromEntries(grouped)).map(({ at }) => items[Number(at)]!);
  };
  return {
    ...type,
    fromText: (written) => ordered(type.fromText(written)),
    fromValue: (value) => ordered(type.fromValue(value)),
  };
}
