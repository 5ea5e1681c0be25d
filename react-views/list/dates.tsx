import type { ItemDate } from './item-date.js';
import { listWords } from './list-words.js';

interface DatesProps {
  readonly start: ItemDate;
  readonly end: ItemDate | undefined;
  /** The properties by which search engines read them. */
  readonly meaning: { readonly start: string | undefined; readonly end: string | undefined };
  readonly language: string;
}

/** When an item is, or from when to when. */
export function Dates({ start, end, meaning, language }: DatesProps) {
  const { dayWithTime, isTimeFirst } = listWords(language);
  const inWords = ({ day, time }: ItemDate) => (time ? dayWithTime(day, time) : day);
  const isOneDay = end?.day === start.day;
  const isDayLast = isTimeFirst && isOneDay && end.time !== undefined;
  const startWords = (isDayLast && start.time) || inWords(start);
  const endWords = isOneDay && !isDayLast ? end.time : end && inWords(end);
  return (
    <p className="m-list__date">
      <Moment date={start} words={startWords} itemProp={meaning.start} />
      {end && endWords && (
        <>
          {' – '}
          <Moment date={end} words={endWords} itemProp={start.dateTime && meaning.end} />
        </>
      )}
    </p>
  );
}

interface MomentProps {
  readonly date: ItemDate;
  readonly words: string;
  readonly itemProp: string | undefined;
}

const Moment = ({ date: { dateTime }, words, itemProp }: MomentProps) =>
  dateTime ? (
    <time dateTime={dateTime} itemProp={itemProp}>
      {words}
    </time>
  ) : (
    <span>{words}</span>
  );
