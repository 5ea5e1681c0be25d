// npm run check: holds the documentation's sentences short and its links alive, over a project's folder:
//   node --import tsx tools/check-prose.ts [ROOT]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lexer, type Token, walkTokens } from 'marked';
import { renderMarkdown } from '../docs/site/markdown.js';

interface Fault {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly remedy: string;
}

/** A part of a file, and the line that it begins in. */
interface Part {
  readonly line: number;
  readonly text: string;
}

const SHELVES = ['docs', 'elements'];
const PROSE = /^(?:README|ARCHITECTURE|CONTRIBUTING|docs\/.+|elements\/[\w-]+\/README)\.md$/;
const MOST_WORDS_IN_MEAN = 18;
const MOST_WORDS_IN_PARAGRAPH = 90;
const SENTENCE_END = /(?<=[.!?]["')*_`]*)\s+/;
const LINK = /\]\([^)\s]+\)/g;
const ELSEWHERE = /^[a-z]+:/;

/** All faults of a project's prose, file by file. */
export function findProseFaults(root: string): readonly Fault[] {
  return proseFiles(root).flatMap((file) => {
    const markdown = readFileSync(join(root, file), 'utf8');
    return [...longText(file, markdown), ...deadLinks(root, file, markdown)];
  });
}

const proseFiles = (root: string) =>
  [
    ...readdirSync(root),
    ...SHELVES.filter((shelf) => existsSync(join(root, shelf))).flatMap((shelf) =>
      readdirSync(join(root, shelf), { recursive: true, encoding: 'utf8' }).map((name) => join(shelf, name)),
    ),
  ]
    .filter((file) => PROSE.test(file))
    .sort();

/** What is written by some tokens, in order. */
function partsOf(markdown: string, textOf: (token: Token) => string | undefined): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  walkTokens(lexer(markdown), (token) => {
    const text = textOf(token);
    if (text === undefined) return;
    at = Math.max(at, markdown.indexOf(token.raw.split('\n', 1)[0]!, at));
    parts.push({ line: markdown.slice(0, at).split('\n').length, text });
  });
  return parts;
}

/** Paragraphs, and entries of lists. */
const proseOf = (token: Token): string | undefined =>
  token.type === 'paragraph' || (token.type === 'text' && 'tokens' in token) ? token.text : undefined;

function longText(file: string, markdown: string): readonly Fault[] {
  const paragraphs = partsOf(markdown, proseOf);
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

const wordsIn = (text: string) =>
  text
    .replace(LINK, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function deadLinks(root: string, file: string, markdown: string): readonly Fault[] {
  const links = partsOf(markdown, (token) => (token.type === 'link' ? token.href : undefined));
  return links.flatMap(({ line, text: href }) => {
    const [path = '', anchor] = href.split('#');
    if (ELSEWHERE.test(href)) return [];
    const target = join(root, path ? join(dirname(file), path) : file);
    const hasAnchor = () => !anchor || !target.endsWith('.md') || anchorsOf(target).includes(anchor);
    const what = existsSync(target)
      ? !hasAnchor() && `no heading of ${relative(root, target)} has the anchor #${anchor}`
      : `nothing is at ${path}`;
    return what ? [{ file, line, what, remedy: 'correct the link or take it out' }] : [];
  });
}

/** The anchors of a file's headings. */
const anchorsOf = (path: string): readonly string[] =>
  [...renderMarkdown(readFileSync(path, 'utf8'), () => undefined).matchAll(/^<h\d id="([^"]*)">/gm)].map(
    ([, id]) => id!,
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = findProseFaults(resolve(process.argv[2] ?? '.'));
  for (const { file, line, what, remedy } of faults) console.error(`${file}:${line}: ${what}; ${remedy}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
