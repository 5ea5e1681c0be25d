import { isLanguage, languageTag } from '../../../vocabulary/language-tag.js';
import { addressLanguages } from '../../../vocabulary/site.js';
import { universityRegion, universityTimeZone } from '../../../vocabulary/university.js';

/** A date for people and for machines. */
export interface LongDate {
  readonly text: string;
  /** The value of a `time` element's `datetime`, or undefined when the text is the author's own. */
  readonly dateTime: string | undefined;
}

interface Day {
  readonly date: Date;
  readonly dateTime: string;
  readonly timeZone: string;
}

const EPOCH_MS = /^-?\d{9,13}$/;
const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}[\d:.]*)?$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
/** Vietnamese people write the year in words, and not behind a comma as CLDR has it. */
const YEAR = /,? (\d{4})$/;
const FIRST_OF_MONTH = /^1\.? /;
const ZONED = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/;
/** As the CMS's plain JSON servlet writes dates: `Thu Mar 12 2026 09:00:00 GMT+1100`. */
const SPELLED = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d{4} [\d:]{8} GMT[+-]\d{4}$/;

/**
 * A date as the university writes it in a language: `12 March 2026`. An instant (ISO with an offset, milliseconds, or
 * the CMS's spelling) counts in the time zone, by default the university's. A date without an offset is that day. A text that is no
 * date stays as its author wrote it.
 *
 * Nothing hangs on who formats it: language, region, time zone, calendar and digits are all given.
 */
export function longDate(authored: string, language: string, timeZone = universityTimeZone): LongDate {
  if (MONTH.test(authored.trim())) return monthOf(authored.trim(), language);
  const day = dayOf(authored.trim(), timeZone);
  if (!day) return { text: authored.trim(), dateTime: undefined };
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: day.timeZone,
  });
  const text = format.format(day.date);
  return {
    text: isLanguage(language, 'vi') ? text.replace(YEAR, ' năm $1') : text,
    dateTime: day.dateTime,
  };
}

/** Whether a text is a date, and not its author's words. */
export const isDate = (authored: string): boolean =>
  MONTH.test(authored.trim()) || dayOf(authored.trim(), universityTimeZone) !== undefined;

/** Made of its first day, because not every engine that writes views can write a month alone. */
function monthOf(authored: string, language: string): LongDate {
  const { text } = longDate(`${authored}-01`, language);
  return { text: text.replace(FIRST_OF_MONTH, ''), dateTime: authored };
}

function dayOf(authored: string, zone: string): Day | undefined {
  const [, year, month, day] = LOCAL.exec(authored) ?? [];
  if (year) {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    const dateTime = `${year}-${month}-${day}`;
    return date.toISOString().startsWith(dateTime) ? { date, dateTime, timeZone: 'UTC' } : undefined;
  }
  const date = new Date(instantOf(authored));
  if (Number.isNaN(date.getTime())) return undefined;
  return { date, dateTime: date.toISOString(), timeZone: zone };
}

function instantOf(authored: string): number {
  if (EPOCH_MS.test(authored)) return Number(authored);
  if (ZONED.test(authored)) return Date.parse(authored.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return SPELLED.test(authored) ? Date.parse(authored) : Number.NaN;
}

/**
 * A language without a region is written as in the university's region. If the tag names no language, the date is
 * English.
 */
function localeOf(language: string): Intl.Locale {
  const tag = languageTag(language) ?? addressLanguages[0];
  try {
    const locale = new Intl.Locale(tag);
    return locale.region ? locale : new Intl.Locale(tag, { region: universityRegion });
  } catch {
    return localeOf(addressLanguages[0]);
  }
}
