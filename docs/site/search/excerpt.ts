const LENGTH_CHARACTERS = 160;
/** Enough to see in which sentence a word stands. */
const BEFORE_CHARACTERS = 60;

/** Matches the words that an index has found, whatever mark stands in them. */
export const anyOf = (terms: readonly string[]): RegExp =>
  new RegExp(`(${terms.map((term) => term.replace(/[^\p{L}\p{N}]/gu, '.')).join('|')})`, 'i');

/** The part of a text around the first of the words, cut between two words, or undefined if it has none of them. */
export function excerptAround(text: string, terms: readonly string[]): string | undefined {
  const whole = text.trim().replace(/\s+/g, ' ');
  const at = whole.search(anyOf(terms));
  if (at < 0) return undefined;
  const start = at <= BEFORE_CHARACTERS ? 0 : whole.indexOf(' ', at - BEFORE_CHARACTERS) + 1;
  const rest = whole.slice(start);
  const part =
    rest.length <= LENGTH_CHARACTERS ? rest : rest.slice(0, LENGTH_CHARACTERS).replace(/\s+\S*$/, '');
  return `${start > 0 ? '… ' : ''}${part}${part.length < rest.length ? ' …' : ''}`;
}
