import { isDate } from '../../react-views/_shared/dates/long-date.js';
import type { Html } from '../_core/declare/html.js';

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[\d.]+)?$/;
const WEEK = /^\d{4}-W\d\d$/;
/** As HTML has it: `PT5M`, or `4h 18m`. */
const DURATION = /^(?:P.*|(?:\d+(?:\.\d+)?\s*[wdhms]\s*)+)$/i;

export const isClock = (value = ''): boolean => CLOCK.test(value);

/** True if a value is a day, a moment, a week or a month. */
export const isDay = (value = ''): boolean => WEEK.test(value) || isDate(value);

/** The value of a `time` element for machines, else its words, or undefined for any other node and for a duration. */
export function timeIn(html: Html, node: unknown): string | undefined {
  if (html.name(node) !== 'time') return undefined;
  const written = html.attribute(node, 'datetime')?.trim() ?? '';
  if (DURATION.test(written)) return undefined;
  return isClock(written) || isDay(written) ? written : html.words(node);
}
