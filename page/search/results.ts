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
   * Its length, place and fee, in the service's words: `3 years full-time`, `Old Quay`, `$8,948 a year`. In this order; one
   * that the service does not know is empty.
   */
  readonly offer?: readonly string[];
  /** Its fee for each of `audiences`, in the service's words, where it tells them apart: `$8,948 a year`. */
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

/** Our choice: the most that is kept of a text in an answer. */
export const FIELD_CHARACTERS = 999;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the search service's answer: `totalMatching`, and `results` with `title`, `liveUrl`, `code`, `faculty`, `level`,
 * `audience`, `summary`, and `length`, `campus`, `fee` where it knows them, or `fees` by audience in place of `fee`;
 * `corrected` where it has looked for another text.
 * Results without a title are left out, and what is beyond the ranks of a page.
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
    ...readKnown(fields),
    ...((fees || offer.some(Boolean)) && { offer }),
    ...(fees && { fees }),
  };
}

/**
 * Undefined where there is none for any of `audiences`. Others cannot be chosen, so nobody would know whose they are.
 */
function feesOf(value: unknown): Readonly<Record<string, string>> | undefined {
  const given = isRecord(value) ? value : {};
  const fees = audiences
    .map((audience) => [audience, textOf(given[audience])] as const)
    .filter(([, fee]) => fee);
  return fees.length > 0 ? Object.fromEntries(fees) : undefined;
}

const readKnown = (fields: Fields): CourseResult => ({
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

const NAMES = new Map(facultyAliases.map((name) => [wordsOf(name), name]));

/** The faculty's name for what the search service calls it (`engineering-and-computer-science`). Others stay. */
export const facultyName = (alias: string): string => NAMES.get(wordsOf(alias)) ?? alias;
