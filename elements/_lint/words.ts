import { hasWordlessTag } from '../_core/form/wordless-html.js';
import { decodeText, lettersOf } from '../_safe/text.js';

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

/** Quotes the pieces of HTML's text, and of attributes that are read aloud, that hold a word which is not in the view. */
export function unseenIn(authored: string, view: string): string[] {
  const html = authored.replace(DATE, ' ');
  const seen = new Set(readings(view).flatMap(lettersOf));
  const isSeen = (text: string) => lettersOf(text).every((word) => seen.has(word));
  if (readings(html).some(isSeen)) return [];
  const lost = piecesOf(html).filter((text) => !isSeen(text));
  // Letters that are seen one by one may be a word that is not.
  return lost.length > 0 ? lost.map(quoted) : [quoted(readings(html)[0]!.replace(/\s+/g, ' ').trim())];
}

/** The texts between elements, where those within a sentence part nothing, and the words of attributes. */
function piecesOf(html: string): string[] {
  const readable = html.replace(NO_TEXT, ' ');
  const spoken = [...readable.matchAll(SPOKEN)].map(([, words]) => words!);
  const texts = readable.replace(PHRASE, '').split(TAG);
  return [...texts, ...spoken].map((text) => decodeText(text).replace(/\s+/g, ' ').trim()).filter(Boolean);
}

const quoted = (text: string) => (text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`);
