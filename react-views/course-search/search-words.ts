import { searchTypes } from '../../vocabulary/courses.js';
import type { Translate } from '../../vocabulary/labels.js';
import { isLanguage } from '../../vocabulary/language-tag.js';
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
  /** The name of each fact of a result. */
  readonly code: string;
  readonly faculty: string;
  readonly length: string;
  readonly campus: string;
  readonly fee: string;
  /** Levels and audiences by the words of the vocabulary. There are no other keys, whatever a service calls a level. */
  readonly names: Readonly<Record<string, string>>;
  /** The name of the button that shows the filters on a phone. */
  readonly filters: string;
  readonly searching: string;
  readonly failed: string;
  readonly retry: string;
  readonly none: string;
  /** Advice about a search for nothing. */
  readonly empty: string;
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  /** Nothing has this name. The results are of the text that was looked for in its place. */
  instead(query: string): string;
  /** Leads to a search for the text as it was typed. */
  asTyped(query: string): string;
  found(kind: SearchKind, total: number, query: string): string;
  range(first: number, last: number, total: number): string;
  page(page: number, pages: number): string;
  /** How much was found, and which page of it is shown. */
  onPage(found: string, page: string): string;
  suggested(count: number): string;
}

/** A language's sentences. `{…}` are filled in. In a dictionary each has the key `uni.courseSearch.` and its name. */
type Texts = Readonly<Record<keyof typeof english, string>>;

const english = {
  'label.course': searchTypes.course.predictLabel as string,
  'label.subject-area': searchTypes['subject-area'].predictLabel as string,
  'label.uos': searchTypes.uos.predictLabel as string,
  search: 'Search',
  suggestions: 'Suggestions',
  popular: 'Popular searches',
  level: 'Study level',
  audience: 'Students',
  code: 'Code',
  faculty: 'Faculty',
  length: 'Length',
  campus: 'Campus',
  fee: 'Fee',
  everyLevel: 'All study',
  everyone: 'All students',
  undergraduate: 'Undergraduate',
  postgraduate: 'Postgraduate',
  research: 'Research',
  domestic: 'Domestic',
  international: 'International',
  filters: 'Filters',
  instead: 'No results for “{query}”.',
  asTyped: 'Search only for “{query}”',
  searching: 'Searching…',
  failed: 'The search is not working right now.',
  retry: 'Press Search to try again.',
  none: 'Check the spelling, or try fewer words and filters.',
  empty: 'Type what you are looking for, or choose a filter.',
  pages: 'Pages of results',
  previous: 'Previous',
  next: 'Next',
  'found.course.one': '{count} course',
  'found.course.many': '{count} courses',
  'found.subject-area.one': '{count} subject area',
  'found.subject-area.many': '{count} subject areas',
  'found.uos.one': '{count} unit of study',
  'found.uos.many': '{count} units of study',
  foundFor: '{found} for “{query}”',
  range: '{first} to {last} of {total}',
  page: 'Page {page} of {pages}',
  onPage: '{found}. {page}',
  'suggested.one': '{count} suggestion',
  'suggested.many': '{count} suggestions',
};

const vietnamese: Texts = {
  'label.course': 'Tìm khóa học',
  'label.subject-area': 'Tìm lĩnh vực học',
  'label.uos': 'Tìm môn học',
  search: 'Tìm kiếm',
  suggestions: 'Gợi ý',
  popular: 'Tìm kiếm phổ biến',
  level: 'Bậc học',
  audience: 'Sinh viên',
  code: 'Mã',
  faculty: 'Khoa',
  length: 'Thời gian học',
  campus: 'Cơ sở',
  fee: 'Học phí',
  everyLevel: 'Tất cả bậc học',
  everyone: 'Tất cả sinh viên',
  undergraduate: 'Đại học',
  postgraduate: 'Sau đại học',
  research: 'Nghiên cứu',
  domestic: 'Trong nước',
  international: 'Quốc tế',
  filters: 'Bộ lọc',
  instead: 'Không có kết quả nào cho “{query}”.',
  asTyped: 'Tìm chính xác “{query}”',
  searching: 'Đang tìm…',
  failed: 'Hiện không thể tìm kiếm.',
  retry: 'Nhấn Tìm kiếm để thử lại.',
  none: 'Hãy kiểm tra chính tả, hoặc dùng ít từ và ít bộ lọc hơn.',
  empty: 'Hãy nhập nội dung cần tìm, hoặc chọn một bộ lọc.',
  pages: 'Các trang kết quả',
  previous: 'Trước',
  next: 'Sau',
  'found.course.one': '{count} khóa học',
  'found.course.many': '{count} khóa học',
  'found.subject-area.one': '{count} lĩnh vực học',
  'found.subject-area.many': '{count} lĩnh vực học',
  'found.uos.one': '{count} môn học',
  'found.uos.many': '{count} môn học',
  foundFor: '{found} cho “{query}”',
  range: '{first} đến {last} trong {total}',
  page: 'Trang {page} trên {pages}',
  onPage: '{found}. {page}',
  'suggested.one': '{count} gợi ý',
  'suggested.many': '{count} gợi ý',
};

const KEY = 'courseSearch.';
const asIs: Translate = (_, text) => text;

/** The words for a language tag. A language without words of its own gets English. */
export function searchWords(language = '', word: Translate = asIs): SearchWords {
  const texts: Texts = isLanguage(language, 'vi') ? vietnamese : english;
  const say = (name: keyof Texts) => word(KEY + name, texts[name]);
  const count = (name: 'suggested' | `found.${SearchKind}`, number: number) =>
    fill(say(`${name}.${number === 1 ? 'one' : 'many'}`), { count: number });
  const plain = Object.fromEntries(PLAIN.map((name) => [name, say(name)])) as Record<Plain, string>;
  return {
    ...plain,
    label: { course: say('label.course'), 'subject-area': say('label.subject-area'), uos: say('label.uos') },
    names: Object.assign(Object.create(null), Object.fromEntries(NAMES.map((name) => [name, say(name)]))),
    instead: (query) => fill(say('instead'), { query }),
    asTyped: (query) => fill(say('asTyped'), { query }),
    found: (kind, total, query) => {
      const found = count(`found.${kind}`, total);
      return query ? fill(say('foundFor'), { found, query }) : found;
    },
    range: (first, last, total) => fill(say('range'), { first, last, total }),
    page: (page, pages) => fill(say('page'), { page, pages }),
    onPage: (found, page) => fill(say('onPage'), { found, page }),
    suggested: (number) => count('suggested', number),
  };
}

const NAMES = ['undergraduate', 'postgraduate', 'research', 'domestic', 'international'] as const;
const PLAIN = [
  ...([
    'search',
    'suggestions',
    'popular',
    'level',
    'audience',
    'everyLevel',
    'everyone',
    'filters',
  ] as const),
  ...(['code', 'faculty', 'length', 'campus', 'fee'] as const),
  ...(['searching', 'failed', 'retry', 'none', 'empty', 'pages', 'previous', 'next'] as const),
];
type Plain = (typeof PLAIN)[number];

/** A visitor's text may hold braces of its own, so each place is filled once. */
const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : place),
  );
