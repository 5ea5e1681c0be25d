import { truncateText } from '../../react-views/_shared/fold/truncate-text.js';
import { type Token, wholeParts } from './whole-parts.js';

const REST = 'm-fold__rest';
/** No more of a text is looked at: a reader's character is seldom longer. */
const CODE_UNITS_PER_CHARACTER = 32;
/** The style sheet writes an ellipsis into it, which is read, unless the cut is between two parts. */
const MARK = '<span class="m-fold__mark"></span>';
const MARK_BETWEEN = MARK.replace('">', ' m-fold__mark--between">');
const OPEN_RUN = `<span class="${REST} ${REST}--inline">`;
const CLOSE_RUN = '</span>';
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iy;
const TAG_NAME = /<\/?([a-z][a-z\d]*)/iy;
const BLOCKS = new Set(
  (
    'address article aside blockquote caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header ' +
    'hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const VOIDS = new Set(['br', 'hr', 'img', 'wbr', 'col']);

/** The HTML as the parser reads it, and where in it each character ends. */
interface Reading {
  readonly text: string;
  readonly ends: readonly number[];
}

/**
 * Marks what of sanitised HTML lies beyond its first `max` characters, cut between two words and before the item or row
 * that would be cut: blocks get the class `m-fold__rest`, runs of text a span with it, and an empty `m-fold__mark` stands
 * where the cut is. No tag is torn apart and nothing is taken away, so that the whole reads on where nobody folds it.
 *
 * @returns undefined when the text is no longer than that. Takes linear time and no DOM.
 */
export function foldHtml(html: string, max: number): string | undefined {
  if (html.length <= max) return undefined;
  const tokens = tokensOf(html);
  const { text, ends } = read(html, tokens, max * CODE_UNITS_PER_CHARACTER);
  const kept = truncateText(text, max);
  if (kept === text) return undefined;
  const betweenWords = ends[kept.length - 2] ?? 0;
  const lastBefore = (place: number) => ends.findLast((end, at) => end <= place && text[at] !== ' ');
  const betweenParts = wholeParts(html, tokens, betweenWords).map(lastBefore);
  const cut = betweenParts.find(Boolean) ?? betweenWords;
  // Between two items of an inner list, the outer item is cut.
  const mark = betweenParts[0] ? MARK_BETWEEN : MARK;
  return html.slice(0, cut) + mark + markRest(html, cut, tokens);
}

function tokensOf(html: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < html.length; ) {
    const tag = html[at] === '<' ? tagAt(html, at) : undefined;
    const next = tag ? tag.end : nextTag(html, at);
    tokens.push(tag ?? { start: at, end: next });
    at = next;
  }
  return tokens;
}

function nextTag(html: string, at: number): number {
  const next = html.indexOf('<', at + 1);
  return next < 0 ? html.length : next;
}

function tagAt(html: string, start: number): Token | undefined {
  TAG_NAME.lastIndex = start;
  const name = TAG_NAME.exec(html)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  let quote = '';
  for (let at = start + name.length; at < html.length; at++) {
    const character = html[at]!;
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return { start, end: at + 1, tag: { name, isEnd: html[start + 1] === '/' } };
  }
  return { start, end: html.length };
}

/** White space counts as one character, a character reference too, and a block begins a word of its own. */
function read(html: string, tokens: readonly Token[], enough: number): Reading {
  const characters: string[] = [];
  const ends: number[] = [];
  const add = (character: string, end: number) => {
    const isSpace = /\s/.test(character) && character !== '\u00a0';
    if (isSpace && (characters.length === 0 || characters.at(-1) === ' ')) return;
    characters.push(isSpace ? ' ' : character);
    ends.push(end);
  };
  for (const { start, end, tag } of tokens) {
    if (tag && (BLOCKS.has(tag.name) || tag.name === 'br')) add(' ', start);
    if (tag) continue;
    for (let at = start; at < end && ends.length <= enough; ) {
      const length = referenceAt(html, at);
      add(length > 0 ? '\u00a4' : html[at]!, at + Math.max(length, 1));
      at += Math.max(length, 1);
    }
  }
  const text = characters.join('').trimEnd();
  return { text, ends };
}

function referenceAt(html: string, at: number): number {
  if (html[at] !== '&') return 0;
  REFERENCE.lastIndex = at;
  return REFERENCE.exec(html)?.[0].length ?? 0;
}

function markRest(html: string, cut: number, tokens: readonly Token[]): string {
  const marker = new RestMarker();
  for (const { start, end, tag } of tokens) {
    if (end <= cut) continue;
    const source = html.slice(Math.max(start, cut), end);
    if (!tag) marker.text(source);
    else if (tag.isEnd) marker.end(tag.name, source);
    else marker.start(tag.name, source);
  }
  return marker.done();
}

interface OpenTag {
  readonly name: string;
  readonly isMarked: boolean;
}

/** Writes the rest of the HTML, each part of it marked, as far as its tags are closed where they should be. */
class RestMarker {
  #written = '';
  /** Elements that were opened since the cut. */
  readonly #open: OpenTag[] = [];
  /** How many were open when the current run of text began, or undefined outside a run. */
  #runDepth: number | undefined;

  text(source: string): void {
    if (source.trim() !== '') this.#beginRun();
    this.#written += source;
  }

  start(name: string, source: string): void {
    if (!BLOCKS.has(name)) this.#beginRun();
    else if (this.#open.length === this.#runDepth) this.#endRun();
    const isMarked = BLOCKS.has(name) && this.#runDepth === undefined;
    this.#written += isMarked ? withClass(source) : source;
    if (!VOIDS.has(name)) this.#open.push({ name, isMarked });
  }

  end(name: string, source: string): void {
    const depth = this.#open.findLastIndex((open) => open.name === name);
    if (depth < (this.#runDepth ?? 0)) this.#endRun();
    this.#written += source;
    if (depth >= 0) this.#open.splice(depth);
  }

  done(): string {
    this.#endRun();
    return this.#written;
  }

  #beginRun(): void {
    if (this.#runDepth !== undefined || this.#open.some(({ isMarked }) => isMarked)) return;
    this.#runDepth = this.#open.length;
    this.#written += OPEN_RUN;
  }

  #endRun(): void {
    if (this.#runDepth === undefined) return;
    this.#runDepth = undefined;
    this.#written += CLOSE_RUN;
  }
}

const withClass = (tag: string): string =>
  / class="/i.test(tag)
    ? tag.replace(/ class="/i, (attribute) => `${attribute}${REST} `)
    : tag.replace(/^<[a-z\d]+/i, (name) => `${name} class="${REST}"`);
