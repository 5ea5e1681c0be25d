import { languageCode } from '../page/locale/page-language.js';
import { labelsOn, wordOn } from '../page/locale/words.js';
import type { LabelTexts, Translate } from '../vocabulary/labels.js';
import { askFor } from './ask.js';
import type { PageHead } from './find-tags.js';
import { ownPath } from './own-path.js';
import type { PageData } from './page-data.js';

/** A page's dictionary: the elements' own words under `uni.…`. */
export type Dictionary = Readonly<Record<string, string>>;

/** The elements' own words around one tag. */
export interface WordsAround {
  readonly labels: LabelTexts;
  /** For an element of many words of its own. */
  readonly word: Translate;
}

const DEFAULT_SOURCE = '/libs/cq/i18n/dict.{locale}.json';

/** The elements' own words on one page, as the page's locale gives them in a browser. */
export class PageWords {
  readonly #head: PageHead;
  readonly #data: PageData;
  #dictionary: Dictionary | undefined;
  #isLoaded: boolean;
  #loading: Promise<void> | undefined;
  /** What was asked for last; the next tag mostly stands in the same language. */
  #last: { root: PageHead['root']; language: string | undefined; words: WordsAround } | undefined;

  /** @param given the page's dictionary; without it, `fetch` is asked for it where the page lists its languages. */
  constructor(head: PageHead, data: PageData, given?: Dictionary) {
    this.#head = head;
    this.#data = data;
    this.#dictionary = given;
    this.#isLoaded = given !== undefined || !data.fetch;
  }

  /** @param language as in `lang`. */
  in(language: string | undefined): WordsAround | Promise<WordsAround> {
    const { root } = this.#head;
    if (this.#last && this.#last.root === root && this.#last.language === language) return this.#last.words;
    const ofPage = languageCode(root.get('lang') ?? language ?? '');
    if (!this.#isLoaded) {
      this.#loading ??= this.#load(ofPage).then((dictionary) => {
        this.#dictionary = dictionary;
        this.#isLoaded = true;
      });
      return this.#loading.then(() => this.in(language));
    }
    const words = wordsAround(ofPage, this.#dictionary, language);
    this.#last = { root, language, words };
    return words;
  }

  async #load(code: string): Promise<Dictionary | undefined> {
    const { fetch, url } = this.#data;
    if (!fetch || !this.#head.metas.has('languages')) return undefined;
    const source = this.#head.root.get('data-i18n-dictionary-src') ?? DEFAULT_SOURCE;
    try {
      return textsIn(await askFor(fetch, ownPath(source.replaceAll('{locale}', code), url)));
    } catch {
      return undefined;
    }
  }
}

function wordsAround(
  ofPage: string,
  dictionary: Dictionary | undefined,
  language: string | undefined,
): WordsAround {
  return {
    labels: labelsOn(ofPage, dictionary, language),
    get word() {
      return wordOn(ofPage, dictionary, language);
    },
  };
}

const textsIn = (entries: unknown): Dictionary =>
  Object.fromEntries(
    Object.entries(entries ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
