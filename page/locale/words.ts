import type { LocaleContext } from '../../fsm/locale-machine.js';
import { builtInLabels, englishLabels, type LabelTexts, type Translate } from '../../vocabulary/labels.js';

import { languageCode, pageLocale } from './page-language.js';

type Dictionary = LocaleContext['dictionary'];

/** The start of a label's key in a dictionary, before its name in `LabelTexts`. */
export const LABEL_KEY_PREFIX = 'uni.';

const NO_WORDS: Dictionary = {};
const made = new WeakMap<Dictionary, Map<string, LabelTexts>>();

/**
 * The labels for text in this language, on this page. For the page's own language they come from the page's dictionary, and
 * what that lacks is built in, in English if need be. For another language they are the built-in ones, or the page's if there
 * are none. The same object as long as the page has the same language and the same dictionary object.
 *
 * @param language as in `lang`. Default: the page's.
 */
export function labelsFor(language?: string): LabelTexts {
  return labelsOn(...ofThisPage(), language);
}

/** The labels on a page of this language with this dictionary, as a server writes them. */
export function labelsOn(ofPage: string, dictionary: Dictionary | undefined, language?: string): LabelTexts {
  const code = foreignCode(ofPage, language);
  return code === undefined ? labelsIn(ofPage, dictionary) : labelsIn(code);
}

/** The code of a language that is not the page's and has words of its own. */
function foreignCode(ofPage: string, language: string | undefined): string | undefined {
  const code = language === undefined ? ofPage : languageCode(language);
  const isForeign = code !== ofPage && (builtInLabels[code] !== undefined || isPseudoLanguage(code));
  return isForeign ? code : undefined;
}

/**
 * How an element of many words of its own asks for them: as `labelsFor` does. Its built-in texts are handed in, so that
 * no other page loads them.
 */
export function wordFor(language?: string): Translate {
  return wordOn(...ofThisPage(), language);
}

/** The page's language and dictionary. */
function ofThisPage(): [string, Dictionary | undefined] {
  const locale = pageLocale.now;
  return [locale?.language ?? languageCode(document.documentElement.lang), locale?.dictionary];
}

/** Translates on a page of this language with this dictionary, as a server does. */
export function wordOn(ofPage: string, dictionary: Dictionary | undefined, language?: string): Translate {
  const code = foreignCode(ofPage, language);
  return code === undefined ? wordIn(ofPage, dictionary) : wordIn(code);
}

/** The words in a language, by its two-letter code. */
const wordIn = (code: string, dictionary: Dictionary = NO_WORDS): Translate =>
  isPseudoLanguage(code)
    ? (_, text) => pseudoTranslate(text)
    : (name, text) => {
        const key = LABEL_KEY_PREFIX + name;
        return (Object.hasOwn(dictionary, key) && dictionary[key]) || text;
      };

/** The labels in a language, by its two-letter code, those that the dictionary has from there. */
export function labelsIn(code: string, dictionary: Dictionary = NO_WORDS): LabelTexts {
  const byCode = made.get(dictionary) ?? new Map<string, LabelTexts>();
  made.set(dictionary, byCode);
  const known = byCode.get(code) ?? makeLabels(code, dictionary);
  byCode.set(code, known);
  return known;
}

function makeLabels(code: string, dictionary: Dictionary): LabelTexts {
  const builtIn = builtInLabels[code] ?? englishLabels;
  const labels = mapLabels(builtIn, wordIn(code, dictionary));
  const isSame = Object.entries(labels).every(([name, text]) => text === builtIn[name as keyof LabelTexts]);
  return isSame ? builtIn : labels;
}

const mapLabels = (labels: LabelTexts, textOf: Translate) =>
  Object.fromEntries(
    Object.entries(labels).map(([name, text]) => [name, textOf(name, text)]),
  ) as unknown as LabelTexts;

/** The first letters of locales that show which texts can be translated, and where longer ones break a layout. */
const PSEUDO_LANGUAGE = 'zz';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

/**
 * A text in the page's language: pseudo-translated for a language that begins with `zz` (spec section 5), else from the
 * dictionary, whose key is the text itself, else as it is.
 */
export function translate(
  text: string,
  { language, dictionary }: Pick<LocaleContext, 'language' | 'dictionary'>,
): string {
  if (isPseudoLanguage(language)) return pseudoTranslate(text);
  return (Object.hasOwn(dictionary, text) && dictionary[text]) || text;
}

const isPseudoLanguage = (language: string): boolean => language.startsWith(PSEUDO_LANGUAGE);

/** Accents every letter and marks both ends, so that untranslated and cut texts show. Placeholders (`{name}`) stay. */
export function pseudoTranslate(text: string): string {
  return `[${text.replace(/\{[^{}]*\}|[A-Za-z]/g, (part) => ACCENTED[PLAIN.indexOf(part)] ?? part)}]`;
}
