import { audiences, facultyAliases } from '../../vocabulary/courses.js';
import * as limits from '../../vocabulary/limits.js';
import { isRecord } from '../is-record.js';
import { RequestError } from '../request/request-error.js';

/** A course, subject area or unit of study that was found. */
export interface CourseResult {
  readonly title: string;
  /** As the search service gave it, not checked: pass it through `safeUrl` before it becomes a link. */
  readonly url: string;
  readonly code: string;
  readonly faculty: string;
  readonly level: string;
  readonly audiences: readonly string[];
  readonly summary: string;
  /**
   * Its length, place and fee in this order, in the service's words: `3 years full-time`, `Old Quay`, `$8,948 a year`. If
   * the service does not know one of the three, that is an empty text.
   */
  readonly offer?: readonly string[];
  /** Its fee for each of `audiences`, in the service's words (`$8,948 a year`), if the fee depends on the audience. */
  readonly fees?: Readonly<Record<string, string>>;
}

/** One page of results. */
export interface CourseResults {
  /** How many there are on all pages. */
  readonly total: number;
  readonly results: readonly CourseResult[];
  /** The text that the service has looked for because the visitor's own finds nothing. */
  readonly corrected?: string;
}

/** How much of a text in an answer is kept. The number is our choice: it bounds what a broken service can write. */
export const FIELD_CHARACTERS = 999;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the search service's answer: `totalMatching`, and `results` with `title`, `liveUrl`, `code`, `faculty`, `level`,
 * `audience`, `summary`, and `length`, `campus`, `fee` if it knows them, or `fees` by audience in place of `fee`. If it
 * has looked for another text than the visitor's, `corrected` is that text. Results without a title are left out, and so
 * are more results than a page shows.
 *
 * @throws RequestError of kind `parse` for anything else.
 */
export function readCourseResults(answer: unknown, url: string): CourseResults {
  const fields = isRecord(answer) ? answer : {};
  const { totalMatching: total, results } = fields;
  if (!isCount(total) || !Array.isArray(results)) {
    throw new RequestError(`${url} holds no search results`, { kind: 'parse', url });
  }
  const read = results.filter(isRecord).map(readResult);
  const named = read.filter(({ title }) => title !== '').slice(0, limits.searchResultRanks);
  const corrected = textOf(fields.corrected);
  return { total: Math.max(total, named.length), results: named, ...(corrected && { corrected }) };
}

const OFFER = ['length', 'campus', 'fee'];

function readResult(fields: Fields): CourseResult {
  const offer = OFFER.map((name) => textOf(fields[name]));
  const fees = feesOf(fields.fees);
  return {
    ...readCommon(fields),
    ...((fees || offer.some(Boolean)) && { offer }),
    ...(fees && { fees }),
  };
}

/**
 * Reads the fees by audience, or gives undefined if there is none for any of `audiences`. Fees of other audiences are left
 * out, because a visitor cannot choose such an audience.
 */
function feesOf(value: unknown): Readonly<Record<string, string>> | undefined {
  const given = isRecord(value) ? value : {};
  const fees = audiences
    .map((audience) => [audience, textOf(given[audience])] as const)
    .filter(([, fee]) => fee);
  return fees.length > 0 ? Object.fromEntries(fees) : undefined;
}

/** Reads what every result has. */
const readCommon = (fields: Fields): CourseResult => ({
  title: textOf(fields.title),
  url: textOf(fields.liveUrl),
  code: textOf(fields.code),
  faculty: facultyName(textOf(fields.faculty)),
  level: textOf(fields.level),
  audiences: Array.isArray(fields.audience) ? fields.audience.map(textOf).filter(Boolean) : [],
  summary: textOf(fields.summary),
});

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, FIELD_CHARACTERS) : '';
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

const FACULTY_NAMES = new Map(facultyAliases.map((name) => [wordsOf(name), name]));

/**
 * Gives the name of the faculty that the search service calls by an alias (`engineering-and-computer-science`). An alias
 * that we do not know stays as it is.
 */
export const facultyName = (alias: string): string => FACULTY_NAMES.get(wordsOf(alias)) ?? alias;
