import { universityTimeZoneRules } from '../../vocabulary/time-zone-rules.js';
import { universityTimeZone } from '../../vocabulary/university.js';

const OFFSET = /([+-])(\d\d):(\d\d)$/;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const HOURS = 100;

/**
 * The rules of a time zone for moments on its clock, as a calendar file has to state them for each zone that it names (RFC
 * 5545, 3.6.5).
 *
 * @param moments as in `datetime`, in their order.
 * @returns undefined for a zone that is unknown here, and in an engine that knows none.
 */
export function timeZoneRules(zone: string, moments: readonly string[]): readonly string[] | undefined {
  if (zone === universityTimeZone) return universityTimeZoneRules;
  const offsets = moments.map((moment) => offsetOf(moment, zone));
  if (offsets.includes(undefined)) return undefined;
  const rules = offsets.flatMap((to, at) => {
    const from = offsets[at - 1] ?? to;
    // Where the clocks change between them, the second moment begins the second rule.
    return at > 0 && from === to ? [] : standard(at === 0 ? '1970-01-01T00:00' : moments[at]!, from!, to!);
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...rules, 'END:VTIMEZONE'];
}

const standard = (since: string, from: string, to: string) => [
  'BEGIN:STANDARD',
  `DTSTART:${since.replace(/[-:]/g, '')}00`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  'END:STANDARD',
];

/** `+0700` */
function offsetOf(moment: string, zone: string): string | undefined {
  const asUtc = Date.parse(`${moment}Z`);
  const near = offsetAt(asUtc, zone);
  return near && offsetAt(asUtc - inMs(near), zone);
}

function offsetAt(instant: number, timeZone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
    const [, sign = '+', hours = '00', minutes = '00'] = OFFSET.exec(name ?? '') ?? [];
    return name === undefined ? undefined : sign + hours + minutes;
  } catch {
    return undefined;
  }
}

function inMs(offset: string): number {
  const hours = Math.trunc(Number(offset) / HOURS);
  return hours * HOUR_MS + (Number(offset) % HOURS) * MINUTE_MS;
}
