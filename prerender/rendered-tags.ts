import type { LabelTexts } from '../vocabulary/labels.js';

/** The characters of all that is kept. */
const MAX_CHARACTERS = 4_000_000;

/**
 * Tags that were rendered before, so that a button or a card that stands in a thousand pages is rendered once. It may
 * keep only what depends on nothing but the tag's source and the words around it. What was not asked for longest goes
 * first.
 */
export class RenderedTags {
  readonly #rendered = new Map<string, string>();
  readonly #words = new WeakMap<LabelTexts, number>();
  readonly #maxCharacters: number;
  #characters = 0;
  #wordsKnown = 0;

  constructor(maxCharacters = MAX_CHARACTERS) {
    this.#maxCharacters = maxCharacters;
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
