import { searchTypes } from '../../vocabulary/index.js';
import type { SearchKind } from './search-state.js';

/** The words of a course search in one language. They stand with their view, so that no other page loads them. */
export interface SearchWords {
  /** The name of the input, by what is looked for. */
  readonly label: Readonly<Record<SearchKind, string>>;
  readonly search: string;
  readonly suggestions: string;
  readonly popular: string;
  readonly level: string;
  readonly audience: string;
  readonly everyLevel: string;
  readonly everyone: string;
  /** Levels and audiences by the words of the vocabulary. */
  readonly names: Readonly<Record<string, string>>;
  readonly searching: string;
  readonly failed: string;
  readonly retry: string;
  readonly none: string;
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  found(kind: SearchKind, total: number, query: string): string;
  range(first: number, last: number, total: number): string;
  page(page: number, pages: number): string;
  suggested(count: number): string;
}

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);
const NOUNS: Readonly<Record<SearchKind, readonly [one: string, many: string]>> = {
  course: ['course', 'courses'],
  'subject-area': ['subject area', 'subject areas'],
  uos: ['unit of study', 'units of study'],
};

const english: SearchWords = {
  label: {
    course: searchTypes.course.predictLabel,
    'subject-area': searchTypes['subject-area'].predictLabel,
    uos: searchTypes.uos.predictLabel,
  },
  search: 'Search',
  suggestions: 'Suggestions',
  popular: 'Popular searches',
  level: 'Study level',
  audience: 'Students',
  everyLevel: 'All study',
  everyone: 'All students',
  names: {
    undergraduate: 'Undergraduate',
    postgraduate: 'Postgraduate',
    research: 'Research',
    domestic: 'Domestic',
    international: 'International',
  },
  searching: 'Searching…',
  failed: 'The search does not answer just now.',
  retry: 'Press Search to try again on a page of its own.',
  none: 'Check the spelling, try fewer words, or take away a filter.',
  pages: 'Pages of results',
  previous: 'Previous',
  next: 'Next',
  found: (kind, total, query) => `${total} ${plural(total, ...NOUNS[kind])}${query && ` for “${query}”`}`,
  range: (first, last, total) => `${first} to ${last} of ${total}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  suggested: (count) => `${count} ${plural(count, 'suggestion', 'suggestions')}`,
};

const vietnamese: SearchWords = {
  label: {
    course: 'Tìm khóa học',
    'subject-area': 'Tìm lĩnh vực học',
    uos: 'Tìm môn học',
  },
  search: 'Tìm kiếm',
  suggestions: 'Gợi ý',
  popular: 'Tìm kiếm phổ biến',
  level: 'Bậc học',
  audience: 'Sinh viên',
  everyLevel: 'Tất cả bậc học',
  everyone: 'Tất cả sinh viên',
  names: {
    undergraduate: 'Đại học',
    postgraduate: 'Sau đại học',
    research: 'Nghiên cứu',
    domestic: 'Trong nước',
    international: 'Quốc tế',
  },
  searching: 'Đang tìm…',
  failed: 'Hiện không thể tìm kiếm.',
  retry: 'Nhấn Tìm kiếm để thử lại trên một trang riêng.',
  none: 'Hãy kiểm tra chính tả, dùng ít từ hơn hoặc bỏ bớt bộ lọc.',
  pages: 'Các trang kết quả',
  previous: 'Trước',
  next: 'Sau',
  found: (kind, total, query) => {
    const noun = { course: 'khóa học', 'subject-area': 'lĩnh vực học', uos: 'môn học' }[kind];
    return `${total} ${noun}${query && ` cho “${query}”`}`;
  },
  range: (first, last, total) => `${first} đến ${last} trong ${total}`,
  page: (page, pages) => `Trang ${page} trên ${pages}`,
  suggested: (count) => `${count} gợi ý`,
};

/** The words for a language tag; English for a language that has none. */
export const searchWords = (language = ''): SearchWords => (/^vi\b/i.test(language) ? vietnamese : english);
