/** The parts of an element's README that authors read. */
export interface Guide {
  /** The sentence below its heading. */
  readonly summary: string;
  /** Meanings of attributes and slots, by their names in the README's tables. */
  readonly meanings: ReadonlyMap<string, string>;
  /** The words that the same tables name as values of an attribute, where they name any. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
  /** The style classes of the element. */
  readonly styles: readonly string[];
}

const TABLE_ROW = /^\|(.+)\|$/;
const NAME = /`([\w-]+)`/g;
const STYLES_ROW = /^\|.*`applied-css-class-names`.*$/m;
const STYLE = /`(m-[\w-]+--[\w-]+)`/g;

/** Reads an element's README (Markdown): the first sentence, and each row of its tables of attributes and slots. */
export function readGuide(markdown: string): Guide {
  const lines = markdown.split('\n').map((line) => line.trim());
  const meanings = new Map<string, string>();
  const words = new Map<string, readonly string[]>();
  for (const line of lines) {
    const [first = '', ...cells] = TABLE_ROW.exec(line)?.[1]?.split('|') ?? [];
    const meaning = plain(cells.at(-1) ?? '');
    for (const name of namesIn(first)) {
      if (!meaning || meanings.has(name)) continue;
      meanings.set(name, meaning);
      words.set(name, namesIn(cells.join(' ')));
    }
  }
  const choices = new Map(
    [...words].map(([name, found]) => [name, [...new Set(found)].filter((word) => !meanings.has(word))]),
  );
  const summary = lines.find((line) => /^\w/.test(line)) ?? '';
  const styles = [...(STYLES_ROW.exec(markdown)?.[0] ?? '').matchAll(STYLE)].map(([, name]) => name!);
  return { summary: plain(summary), meanings, choices, styles: [...new Set(styles)] };
}

const namesIn = (cell: string) => [...cell.matchAll(NAME)].map(([, name]) => name!);

const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
