/** An instant on a clock, as `2026-12-05T10:00`. Swedish is written as ISO 8601 has it. */
export const onClock = (instant: Date, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(instant)
    .replace(' ', 'T');
