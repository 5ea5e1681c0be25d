import * as limits from '../../vocabulary/limits.js';

const PREFIX = 'section-';
/** An id cannot use more of a heading's text than this. */
const READ_CHARACTERS = limits.headingIdCharacters * 4;
const INVISIBLE = /[\p{Cf}'’]+/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Makes ids for the headings of one page that have none, of their texts. A single word that is taken gets a prefix.
 *
 * @param isTaken whether an element has the id, or a global variable may have its name: one would hide the other.
 */
export function headingIds<Heading>(isTaken: (id: string, heading: Heading) => boolean) {
  /** The last number used for a text, so that a page of equal headings is counted only once. */
  const counts = new Map<string, number>();
  const free = (slug: string, heading: Heading): string => {
    let count = (counts.get(slug) ?? 0) + 1;
    let id = count === 1 ? slug : `${slug}-${count}`;
    if (count === 1 && !slug.includes('-') && isTaken(slug, heading)) return free(PREFIX + slug, heading);
    while (isTaken(id, heading)) id = `${slug}-${++count}`;
    counts.set(slug, count);
    return id;
  };
  return (heading: Heading, text: string, position: number): string =>
    free(slugOf(text) || `${PREFIX}${position}`, heading);
}

/** The words of a text, joined by hyphens. No selector begins with a digit, so such an id gets a prefix. */
function slugOf(text: string): string {
  const words = text
    .slice(0, READ_CHARACTERS)
    .normalize('NFC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(BETWEEN_WORDS, '-')
    .replace(/^-|-$/g, '');
  const slug = cut(words);
  return /^\d/.test(slug) ? PREFIX + slug : slug;
}

function cut(words: string): string {
  const characters = [...words];
  if (characters.length <= limits.headingIdCharacters) return words;
  const kept = characters.slice(0, limits.headingIdCharacters).join('');
  return kept.slice(0, kept.includes('-') ? kept.lastIndexOf('-') : undefined);
}
