import { hasWordlessTag } from '../_core/wordless-html.js';
import { decodeText, lettersOf, plainWord, WORD } from '../_safe/index.js';

const NO_TEXT = /<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** A date that is written for machines too: a view writes it in its own words, and two with what is between them. */
const DATE = /<time\b[^<>]*\sdatetime=[\s\S]*?<\/time>(?:[^<]*(?=<time\b))?/gi;
const TAG = /<[^<>]*>/g;
/** Attributes whose words are read aloud, or shown. */
const SPOKEN = /\s(?:alt|aria-label|title|placeholder|value)="([^"]*)"/gi;
const LONGEST_QUOTE = 300;

/** They may stand in a word, as the mark of a letter that is not ASCII does while an author edits. */
const PHRASE = /<\/?(?:span|b|i|em|strong|u|s|mark|sub|sup|small|font)\b[^<>]*>/gi;

/**
 * The words that a reader gets of HTML: as if each element parted two words, as if those within a sentence did not, and as
 * if none did.
 */
const readings = (html: string): string[] => {
  const readable = html.replace(NO_TEXT, ' ');
  const spoken = [...readable.matchAll(SPOKEN)].map(([, words]) => words).join(' ');
  const phrases = readable.replace(PHRASE, '');
  const texts = [readable.replace(TAG, ' '), phrases.replace(TAG, ' '), readable.replace(TAG, '')];
  return texts.map((text) => decodeText(`${text} ${spoken}`));
};

/** Whether HTML shows neither a word nor a picture, a drawing or a field. */
export const saysNothing = (html: string): boolean =>
  !hasWordlessTag(html) && readings(html).flatMap(lettersOf).length === 0;

/** Quotes HTML's words for a message, if one of them is not in the view. */
export function unseenIn(authored: string, view: string): string[] {
  const html = authored.replace(DATE, ' ');
  const seen = new Set(readings(view).flatMap(lettersOf));
  const lost = readings(html).map((text) => firstUnseen(text, seen));
  const [text = ''] = readings(html);
  if (lost.includes(-1)) return [];
  const quoted = text.replace(/\s+/g, ' ').trim();
  return [quoted.length <= LONGEST_QUOTE ? quoted : `…${text.slice(lost[0]).slice(0, LONGEST_QUOTE)}…`];
}

/** Index of the first word that was not seen, or −1 if all were. */
const firstUnseen = (text: string, seen: ReadonlySet<string>): number =>
  [...text.matchAll(WORD)].find(([word]) => !seen.has(plainWord(word)))?.index ?? -1;
