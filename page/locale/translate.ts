import type { LocaleContext } from '../../fsm/locale-machine.js';

/** The first letters of locales that show which texts can be translated, and where longer ones break a layout. */
const PSEUDO_LANGUAGE = 'zz';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

/**
 * A text in the page's language: from the dictionary, pseudo-translated for a language that begins with `zz` (spec
 * section 5), else as it is.
 */
export function translate(
  text: string,
  { language, dictionary }: Pick<LocaleContext, 'language' | 'dictionary'>,
): string {
  if (isPseudoLanguage(language)) return pseudoTranslate(text);
  return (Object.hasOwn(dictionary, text) && dictionary[text]) || text;
}

export const isPseudoLanguage = (language: string): boolean => language.startsWith(PSEUDO_LANGUAGE);

/** Accents every letter and marks both ends, so that untranslated and cut texts show. Placeholders (`{name}`) stay. */
export function pseudoTranslate(text: string): string {
  return `[${text.replace(/\{[^{}]*\}|[A-Za-z]/g, (part) => ACCENTED[PLAIN.indexOf(part)] ?? part)}]`;
}
