import { onClock } from '../../environment/on-clock.js';

/** How far an instant reads on a clock: `2026-12-05T10:00`. Texts of this form compare as their times do. */
const CLOCK_CHARACTERS = 16;
const DAY_CHARACTERS = 10;
/** Later than any time of a day. */
const END_OF_DAY = 'T24:00';
const IN_UTC = /Z$/;
const WITH_OFFSET = /T.*[+-]\d\d:\d\d$/;

/**
 * Takes away the items of lists that are past, in lists that want it, and shows those that are not. An item with an
 * end, and a deadline, is past when that is. Any other item when its day is over. All that on the clock of the list, or of
 * the visitor where it has none.
 */
export function hidePast(root: ParentNode, now = new Date()): void {
  for (const list of root.querySelectorAll<HTMLElement>('.m-list')) {
    const { timeZone } = list.dataset;
    const clock = onClock(now, timeZone);
    const hides = list.matches('.m-list--hide-past');
    for (const item of list.querySelectorAll('.m-list__item')) {
      const until = hides ? endOf(item, list.matches('.m-list--deadline'), timeZone) : undefined;
      item.toggleAttribute('hidden', until !== undefined && until < clock);
    }
  }
}

function endOf(item: Element, isDeadline: boolean, timeZone: string | undefined): string | undefined {
  const times = [...item.querySelectorAll<HTMLTimeElement>('.m-list__date > time')];
  const written = times.at(-1)?.dateTime;
  if (!written) return undefined;
  const isInstant = IN_UTC.test(written) || WITH_OFFSET.test(written);
  const end = isInstant ? onClock(new Date(written), timeZone) : written.slice(0, CLOCK_CHARACTERS);
  const isExact = end.length > DAY_CHARACTERS && (isDeadline || times.length > 1);
  return isExact ? end : end.slice(0, DAY_CHARACTERS) + END_OF_DAY;
}
