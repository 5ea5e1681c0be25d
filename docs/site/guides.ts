import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Example } from '../../fixtures/examples/example.js';
import { apiPage } from './api-reference.js';
import { withSwatches } from './element-pages/swatches.js';
import { headingId, plainText, renderMarkdown, type Target } from './markdown.js';

/** A page made from a Markdown file. */
export interface Guide {
  /** The page's address from the root of the docs. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** The text below its title. `root` is the docs' own root as the page sees it. */
  readonly html: (root: string) => string;
  /** A page of elements that stands above the text. */
  readonly example?: Example;
}

export interface GuideGroup {
  readonly title: string;
  /** Its place among the others, as that of its first guide. */
  readonly order: number;
  readonly guides: readonly Guide[];
}

/** Where a guide stands, as its front matter says. */
interface Placed {
  readonly group: string;
  readonly order: number;
}

/** Written of the declarations, and no file. */
const API = 'docs/api.md';

/** The project's own files, which other tools read by their first lines. Every other guide names its group itself. */
const PROJECT: Placed = { group: 'Project', order: 80 };
const PROJECT_FILES = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'fixtures/README.md',
  'bench/README.md',
  'bench/figures.md',
];
const API_PLACE: Placed = { group: 'Guides', order: 33 };
const FRONT_MATTER = /^---\n(.*?)\n---\n+/s;
/** Guides for those who use the library, and for those who change it. */
const FOLDERS = ['docs', 'docs/contributing'];
const DECISIONS = 'docs/contributing/decisions';
const DECISION_FILE = /^docs\/contributing\/decisions\/\d{4}-[\w-]+\.md$/;
/** READMEs are named by their folders. */
const README = /^(?:(.+)\/)?README\.md$/;
const PLACE_OF_README: Readonly<Record<string, string>> = {
  '': 'index.html',
  fixtures: 'guides/demo-site.html',
  bench: 'guides/benchmarks.html',
  'docs/contributing/decisions': 'guides/decisions.html',
};
const COMPONENT_FILE = /^elements\/([\w-]+)\/(README\.md|[\w-]+\.html)$/;
const ELSEWHERE = /^(?:[a-z]+:|#)/;

/**
 * All guides, in the order in which they are to be read.
 *
 * @throws Error that names the file, where one of `docs/` says not where it stands.
 */
export function readGuides(): readonly GuideGroup[] {
  const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  files.push(`${DECISIONS}/README.md`);
  const placed = [
    ...files.filter((file) => file.endsWith('.md')).map((file) => ({ file, ...placeIn(file) })),
    ...PROJECT_FILES.filter((file) => existsSync(file)).map((file, at) => ({
      file,
      ...PROJECT,
      order: PROJECT.order + at,
    })),
    { file: API, ...API_PLACE },
  ].sort((a, b) => a.order - b.order);
  return [...new Set(placed.map(({ group }) => group))].map((title) => {
    const guides = placed.filter(({ group }) => group === title);
    return { title, order: guides[0]!.order, guides: guides.map(({ file }) => readGuide(file)) };
  });
}

function placeIn(file: string): Placed {
  const [, matter = ''] = FRONT_MATTER.exec(readFileSync(file, 'utf8')) ?? [];
  const { group, order } = Object.fromEntries(
    [...matter.matchAll(/^(\w+): (.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  if (!group || !Number.isFinite(Number(order)))
    throw new Error(
      `${file} begins with no front matter that has a group and an order, as docs/page.md does`,
    );
  return { group, order: Number(order) };
}

function readGuide(file: string): Guide {
  const body = bodyOf(file);
  return {
    name: placeOf(file)!,
    title: titleOf(file) ?? file,
    summary: leadOf(file, body),
    html: (root) => withSwatches(renderMarkdown(body, (href) => linkFrom(file, href, root))),
  };
}

/** The line that says where a guide stands is no part of its text. */
export const withoutFrontMatter = (markdown: string): string => markdown.replace(FRONT_MATTER, '');

let apiText: string | undefined;
const isThere = (file: string) => file === API || existsSync(file);
function textOf(file: string): string {
  if (file !== API) return withoutFrontMatter(readFileSync(file, 'utf8'));
  apiText ??= apiPage();
  return apiText;
}

/** A Markdown file without its title. The decisions follow their index, on the same page. */
function bodyOf(file: string): string {
  const body = textOf(file).replace(/^# .*\n/, '');
  if (file !== `${DECISIONS}/README.md`) return body;
  const decisions = readdirSync(DECISIONS)
    .map((name) => `${DECISIONS}/${name}`)
    .filter((name) => DECISION_FILE.test(name))
    .sort();
  return [body, ...decisions.map((name) => `#${readFileSync(name, 'utf8')}`)].join('\n');
}

/** A Markdown file's first line, without its marks. */
const titleOf = (file: string) =>
  isThere(file) ? /^# (.+)/.exec(textOf(file))?.[1]?.replaceAll('`', '') : undefined;

const PARAGRAPH = /^(?:[^\s#|`>-]|`[^`])/;

/** The first page's words about a guide: the sentences below its title, written by hand. */
function leadOf(file: string, body: string): string {
  const [, first = ''] = /^\n*(.+?)(?:\n\s*\n|$)/s.exec(body) ?? [];
  if (!PARAGRAPH.test(first)) throw new Error(`${file} needs a sentence below its title`);
  return firstParagraph(first);
}

/** The first paragraph of a Markdown text, without its marks. */
export function firstParagraph(markdown: string): string {
  const paragraphs = markdown.split(/\n\s*\n/).map((part) => part.trim());
  const first = paragraphs.find((part) => PARAGRAPH.test(part)) ?? '';
  return plainText(renderMarkdown(first, () => undefined));
}

/** Where a file of the repository is shown, or undefined where it is not. */
function placeOf(file: string): string | undefined {
  const [, slug, shown] = COMPONENT_FILE.exec(file) ?? [];
  if (slug) return `elements/${slug}.html${shown === 'README.md' ? '' : '#htl-template'}`;
  if (DECISION_FILE.test(file)) return `guides/decisions.html#${headingId(titleOf(file) ?? '')}`;
  const folder = README.exec(file);
  if (folder) return PLACE_OF_README[folder[1] ?? ''];
  return /^(?:(?:docs(?:\/contributing)?|bench)\/)?[\w-]+\.md$/.test(file)
    ? `guides/${posix.basename(file, '.md').toLowerCase()}.html`
    : undefined;
}

/** Where a link of a file leads in the docs. */
export function linkFrom(file: string, href: string, root: string): Target | undefined {
  if (ELSEWHERE.test(href)) return { address: href };
  const [path = '', hash] = href.split('#');
  const target = posix.join(posix.dirname(file), path);
  const place = placeOf(target);
  return place === undefined
    ? undefined
    : { address: `${root}${place}${hash === undefined ? '' : `#${hash}`}`, title: titleOf(target) };
}
