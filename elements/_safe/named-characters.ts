import { trustHtml } from './trusted-types.js';

type CharacterOf = (name: string) => string | undefined;

let characterOf: CharacterOf = typeof document === 'undefined' ? () => undefined : parsedCharacter;
let parser: HTMLTextAreaElement | undefined;
const known = new Map<string, string | undefined>();

/** Takes a table of names, where no document can parse them. */
export function provideNamedCharacters(made: CharacterOf): void {
  characterOf = made;
}

/** The characters of a named character reference (`amp` → `&`), or undefined for a name that HTML does not know. */
export const namedCharacter: CharacterOf = (name) => characterOf(name);

/** @param name letters and digits alone, so that nothing but a reference is parsed. */
function parsedCharacter(name: string): string | undefined {
  if (known.has(name)) return known.get(name);
  const reference = `&${name};`;
  parser ??= document.implementation.createHTMLDocument('').createElement('textarea');
  let character: string | undefined;
  try {
    parser.innerHTML = trustHtml(reference) as string;
    // HTML reads some old names without a semicolon (`&notit;` is `¬it;`). So a semicolon that is left means that only the
    // beginning is a name. `&semi;`, which nobody writes, stays as it is.
    if (!parser.value.endsWith(';')) character = parser.value;
  } catch {
    // A page's policy that does not name ours refuses to parse. The first view that cannot be written reports that.
  }
  known.set(name, character);
  return character;
}
