/** Words before a name that are none of it. */
const TITLE =
  /^(?:a\/|assoc(?:iate)?|adj(?:unct)?|emeritus|prof(?:essor)?|dr|doctor|mr|mrs|ms|mx|miss|sir|dame|hon|rev)\b/i;
/** Beyond ASCII, scripts have letters for the most part. Unicode's own classes are kilobytes in the servers' script. */
const LETTER = /[a-z]|[^\0-\u00bf\u2000-\u2bff\u3000-\u303f\s]/i;

/** The first letters of a name's first and last word: `MT` of `Assoc. Prof. Mai Tran, PhD`. */
export function initialsOf(name: string): string {
  const [own = ''] = name.split(/[,(]/);
  const words = own.split(/[\s\u2019']+/).filter((word) => LETTER.test(word) && !TITLE.test(word));
  const said = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return said.map((word) => (LETTER.exec(word)?.[0] ?? '').toUpperCase()).join('');
}
