import * as limits from '../../vocabulary/limits.js';

export const PREFIX = 'section-';
/** An id cannot use more of a heading's text than this. */
const READ_CHARACTERS = limits.headingIdCharacters * 4;
const INVISIBLE = /[\p{Cf}'’]+/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;

/** Gives ids to headings of one page that have none. */
export class HeadingIds {
  readonly #root: ParentNode;
  readonly #given = new Set<string>();
  /** The last number used for a text, so that a page of equal headings is counted only once. */
  readonly #counts = new Map<string, number>();

  constructor(root: ParentNode) {
    this.#root = root;
  }

  /**
   * The heading's id: the author's, which never changes, else one made from its text and written to it. Such an id is
   * no other element's, and not the name of a global variable. A single word that would be gets a prefix.
   */
  idOf(heading: Element, text: string, position: number): string {
    heading.id ||= this.#free(slugOf(text) || `${PREFIX}${position}`, heading);
    this.#given.add(heading.id);
    return heading.id;
  }

  #free(slug: string, heading: Element): string {
    let count = (this.#counts.get(slug) ?? 0) + 1;
    let id = count === 1 ? slug : `${slug}-${count}`;
    if (count === 1 && !slug.includes('-') && this.#isTaken(slug, heading))
      return this.#free(PREFIX + slug, heading);
    while (this.#isTaken(id, heading)) id = `${slug}-${++count}`;
    this.#counts.set(slug, count);
    return id;
  }

  /** An element with the id of a global variable would hide it, or be hidden by it. */
  #isTaken(id: string, heading: Element): boolean {
    if (this.#given.has(id) || id in window || id in document) return true;
    const isHere = heading.getRootNode() === heading.ownerDocument;
    return (
      heading.ownerDocument.getElementById(id) !== null ||
      (!isHere && this.#root.querySelector(`#${CSS.escape(id)}`) !== null)
    );
  }
}

/** The words of a text, joined by hyphens. No selector begins with a digit, so such an id gets a prefix. */
export function slugOf(text: string): string {
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
