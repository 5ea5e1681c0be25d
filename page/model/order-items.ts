import { admissionStepOrder, howToApplyOrder } from '../../vocabulary/group-order.js';
import { isObject, isRecord } from '../is-record.js';

/** An item of a model's `:items` with its key and its place in its group. */
export type OrderedItem = Readonly<Record<string, unknown>> & {
  readonly key: string;
  readonly isFirstGroupItem: boolean;
  readonly isLastGroupItem: boolean;
};

type Item = Readonly<Record<string, unknown>> & { readonly key: string };
type Ranks = Readonly<Record<string, number>>;

/** Groups whose order the spec fixes (section 9). */
const KNOWN_GROUPS: readonly Ranks[] = [admissionStepOrder, howToApplyOrder];

/**
 * The items that are shown, in order: by group, then by `order` or `index` (those without come after those with), then
 * as the CMS lists them. Groups come in the spec's order where they are admission or how-to-apply steps, else as they
 * first appear. `hide: true` and `show: false` leave an item out.
 *
 * @param items a model's `:items`. A value that is not an object is no item.
 * @param itemsOrder the model's `:itemsOrder`, where it has one.
 */
export function orderItems(items: unknown, itemsOrder?: unknown): OrderedItem[] {
  const shown = listed(items, itemsOrder).filter(isShown);
  const groups = groupRanks(shown);
  const sorted = shown
    .map((item) => ({ item, group: groupOf(item), rank: rankOf(item) }))
    .sort((a, b) => groups.get(a.group)! - groups.get(b.group)! || compare(a.rank, b.rank));
  return sorted.map(({ item, group }, at) => ({
    ...item,
    isFirstGroupItem: sorted[at - 1]?.group !== group,
    isLastGroupItem: sorted[at + 1]?.group !== group,
  }));
}

/** All items, those that `itemsOrder` names first. */
function listed(items: unknown, itemsOrder: unknown): Item[] {
  if (!isObject(items)) return [];
  const named: unknown[] = Array.isArray(itemsOrder) ? itemsOrder : [];
  const keys = new Set([...named.filter((key) => typeof key === 'string'), ...Object.keys(items)]);
  return [...keys]
    .filter((key) => Object.hasOwn(items, key))
    .map((key) => [key, items[key]] as const)
    .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
    .map(([key, item]) => ({ ...item, key }));
}

const isShown = ({ hide, show }: Item) =>
  hide !== true && hide !== 'true' && show !== false && show !== 'false';

const groupOf = ({ group }: Item) =>
  typeof group === 'string' || typeof group === 'number' ? String(group) : '';

function rankOf({ order, index }: Item): number {
  const rank = order ?? index;
  const number = typeof rank === 'string' && rank.trim() !== '' ? Number(rank) : rank;
  return typeof number === 'number' && !Number.isNaN(number) ? number : Number.POSITIVE_INFINITY;
}

/** Unlike a subtraction, this tells that infinity equals itself. */
const compare = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);

function groupRanks(items: readonly Item[]): ReadonlyMap<string, number> {
  const groups = [...new Set(items.map(groupOf))];
  const known = KNOWN_GROUPS.map(ranksByWord).find((ranks) =>
    groups.every((group) => group === '' || ranks.has(word(group))),
  );
  return new Map(groups.map((group, at) => [group, known && group !== '' ? known.get(word(group))! : at]));
}

const ranksByWord = (ranks: Ranks) =>
  new Map(Object.entries(ranks).map(([name, rank]) => [word(name), rank]));

/** `assumedKnowledge`, `assumed-knowledge` and `Assumed knowledge` name the same group. */
const word = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The models of a container's components: those of its `:items` that are shown, in their order. */
export function orderedModels(
  container: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>>[] {
  return orderItems(container[':items'], container[':itemsOrder']);
}
