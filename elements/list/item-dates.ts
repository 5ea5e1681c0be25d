import type { Html } from '../_core/declare/html.js';
import { isClock, isDay, timeIn } from './time-value.js';

/** Elements that stand in a line of text. */
const IN_LINE = /^(?:|a|abbr|b|bdi|bdo|cite|code|data|em|i|mark|q|s|small|span|strong|sub|sup|time|u)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Words that say no more than that a date follows. */
const LEAD = '(?:from|on|at|ngày|từ(?: ngày)?|vào(?: (?:ngày|lúc))?|lúc)';
const TO = '(?:to|until|till?|through|thru|(?:cho )?(?:đến|tới)(?: hết)?)';
/** Punctuation without Unicode's classes, which engines of servers do not know in a pattern that is put together. */
const SIGN = '\\s!-\\/:-@\\[-`{-~¡-¿‐-‧‹-⁞、-〿';
const NOTHING = new RegExp(`^[${SIGN}]*(?:${LEAD}\\s*)?$`, 'i');
const BESIDE = new RegExp(`^[\\s,;·|@(]*(?:${LEAD}\\s*)?$`, 'i');
const RANGE = new RegExp(`^[\\s,]*(?:[-‐–—−~→]|${TO}(?: the| ngày| lúc)?)\\s*$`, 'i');

export interface ItemDates {
  date?: string;
  end?: string;
}

/** A text or element in an item's lines, without the elements around it, or the end of a line. */
interface Leaf {
  /** Undefined where a line ends. */
  readonly node?: unknown;
  readonly isInLink?: boolean;
}

/** A `time` that is no duration. */
interface Stamp {
  readonly at: number;
  readonly value: string;
}

/** The times that are an item's date, from the first to the last of them. */
interface Period extends ItemDates {
  readonly first: Stamp;
  readonly last: Stamp;
}

/**
 * Reads an item's date: a day with the hour beside it, and an end behind a dash or a word for it. What is in a sentence stays
 * there, too. A title's link before it is no sentence.
 */
export function readDates(html: Html, item: unknown, into: ItemDates): void {
  const leaves = leavesIn(html, item);
  const stamps = leaves.flatMap(({ node }, at) => {
    const value = node === undefined ? undefined : timeIn(html, node);
    return value === undefined ? [] : [{ at, value }];
  });
  const period = periodIn(stamps, (from, to) => wordsBetween(html, leaves, from.at + 1, to.at));
  if (!period) return;
  const { first, last, ...dates } = period;
  Object.assign(into, dates);
  const start = leaves.slice(0, first.at).findLastIndex(({ node }) => node === undefined) + 1;
  const free = leaves.slice(start, first.at).filter(({ isInLink }) => !isInLink);
  if (!NOTHING.test(free.map(({ node }) => html.words(node)).join(' '))) return;
  const isSign = ({ node, isInLink }: Leaf = {}) =>
    node !== undefined && !isInLink && html.name(node) === '' && NOTHING.test(html.words(node));
  const from = first.at - (isSign(leaves[first.at - 1]) ? 1 : 0);
  const to = last.at + (isSign(leaves[last.at + 1]) ? 1 : 0);
  html.take(...leaves.slice(from, to + 1).map(({ node }) => node));
}

function leavesIn(html: Html, item: unknown): Leaf[] {
  const leaves: Leaf[] = [];
  const add = (node: unknown, isInLink: boolean) => {
    const name = html.name(node);
    const inside = name === 'time' ? [] : html.children(node);
    const isBlock = !IN_LINE.test(name);
    if (isBlock) leaves.push({});
    if (name !== '' && inside.length > 0) for (const child of inside) add(child, isInLink || name === 'a');
    else if (!isBlock) leaves.push({ node, isInLink });
    if (isBlock) leaves.push({});
  };
  for (const child of html.children(item)) add(child, false);
  return leaves;
}

/** The words between two places of one line, or undefined where they are not in one. */
function wordsBetween(html: Html, leaves: readonly Leaf[], from: number, to: number): string | undefined {
  const between = leaves.slice(from, to);
  if (between.some(({ node }) => node === undefined)) return undefined;
  return between.map(({ node }) => html.words(node)).join(' ');
}

/** The first day with what belongs to it, else the first time of a day, else the first words. */
function periodIn(
  stamps: readonly Stamp[],
  between: (from: Stamp, to: Stamp) => string | undefined,
): Period | undefined {
  const at = Math.max(
    0,
    stamps.findIndex(({ value }) => isDay(value)),
  );
  const main = stamps[at];
  if (!main) return undefined;
  const isJoined = (pattern: RegExp, from?: Stamp, to?: Stamp): boolean =>
    from !== undefined && to !== undefined && pattern.test(between(from, to) ?? 'no');
  /** A day with the hour behind it, if it has none. */
  const withHour = (index: number): readonly [value: string, last: number] => {
    const { value } = stamps[index]!;
    const hour = stamps[index + 1];
    const hasHour = DAY.test(value) && isClock(hour?.value) && isJoined(BESIDE, stamps[index], hour);
    return hasHour ? [`${value}T${hour!.value}`, index + 1] : [value, index];
  };
  const ahead = hoursAhead(stamps, at, isJoined);
  if (ahead) return { ...ahead, last: main };
  const [date, last] = withHour(at);
  const next = stamps[last + 1];
  if (!isJoined(RANGE, stamps[last], next)) return { first: main, last: stamps[last]!, date };
  const [end, to] = withHour(last + 1);
  return { first: main, last: stamps[to]!, date, end };
}

/** `6 pm – 8 pm, 5 December` */
function hoursAhead(
  stamps: readonly Stamp[],
  at: number,
  isJoined: (pattern: RegExp, from?: Stamp, to?: Stamp) => boolean,
): Omit<Period, 'last'> | undefined {
  const [before, hour, day] = [stamps[at - 2], stamps[at - 1], stamps[at]!];
  if (!hour || !isClock(hour.value) || !DAY.test(day.value) || !isJoined(BESIDE, hour, day)) return undefined;
  if (!before || !isClock(before.value) || !isJoined(RANGE, before, hour))
    return { first: hour, date: `${day.value}T${hour.value}` };
  return { first: before, date: `${day.value}T${before.value}`, end: hour.value };
}
