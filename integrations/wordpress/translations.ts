/** gettext's machine object: a table of words and one of their translations, each entry a length and a place. */
const MAGIC = 0x950412de;
const HEAD_BYTES = 28;
const ENTRY_BYTES = 8;
/** Between a context and its word. */
const CONTEXT_END = '\u0004';
const HEADER = 'Content-Type: text/plain; charset=UTF-8\nLanguage: vi\n';

/** The contexts in which WordPress translates what a `block.json` says. */
const OF_BLOCKS = ['block title', 'block style label', 'block variation title', 'block keyword'];

/**
 * The file that PHP reads.
 *
 * @param ofBlocks words that a `block.json` has, which WordPress asks for by what they are to the block.
 */
export function machineObject(words: ReadonlyMap<string, string>, ofBlocks: ReadonlySet<string>): Uint8Array {
  const entries = new Map([['', HEADER], ...words]);
  for (const [english, other] of words)
    for (const context of ofBlocks.has(english) ? OF_BLOCKS : [])
      entries.set(context + CONTEXT_END + english, other);
  const sorted = [...entries].map((pair) => pair.map((text) => Buffer.from(text)) as [Buffer, Buffer]);
  sorted.sort(([a], [b]) => Buffer.compare(a, b));
  const tables = HEAD_BYTES + 2 * sorted.length * ENTRY_BYTES;
  const head = [MAGIC, 0, sorted.length, HEAD_BYTES, HEAD_BYTES + sorted.length * ENTRY_BYTES, 0, tables];
  const places: number[] = [];
  const texts: Buffer[] = [];
  let at = tables;
  for (const column of [0, 1] as const) {
    for (const pair of sorted) {
      places.push(pair[column].length, at);
      texts.push(pair[column], Buffer.alloc(1));
      at += pair[column].length + 1;
    }
  }
  const numbers = Buffer.alloc(tables);
  [...head, ...places].forEach((number, index) => {
    numbers.writeUInt32LE(number, index * 4);
  });
  return Buffer.concat([numbers, ...texts]);
}

/** The file for the editor's scripts. */
export const scriptTranslations = (words: ReadonlyMap<string, string>): string =>
  JSON.stringify({
    domain: 'messages',
    locale_data: {
      messages: {
        '': { domain: 'messages', lang: 'vi' },
        ...Object.fromEntries([...words].map(([english, other]) => [english, [other]])),
      },
    },
  });
