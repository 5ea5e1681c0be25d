import { mediaTimeFormat } from '../../../vocabulary/site.js';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/**
 * How long a recording lasts, in the spec's format: `1 hour 0 min 3 sec`. Begun seconds are not counted.
 *
 * @returns an empty text for what is no duration: negative, not finite (a live stream), not a number.
 */
export function formatMediaTime(seconds: number, format: string = mediaTimeFormat): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '';
  const whole = Math.floor(seconds);
  const parts: Readonly<Record<string, number>> = {
    h: Math.floor(whole / HOUR_S),
    m: Math.floor((whole % HOUR_S) / MINUTE_S),
    s: whole % MINUTE_S,
  };
  return format.replace(/\{(\w)\}/g, (_, part: string) => String(parts[part]));
}
