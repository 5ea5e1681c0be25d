/** What a room's README tells authors. */
export interface Guide {
  /** The sentence below its heading. */
  readonly summary: string;
  /** What an attribute or a slot means, by the name that the README's tables give it. */
  readonly meanings: ReadonlyMap<string, string>;
  /** The style classes of the element. */
  readonly styles: readonly string[];
}

const TABLE_ROW = /^\|(.+)\|$/;
const NAME = /`([\w-]+)`/g;
const STYLES_ROW = /^\|.*`applied-css-class-names`.*$/m;
const STYLE = /`(m-[\w-]+--[\w-]+)`/g;

/** Reads a room's README (Markdown): the first sentence, and each row of its tables of attributes and slots. */
export function readGuide(markdown: string): Guide {
  const lines = markdown.split('\n').map((line) => line.trim());
  const meanings = new Map<string, string>();
  for (const line of lines) {
    const cells = TABLE_ROW.exec(line)?.[1]?.split('|') ?? [];
    const meaning = plain(cells.at(-1) ?? '');
    for (const [, name] of (cells[0] ?? '').matchAll(NAME)) {
      if (meaning && !meanings.has(name!)) meanings.set(name!, meaning);
    }
  }
  const summary = lines.find((line) => /^\w/.test(line)) ?? '';
  const styles = [...(STYLES_ROW.exec(markdown)?.[0] ?? '').matchAll(STYLE)].map(([, name]) => name!);
  return { summary: plain(summary), meanings, styles: [...new Set(styles)] };
}

const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
