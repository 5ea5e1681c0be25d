/** What is chosen by. */
interface Dated {
  readonly date?: string | undefined;
  readonly end?: string | undefined;
  readonly category?: readonly string[];
}

export type Order = 'newest' | 'oldest' | 'soonest';

interface Choice {
  readonly limit?: number | undefined;
  readonly order?: Order | undefined;
  readonly category?: string | undefined;
  readonly hidePast: boolean;
  readonly now?: number | undefined;
}

const DAY_MS = 86_400_000;
const DAY_CHARACTERS = 10;

/**
 * Chooses the items that a list shows, and their order. Items without a date that a machine can read come last. With a
 * limit, what is past is left out here already, so that the limit counts what visitors see.
 */
export function chooseItems<Item extends Dated>(
  items: readonly Item[],
  { limit, order, category, hidePast, now = 0 }: Choice,
): readonly Item[] {
  const wanted = category?.trim().toLowerCase();
  const ofCategory = wanted
    ? items.filter((item) => item.category?.some((each) => each.trim().toLowerCase() === wanted))
    : items;
  const left = limit && hidePast ? ofCategory.filter((item) => !isPast(item, now)) : ofCategory;
  const ordered = order ? inOrder(left, order, now) : left;
  return limit ? ordered.slice(0, limit) : ordered;
}

function inOrder<Item extends Dated>(items: readonly Item[], order: Order, now: number): readonly Item[] {
  const dated = items.filter((item) => !Number.isNaN(timeOf(item)));
  const rising = dated.sort((one, other) => timeOf(one) - timeOf(other));
  const undated = items.filter((item) => Number.isNaN(timeOf(item)));
  if (order === 'oldest') return [...rising, ...undated];
  if (order === 'newest') return [...rising.reverse(), ...undated];
  const past = rising.filter((item) => isPast(item, now)).reverse();
  return [...rising.filter((item) => !isPast(item, now)), ...past, ...undated];
}

const timeOf = ({ date = '' }: Dated): number => Date.parse(date.trim());

/** A day is past when it is over. Anything without a date never is. */
function isPast({ date = '', end }: Dated, now: number): boolean {
  const last = (end || date).trim();
  const time = Date.parse(last);
  return time + (last.length <= DAY_CHARACTERS || !end ? DAY_MS : 0) < now;
}
