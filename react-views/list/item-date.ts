import { isLanguage } from '../../vocabulary/language-tag.js';
import { longDate } from '../_shared/dates/long-date.js';

/** One end of an item's time, for people and for machines. */
export interface ItemDate {
  readonly day: string;
  /** Undefined for a whole day. */
  readonly time: string | undefined;
  /** The value of a `time` element's `datetime`, or undefined when the day is the author's own words. */
  readonly dateTime: string | undefined;
}

const ON_A_CLOCK = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)(?::[\d.]+)?(?:([+-]\d\d):?(\d\d))?$/;
const TIME_ALONE = /^([01]\d|2[0-3]):([0-5]\d)(?::[\d.]+)?$/;
const WEEK = /^(\d{4})-W(0[1-9]|[1-4]\d|5[0-3])$/;
/** It is in the first week of every year. */
const FOURTH_OF_JANUARY = '01-04';
const DAY_MS = 86_400_000;
const LAST_OF_WEEK = 6;
const DAYS_OF_WEEK = 7;
const HALF_DAY_HOURS = 12;
/** An instant whose place nobody knows is on the day that it was written on. */
const NO_ZONE = 'UTC';

/**
 * Reads a date with its time. Day and time are those on the clock that its author saw: nothing has to know the rules of a
 * time zone, which not every engine that writes views does. An instant in UTC has no such clock, so its time is left out.
 */
export function clockDate(authored: string, language: string, timeZone = NO_ZONE): ItemDate {
  const [, date, hour = '', minute = '', ...offset] = ON_A_CLOCK.exec(authored.trim()) ?? [];
  const [, hourAlone, minuteAlone = ''] = TIME_ALONE.exec(authored.trim()) ?? [];
  if (hourAlone)
    return { day: clock(Number(hourAlone), minuteAlone, language), time: undefined, dateTime: undefined };
  const { text, dateTime } = longDate(date ?? authored, language, timeZone);
  const day = dateTime ? text : authored.trim();
  // A chooser of days writes midnight.
  if (!date || !dateTime || hour + minute === '0000') return { day, time: undefined, dateTime };
  return {
    day,
    time: clock(Number(hour), minute, language),
    dateTime: `${date}T${hour}:${minute}${offset.filter(Boolean).join(':')}`,
  };
}

/** Reads the day alone, as on a news article. */
export function dayDate(authored: string, language: string, timeZone = NO_ZONE): ItemDate {
  const { text, dateTime } = longDate(authored, language, timeZone);
  return { day: text, time: undefined, dateTime };
}

/** Both ends of an item's time. A week is from its Monday to its Sunday. */
export function readDates(
  { date = '', end = '' }: { readonly date?: string | undefined; readonly end?: string | undefined },
  read: typeof clockDate,
  language: string,
  timeZone: string | undefined,
): { readonly start?: ItemDate; readonly end?: ItemDate | undefined } {
  if (!date.trim()) return {};
  const from = inWeek(date, 0) ?? date;
  const to = end.trim() ? wholeEnd(inWeek(end, LAST_OF_WEEK) ?? end, from) : inWeek(date, LAST_OF_WEEK);
  return {
    start: read(from, language, timeZone),
    end: to === undefined ? undefined : read(to, language, timeZone),
  };
}

/** An end that is a time alone is on the day of the start, or on the next where that is earlier: a ball ends at 2 am. */
function wholeEnd(end: string, start: string): string {
  const [, hour, minute] = TIME_ALONE.exec(end.trim()) ?? [];
  if (!hour) return end;
  const [, day = start.trim(), from = '', past = '', ...offset] = ON_A_CLOCK.exec(start.trim()) ?? [];
  const time = `${hour}:${minute}`;
  if (Number.isNaN(Date.parse(day))) return end;
  const date = time < `${from}:${past}` && from ? daysAfter(day, 1) : day;
  return `${date}T${time}${offset.join('')}`;
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length);

/** A day of a week of ISO 8601, counted from its Monday. */
function inWeek(authored: string, day: number): string | undefined {
  const [, year, week] = WEEK.exec(authored.trim()) ?? [];
  if (!year) return undefined;
  const fourth = `${year}-${FOURTH_OF_JANUARY}`;
  const sinceMonday = (new Date(fourth).getUTCDay() + LAST_OF_WEEK) % DAYS_OF_WEEK;
  return daysAfter(fourth, (Number(week) - 1) * DAYS_OF_WEEK - sinceMonday + day);
}

const clock = (hour: number, minute: string, language: string): string => {
  if (!isLanguage(language, 'en')) return `${String(hour).padStart(2, '0')}:${minute}`;
  const minutes = minute === '00' ? '' : `:${minute}`;
  return `${hour % HALF_DAY_HOURS || HALF_DAY_HOURS}${minutes}\u00a0${hour < HALF_DAY_HOURS ? 'am' : 'pm'}`;
};
