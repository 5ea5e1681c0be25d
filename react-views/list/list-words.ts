import { isLanguage } from '../../vocabulary/language-tag.js';

/** Words that a list says of its own accord. They stand with their view, so that no other page loads them. */
interface ListWords {
  /** Leads to an event's calendar file. */
  readonly calendar: string;
  /** Stands where everything is past. */
  readonly none: string;
  /** Leads to the page that has all of it. */
  readonly all: string;
  /** Whether a time stands before its day, so that the day of a period is said with its end. */
  readonly isTimeFirst: boolean;
  readonly dayWithTime: (day: string, time: string) => string;
}

const english: ListWords = {
  calendar: 'Add to calendar',
  none: 'Nothing is planned at the moment.',
  all: 'Show all',
  isTimeFirst: false,
  dayWithTime: (day, time) => `${day}, ${time}`,
};
const vietnamese: ListWords = {
  calendar: 'Thêm vào lịch',
  none: 'Hiện chưa có lịch nào.',
  all: 'Xem tất cả',
  isTimeFirst: true,
  dayWithTime: (day, time) => `${time}, ngày ${day}`,
};

/** The words for a language tag. A language without words of its own gets English. */
export const listWords = (language: string): ListWords => (isLanguage(language, 'vi') ? vietnamese : english);
