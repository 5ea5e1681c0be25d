// npm run check: holds the documentation's sentences short and its links alive, over a project's folder:
//   node --import tsx tools/check-prose.ts [ROOT]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { headingId } from '../docs/site/markdown.js';

interface Fault {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly remedy: string;
}

interface Paragraph {
  readonly line: number;
  readonly text: string;
}

const SHELVES = ['docs', 'elements'];
const PROSE = /^(?:README|ARCHITECTURE|CONTRIBUTING|docs\/.+|elements\/[\w-]+\/README)\.md$/;
const MOST_WORDS_IN_MEAN = 18;
const MOST_WORDS_IN_PARAGRAPH = 90;

const FENCE = /^\s*(```|~~~)/;
const NO_PROSE = /^\s*(?:\||#|<|$)/;
const LIST_ITEM = /^\s*(?:[-*]|\d+\.)\s/;
const SENTENCE_END = /(?<=[.!?]["')*_`]*)\s+/;
const LINK = /\]\(([^)\s]+)\)/g;
const ELSEWHERE = /^[a-z]+:/;

/** All faults of a project's prose, file by file. */
export function findProseFaults(root: string): readonly Fault[] {
  return proseFiles(root).flatMap((file) => {
    const lines = linesOf(join(root, file));
    return [...longText(file, lines), ...deadLinks(root, file, lines)];
  });
}

const proseFiles = (root: string) =>
  [
    ...readdirSync(root),
    ...SHELVES.map((shelf) => join(root, shelf))
      .filter(existsSync)
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
          relative(root, join(folder, name)),
        ),
      ),
  ]
    .filter((file) => PROSE.test(file))
    .sort();

/** A file's lines, those of code left empty. */
function linesOf(path: string): readonly string[] {
  let isCode = false;
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => {
      const isFence = FENCE.test(line);
      if (isFence) isCode = !isCode;
      return isFence || isCode ? '' : line;
    });
}

function longText(file: string, lines: readonly string[]): readonly Fault[] {
  const paragraphs = paragraphsOf(lines);
  const long = paragraphs
    .map(({ line, text }) => ({ line, words: wordsIn(text) }))
    .filter(({ words }) => words > MOST_WORDS_IN_PARAGRAPH)
    .map(({ line, words }) => ({
      file,
      line,
      what: `a paragraph of ${words} words`,
      remedy: `make it a list, a table or two paragraphs of at most ${MOST_WORDS_IN_PARAGRAPH}`,
    }));
  const sentences = paragraphs.flatMap(({ line, text }) =>
    text.split(SENTENCE_END).map((sentence) => ({ line, words: wordsIn(sentence) })),
  );
  const mean = sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(sentences.length, 1);
  if (mean <= MOST_WORDS_IN_MEAN) return long;
  const longest = sentences.reduce((most, sentence) => (sentence.words > most.words ? sentence : most));
  const what = `sentences have ${mean.toFixed(1)} words on average, this one ${longest.words}`;
  return [
    ...long,
    { file, line: longest.line, what, remedy: `write shorter ones, ${MOST_WORDS_IN_MEAN} on average` },
  ];
}

function paragraphsOf(lines: readonly string[]): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let open: Paragraph | undefined;
  for (const [at, line] of lines.entries()) {
    const continues = open !== undefined && !LIST_ITEM.test(line);
    if (NO_PROSE.test(line)) open = undefined;
    else if (continues) {
      open = { line: open!.line, text: `${open!.text} ${line.trim()}` };
      paragraphs[paragraphs.length - 1] = open;
    } else {
      open = { line: at + 1, text: line.replace(LIST_ITEM, '').trim() };
      paragraphs.push(open);
    }
  }
  return paragraphs;
}

const wordsIn = (text: string) =>
  text
    .replace(LINK, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function deadLinks(root: string, file: string, lines: readonly string[]): readonly Fault[] {
  return lines.flatMap((line, at) =>
    [...line.matchAll(LINK)].flatMap(([, href = '']) => {
      const [path = '', anchor] = href.split('#');
      if (ELSEWHERE.test(href)) return [];
      const target = path ? join(root, dirname(file), path) : join(root, file);
      const what = existsSync(target)
        ? anchor && target.endsWith('.md') && !anchorsOf(target).has(anchor)
          ? `no heading of ${relative(root, target)} has the anchor #${anchor}`
          : undefined
        : `nothing is at ${path}`;
      return what ? [{ file, line: at + 1, what, remedy: 'correct the link or take it out' }] : [];
    }),
  );
}

/** The anchors of a file's headings, numbered where they come again, as GitHub does. */
function anchorsOf(path: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const line of linesOf(path)) {
    const [, title] = /^#+\s+(.*)/.exec(line) ?? [];
    if (title === undefined) continue;
    const id = headingId(title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    let unique = id;
    for (let count = 1; anchors.has(unique); count++) unique = `${id}-${count}`;
    anchors.add(unique);
  }
  return anchors;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = findProseFaults(resolve(process.argv[2] ?? '.'));
  for (const { file, line, what, remedy } of faults) console.error(`${file}:${line}: ${what}; ${remedy}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
