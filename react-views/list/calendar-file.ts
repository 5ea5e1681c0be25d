import { derivedId } from '../_shared/derived-id.js';
import type { SafeUrl } from '../_shared/safe.js';
import { escapedText, fileOfLines } from '../_shared/text/content-lines.js';
import { timeZoneRules } from './time-zone-rules.js';

/** An event as a calendar takes it. */
export interface CalendarEvent {
  readonly title: string;
  /** A value that `datetime` can have: a day, a time on a clock, or an instant. */
  readonly start: string;
  readonly end: string | undefined;
  readonly place: string | undefined;
  readonly link: string | undefined;
  readonly description: string | undefined;
  /** The time zone of the event's clock. Undefined for times that are the same on every clock. */
  readonly timeZone: string | undefined;
}

const UID_CHARACTERS = 16;
const DAY_CHARACTERS = 10;
const DAY_MS = 86_400_000;

/**
 * A calendar file (RFC 5545) as an address, so that a link downloads it without a server and without a script. It has
 * no clock: one event gives one file, wherever it is written.
 */
export function calendarFile(event: CalendarEvent): SafeUrl {
  const { title, place, link, description, timeZone } = event;
  const { start, end } = alike(event);
  const moments = [start, end].filter((each): each is string => !!each && isOnClock(each));
  const rules = moments.length > 0 && timeZone ? timeZoneRules(timeZone, moments) : undefined;
  const moment = (dateTime: string) => momentOn(rules && timeZone, dateTime);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//uni.elements//Dated list//EN',
    ...(rules ?? []),
    'BEGIN:VEVENT',
    `UID:${derivedId([title, start, link].join('\n'), UID_CHARACTERS)}@uni.elements`,
    `DTSTAMP:${digits(start.slice(0, DAY_CHARACTERS))}T000000Z`,
    `DTSTART${moment(start)}`,
    ...(end ? [`DTEND${isDay(end) ? moment(nextDay(end)) : moment(end)}`] : []),
    `SUMMARY:${escapedText(title)}`,
    ...(description ? [`DESCRIPTION:${escapedText(description)}`] : []),
    ...(place ? [`LOCATION:${escapedText(place)}`] : []),
    ...(/^https?:/.test(link ?? '') ? [`URL:${link}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return fileOfLines('text/calendar', lines);
}

/** A calendar has both ends as days, or both as times. */
function alike({ start, end }: CalendarEvent): Pick<CalendarEvent, 'start' | 'end'> {
  if (!end || isDay(start) === isDay(end)) return { start, end };
  return { start: start.slice(0, DAY_CHARACTERS), end: end.slice(0, DAY_CHARACTERS) };
}

const isDay = (dateTime: string) => dateTime.length === DAY_CHARACTERS;
const isOnClock = (dateTime: string) => /T\d\d:\d\d$/.test(dateTime);
const digits = (dateTime: string) => dateTime.replace(/[-:]/g, '');
/** A calendar's day ends where the next begins. */
const nextDay = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, DAY_CHARACTERS);

function momentOn(timeZone: string | undefined, dateTime: string): string {
  if (isDay(dateTime)) return `;VALUE=DATE:${digits(dateTime)}`;
  if (isOnClock(dateTime)) return `${timeZone ? `;TZID=${timeZone}` : ''}:${digits(dateTime)}00`;
  return `:${digits(new Date(dateTime).toISOString()).replace(/\.\d+/, '')}`;
}
