import type { LabelTexts } from '../vocabulary/labels.js';
import type { FoundTag } from './find-tags.js';

/** The characters of all that is kept. */
const MAX_CHARACTERS = 4_000_000;
/** So many tags that came once are told from new ones; a power of two. */
const PLACES = 16_384;
const FNV_PRIME = 0x01000193;
/** Of a tag's content, so many characters are looked at. */
const SAMPLES = 64;

/**
 * Tags that were rendered before, so that a button or a card that stands in a thousand pages is rendered once. It may
 * keep only what depends on nothing but the tag's source and the words around it. What was not asked for longest goes
 * first. One that came but once is not kept: most of a page's own tags never come again.
 */
export class RenderedTags {
  readonly #rendered = new Map<string, string>();
  /** Fingerprints of tags that came, each in the place that it names. */
  readonly #came = new Int32Array(PLACES);
  readonly #words = new WeakMap<LabelTexts, number>();
  readonly #maxCharacters: number;
  #characters = 0;
  #wordsKnown = 0;

  constructor(maxCharacters = MAX_CHARACTERS) {
    this.#maxCharacters = maxCharacters;
  }

  /** Whether a tag has come lately, or one that looks like it; from now on it has. */
  isFamiliar({ openSource, innerSource }: Pick<FoundTag, 'openSource' | 'innerSource'>): boolean {
    let print = innerSource.length;
    for (let at = 0; at < openSource.length; at++) print = mixed(print, openSource.charCodeAt(at));
    const step = Math.ceil(innerSource.length / SAMPLES);
    for (let at = 0; at < innerSource.length; at += step) print = mixed(print, innerSource.charCodeAt(at));
    const place = (print ^ (print >>> 16)) & (PLACES - 1);
    if (this.#came[place] === print) return true;
    this.#came[place] = print;
    return false;
  }

  /** A tag's name among those that are kept. */
  keyOf(source: string, words: LabelTexts, language = ''): string {
    const known = this.#words.get(words) ?? this.#wordsKnown++;
    this.#words.set(words, known);
    return `${known} ${language} ${source}`;
  }

  get(key: string): string | undefined {
    const rendered = this.#rendered.get(key);
    if (rendered === undefined) return undefined;
    this.#rendered.delete(key);
    this.#rendered.set(key, rendered);
    return rendered;
  }

  keep(key: string, rendered: string): void {
    const size = key.length + rendered.length;
    if (size > this.#maxCharacters || this.#rendered.has(key)) return;
    this.#rendered.set(key, rendered);
    this.#characters += size;
    for (const [oldest, text] of this.#rendered) {
      if (this.#characters <= this.#maxCharacters) return;
      this.#rendered.delete(oldest);
      this.#characters -= oldest.length + text.length;
    }
  }
}

const mixed = (print: number, code: number) => Math.imul(print ^ code, FNV_PRIME);
