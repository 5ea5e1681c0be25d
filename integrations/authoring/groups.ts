import { join } from 'node:path';
import { authorWords } from './author-words.js';

const LAST_GROUP = 'Special';

/** The tasks that elements are listed by, in their order. */
export const GROUP_NAMES: readonly string[] = [
  ...['Openings', 'Text', 'Pictures', 'Navigation', 'Lists', 'Messages', 'Layout'],
  LAST_GROUP,
];

/** The task that an element's `author.json` names. */
export const groupOf = (slug: string): string =>
  authorWords(join('elements', slug, 'author.json'))?.group ?? LAST_GROUP;
