/** Words before a name that are none of it. */
const TITLE =
  /^(?:a\/|assoc(?:iate)?|adj(?:unct)?|emeritus|prof(?:essor)?|dr|doctor|mr|mrs|ms|mx|miss|sir|dame|hon|rev)\b/i;
const LETTER = /\p{L}/u;

/** The first letters of a name's first and last word: `MT` of `Assoc. Prof. Mai Tran, PhD`. */
export function initialsOf(name: string): string {
  const [own = ''] = name.split(/[,(]/);
  const words = own.split(/[\s\u2019']+/).filter((word) => LETTER.test(word) && !TITLE.test(word));
  const said = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return said.map((word) => (LETTER.exec(word)?.[0] ?? '').toUpperCase()).join('');
}
