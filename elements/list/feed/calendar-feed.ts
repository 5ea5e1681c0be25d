import ICAL from 'ical.js';
import { type FeedItem, type FeedModel, summaryOf } from './feed-item.js';

/** How often an event that recurs is shown. */
const MOST_TIMES = 12;
/** How many times of a calendar's events are looked at, because a rule may have none that is still to come. */
const MOST_TRIES = 4000;

/**
 * Reads a calendar (RFC 5545). Of an event that recurs, the next times are items of their own.
 *
 * @param now what is still to come is after this.
 * @throws Error for what is no calendar.
 */
export function readCalendar(text: string, now = new Date()): FeedModel {
  const calendar = new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]]);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const search = { since: ICAL.Time.fromJSDate(now, true), triesLeft: MOST_TRIES };
  const items = events
    .filter(({ component }) => component.getFirstPropertyValue('status') !== 'CANCELLED')
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => itemsOf(event, search));
  return { items, kind: 'event', allUrl: addressOf(calendar) };
}

function itemsOf(event: ICAL.Event, search: Search): FeedItem[] {
  const about = {
    title: event.summary ?? '',
    link: addressOf(event.component),
    place: event.location || undefined,
    description: summaryOf(event.description ?? undefined),
    category: event.component
      .getAllProperties('categories')
      .flatMap((property) => property.getValues().map(String)),
  };
  return timesOf(event, search).map(({ startDate, endDate }) => ({ ...about, ...dates(startDate, endDate) }));
}

/** What all events of a calendar share. */
interface Search {
  readonly since: ICAL.Time;
  triesLeft: number;
}

interface Period {
  readonly startDate: ICAL.Time;
  readonly endDate: ICAL.Time;
}

function timesOf(event: ICAL.Event, search: Search): Period[] {
  if (!event.isRecurring()) return [event];
  const times: Period[] = [];
  const iterator = event.iterator();
  while (times.length < MOST_TIMES && search.triesLeft-- > 0) {
    const next = iterator.next();
    if (!next) break;
    const details = event.getOccurrenceDetails(next);
    if (details.endDate.compare(search.since) >= 0) times.push(details);
  }
  return times;
}

/** A calendar's whole days end before the day that it names. */
function dates(start: ICAL.Time, end: ICAL.Time | null): Pick<FeedItem, 'date' | 'end'> {
  if (!end || end.compare(start) === 0) return { date: written(start), end: undefined };
  if (!start.isDate) return { date: written(start), end: written(end) };
  const last = end.clone();
  last.adjust(-1, 0, 0, 0);
  return { date: written(start), end: last.compare(start) > 0 ? written(last) : undefined };
}

/** Days and times without a zone stay as they are. Others say how far their clock is from UTC. */
function written(time: ICAL.Time): string {
  const local = time.toString().slice(0, time.isDate ? 'yyyy-mm-dd'.length : 'yyyy-mm-ddThh:mm'.length);
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone) return local;
  return time.zone === ICAL.Timezone.utcTimezone ? `${local}Z` : local + offset(time.utcOffset());
}

function offset(seconds: number): string {
  const minutes = Math.abs(seconds) / 60;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${seconds < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

const addressOf = (component: ICAL.Component): string | undefined => {
  const url = component.getFirstPropertyValue('url');
  return typeof url === 'string' && url !== '' ? url : undefined;
};
