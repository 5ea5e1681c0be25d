import { longDate } from '../_shared/text/long-date.js';

/** One end of an item's time, for people and for machines. */
export interface ItemDate {
  readonly day: string;
  /** Undefined for a whole day. */
  readonly time: string | undefined;
  /** The value of a `time` element's `datetime`, or undefined when the day is the author's own words. */
  readonly dateTime: string | undefined;
}

const ON_A_CLOCK = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)(?::[\d.]+)?(?:([+-]\d\d):?(\d\d))?$/;
const TIME_ALONE = /^\d\d:\d\d$/;
const HALF_DAY_HOURS = 12;

/**
 * Reads a date with its time. Day and time are those on the clock that its author saw: nothing has to know the rules of a
 * time zone, which not every engine that writes views does. An instant in UTC has no such clock, so its time is left out.
 */
export function clockDate(authored: string, language: string): ItemDate {
  const [, date, hour = '', minute = '', ...offset] = ON_A_CLOCK.exec(authored.trim()) ?? [];
  const { text, dateTime } = longDate(date ?? authored, language);
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
export function dayDate(authored: string, language: string): ItemDate {
  const { text, dateTime } = longDate(authored, language);
  return { day: text, time: undefined, dateTime };
}

/** An end that is a time alone is on the day of the start. */
export function wholeEnd(end: string, start: string): string {
  if (!TIME_ALONE.test(end.trim())) return end;
  const [, date = start.trim(), , , ...offset] = ON_A_CLOCK.exec(start.trim()) ?? [];
  return `${date}T${end.trim()}${offset.join('')}`;
}

const clock = (hour: number, minute: string, language: string): string => {
  if (!/^en\b/i.test(language)) return `${String(hour).padStart(2, '0')}:${minute}`;
  const minutes = minute === '00' ? '' : `:${minute}`;
  return `${hour % HALF_DAY_HOURS || HALF_DAY_HOURS}${minutes}\u00a0${hour < HALF_DAY_HOURS ? 'am' : 'pm'}`;
};
