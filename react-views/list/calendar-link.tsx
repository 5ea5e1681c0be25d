import { absoluteAddress } from '../_shared/links/absolute-address.js';
import { Link } from '../_shared/links/link.js';
import type { SafeHtml, SafeUrl } from '../_shared/safe.js';
import { plainText } from '../_shared/text/plain-text.js';
import { calendarFile } from './calendar-file.js';
import { listWords } from './list-words.js';

interface CalendarLinkProps {
  readonly item: {
    readonly title: string | undefined;
    readonly link: SafeUrl | undefined;
    readonly place: string | undefined;
    readonly description: SafeHtml | undefined;
  };
  readonly start: string;
  readonly end: string | undefined;
  readonly calendarLabel?: string;
  readonly language: string;
  readonly timeZone?: string | undefined;
  /** The page's address, by which the file has absolute links. */
  readonly pageAddress?: string | undefined;
}

/** Puts an event into a visitor's calendar. */
export function CalendarLink({ item, start, end, ...list }: CalendarLinkProps) {
  const { title = '', place } = item;
  const link = absoluteAddress(item.link, list.pageAddress);
  const description = plainText(item.description);
  const words = list.calendarLabel ?? listWords(list.language).calendar;
  return (
    <Link
      href={calendarFile({ title, start, end, place, link, description, timeZone: list.timeZone })}
      part={{ download: `${title}.ics` }}
      text={words}
      label={`${words}: ${title}`}
      className="m-list__calendar"
    />
  );
}
