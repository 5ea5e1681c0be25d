import { facultyAliases } from '../../vocabulary/courses.js';

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

const NAMES = new Map(facultyAliases.map((name) => [wordsOf(name), name]));

/** The faculty's name for what the search service calls it (`engineering-and-computer-science`); others stay. */
export const facultyName = (alias: string): string => NAMES.get(wordsOf(alias)) ?? alias;
