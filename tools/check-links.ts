// npm run check: every link of the documentation leads to a file, and to a heading in it, over a project's folder:
//   node --import tsx tools/check-links.ts [ROOT]
// It is ours because the anchors are: no kept package knows the ids that docs/site/markdown.ts gives to headings.
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
const MARKDOWN = /^(?:README|ARCHITECTURE|CONTRIBUTING|docs\/.+|elements\/[\w-]+\/README)\.md$/;
const ELSEWHERE = /^[a-z]+:/;

/** The links of a project's Markdown that lead nowhere, file by file. */
export function findDeadLinks(root: string): readonly Fault[] {
  return markdownFiles(root).flatMap((file) => deadLinks(root, file, readFileSync(join(root, file), 'utf8')));
}

const markdownFiles = (root: string) =>
  [
    ...readdirSync(root),
    ...SHELVES.filter((shelf) => existsSync(join(root, shelf))).flatMap((shelf) =>
      readdirSync(join(root, shelf), { recursive: true, encoding: 'utf8' }).map((name) => join(shelf, name)),
    ),
  ]
    .filter((file) => MARKDOWN.test(file))
    .sort();

/** Returns the text of some tokens, in order. */
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
  const faults = findDeadLinks(resolve(process.argv[2] ?? '.'));
  for (const { file, line, what, remedy } of faults) console.error(`${file}:${line}: ${what}; ${remedy}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
