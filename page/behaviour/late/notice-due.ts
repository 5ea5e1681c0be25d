import { onClock } from '../../environment/on-clock.js';
import { pageTimeZone } from '../../environment/time-zone.js';

/** A day, with a time or without. */
const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?/;
const WITH_OFFSET = /[T ].*(?:Z|[+-]\d\d:?\d\d)$/;
/** The longest time that a browser's clock can wait. */
const MOST_MS = 2 ** 31 - 1;
const MINUTE_MS = 60_000;

/** True if a notice is for this page and this time. A date that cannot be read does not count. */
export function isDue({ dataset }: HTMLElement, now = new Date(), path = location.pathname): boolean {
  const { from, until, section } = dataset;
  const isEarly = isBefore(now, from, 'T00:00') === true;
  return isIn(path, section) && !isEarly && isBefore(now, until, 'T24:00') !== false;
}

/** How long a notice stays as it is, in ms, or undefined if it has no date. Looks again once in a minute near a date. */
export function nextChange({ dataset: { from, until } }: HTMLElement, now = new Date()): number | undefined {
  const times = [from, until]
    .map((date) => Date.parse(date ?? ''))
    .filter((time) => !Number.isNaN(time))
    // A day has its midnights in all time zones within a day of that in UTC.
    .map((time) => time - now.getTime())
    .filter((left) => left > -DAYS_MS);
  if (times.length === 0) return undefined;
  return Math.min(MOST_MS, Math.max(MINUTE_MS, Math.min(...times) - DAYS_MS));
}

const DAYS_MS = 2 * 24 * 60 * MINUTE_MS;

/** Undefined for a date that cannot be read. */
function isBefore(now: Date, written: string | undefined, timeOfDay: string): boolean | undefined {
  const date = written?.trim() ?? '';
  const [, day, time] = DATE.exec(date) ?? [];
  if (day === undefined) return undefined;
  if (WITH_OFFSET.test(date)) return now < new Date(date);
  return onPageClock(now) < `${day}${time === undefined ? timeOfDay : `T${time}`}`;
}

/** The clock of the page, else of the visitor. */
function onPageClock(now: Date): string {
  try {
    return onClock(now, pageTimeZone());
  } catch {
    // No time zone has the name that the page says.
    return onClock(now, undefined);
  }
}

/** True if a page is the section's own or below it. */
function isIn(path: string, section: string | undefined): boolean {
  if (!section) return true;
  const [page, top] = [path, section].map((each) => each.replace(/(?:\/|(?:\/home)?\.html?)$/, ''));
  return page === top || page!.startsWith(`${top}/`);
}
