import { clockDate, readDates } from './item-date.js';

/** What is chosen by. */
interface Dated {
  readonly date?: string | undefined;
  readonly end?: string | undefined;
  readonly category?: readonly string[];
}

export type Order = 'newest' | 'oldest' | 'soonest';

/** The moment at which a list is written. */
export interface WrittenAt {
  /** In milliseconds since 1970. */
  readonly instant: number;
  /** How far the list's clock is ahead of universal time then, in milliseconds. */
  readonly aheadMs: number;
}

interface Choice {
  readonly limit?: number | undefined;
  readonly order?: Order | undefined;
  readonly category?: string | undefined;
  readonly kind?: 'news' | 'event' | 'deadline' | undefined;
  readonly hidePast: boolean;
  readonly now?: WrittenAt | undefined;
  readonly language: string;
  readonly timeZone?: string | undefined;
}

/** An item with the moment that it begins at, and the one after which it is past. Neither is a number without a date. */
interface Timed<Item> {
  readonly item: Item;
  readonly begins: number;
  readonly ends: number;
}

const DAY_MS = 86_400_000;
const DAY_CHARACTERS = 10;
const HAS_ZONE = /T.*(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Chooses the items that a list shows, and their order. Items without a date that a machine can read come last. With a
 * limit, what is past is left out here already, so that the limit counts what visitors see.
 */
export function chooseItems<Item extends Dated>(items: readonly Item[], choice: Choice): readonly Item[] {
  const { limit, order, category, hidePast, now = { instant: 0, aheadMs: 0 } } = choice;
  const wanted = category?.trim().toLowerCase();
  const ofCategory = wanted
    ? items.filter((item) => item.category?.some((each) => each.trim().toLowerCase() === wanted))
    : items;
  if (!order && !(limit && hidePast)) return ofCategory.slice(0, limit);
  const timed = ofCategory.map((item) => timesOf(item, choice, now));
  const isPast = ({ ends }: Timed<Item>) => ends < now.instant;
  const left = limit && hidePast ? timed.filter((each) => !isPast(each)) : timed;
  const ordered = order ? inOrder(left, order, isPast) : left;
  return ordered.slice(0, limit).map(({ item }) => item);
}

function inOrder<Item>(
  items: readonly Timed<Item>[],
  order: Order,
  isPast: (item: Timed<Item>) => boolean,
): readonly Timed<Item>[] {
  const hasDate = ({ begins }: Timed<Item>) => !Number.isNaN(begins);
  const rising = items.filter(hasDate).sort((one, other) => one.begins - other.begins);
  const undated = items.filter((each) => !hasDate(each));
  if (order === 'oldest') return [...rising, ...undated];
  if (order === 'newest') return [...rising.reverse(), ...undated];
  return [...rising.filter((each) => !isPast(each)), ...rising.filter(isPast).reverse(), ...undated];
}

/** As `page/behaviour/late/past-dates.ts` has it: an end, and a deadline, are over at their time, all else with its day. */
function timesOf<Item extends Dated>(item: Item, choice: Choice, { aheadMs }: WrittenAt): Timed<Item> {
  const { start, end } = readDates(item, clockDate, choice.language, choice.timeZone);
  const instant = (written = ''): number =>
    HAS_ZONE.test(written)
      ? Date.parse(written)
      : Date.parse(`${written}${written.includes('T') ? 'Z' : ''}`) - aheadMs;
  const last = (end ?? start)?.dateTime ?? '';
  const isExact = last.length > DAY_CHARACTERS && (end !== undefined || choice.kind === 'deadline');
  const ends = isExact ? instant(last) : instant(last.slice(0, DAY_CHARACTERS)) + DAY_MS;
  return { item, begins: instant(start?.dateTime), ends };
}
