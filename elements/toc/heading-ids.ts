import { limits } from '../../vocabulary/index.js';

const PREFIX = 'section-';
/** More of a heading than an id can take is not looked at. */
const READ_CHARACTERS = limits.headingIdCharacters * 4;
const INVISIBLE = /[\p{Cf}'’]+/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;

/** Gives ids to headings of one page that have none. */
export class HeadingIds {
  readonly #root: ParentNode;
  readonly #given = new Set<string>();
  /** What was free last for a text: a page of equal headings is counted through once. */
  readonly #counts = new Map<string, number>();

  constructor(root: ParentNode) {
    this.#root = root;
  }

  /**
   * The heading's id: its author's, which is never changed, else one made of its text and written to it. Such an id is
   * in no one's way: no other element's, and no name by which the page's scripts know something; then it gets a prefix.
   */
  idOf(heading: Element, text: string, position: number): string {
    let { id } = heading;
    if (id === '') {
      id = this.#free(slugOf(text) || `${PREFIX}${position}`, heading);
      heading.id = id;
    }
    this.#given.add(id);
    return id;
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

  #isTaken(id: string, heading: Element): boolean {
    if (this.#given.has(id) || isGlobal(id)) return true;
    const owner = heading.ownerDocument;
    if (owner.getElementById(id) !== null) return true;
    if (heading.getRootNode() === owner && this.#root.isConnected) return false;
    return holdsId(this.#root, id) || holdsId(heading.getRootNode(), id);
  }
}

/** Whether a script of the page finds something else by that name: an element of this id would hide it, or be hidden. */
const isGlobal = (id: string): boolean => id in window || id in document;

function holdsId(root: Node, id: string): boolean {
  if (root instanceof Document || root instanceof DocumentFragment) return root.getElementById(id) !== null;
  return root instanceof Element && !root.isConnected && root.querySelector(`#${CSS.escape(id)}`) !== null;
}

/** A text as words between hyphens. A digit at the beginning gets a prefix, because no selector begins so. */
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
  if (words.length <= limits.headingIdCharacters) return words;
  const characters = [...words];
  if (characters.length <= limits.headingIdCharacters) return words;
  const kept = characters.slice(0, limits.headingIdCharacters).join('');
  return kept.slice(0, kept.includes('-') ? kept.lastIndexOf('-') : undefined);
}
