import { WORDLESS } from '../../../page/activation/wordless.js';

const SOMETHING = new RegExp(`<(?:slot|${WORDLESS.replaceAll(', ', '|')})[\\s>/]`, 'i');

/** Whether HTML has an element that shows something without a word. Servers and the linter have no elements to ask. */
export const hasWordlessTag = (html: string): boolean => SOMETHING.test(html);
