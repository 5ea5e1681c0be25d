import { readdirSync, readFileSync } from 'node:fs';
import { escape as escapeHtml } from 'lodash-es';
import { withoutFrontMatter } from '../../docs/site/guides.js';
import { renderMarkdown } from '../../docs/site/markdown.js';

interface Example {
  readonly name: string;
  readonly html: string;
  readonly note?: string;
}

const GUIDES = 'docs';
/** The options that a link of an element's page sets. */
const LOOKS: readonly (readonly [label: string, query: string])[] = [
  ['Plain', ''],
  ['Isolated', 'isolated'],
  ['Dark', 'theme=dark'],
  ['Right to left', 'dir=rtl'],
  ['Vietnamese', 'lang=vi'],
  ['As on a page of the CMS', 'page'],
];

const listOf = (links: readonly (readonly [address: string, words: string])[]) =>
  `<ul>${links.map(([address, words]) => `<li><a href="${address}">${escapeHtml(words)}</a></li>`).join('')}</ul>`;

function page(title: string, body: string, attributes = ' lang="en"'): string {
  return `<!DOCTYPE html>
<html${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | uni-elements</title>
<link rel="stylesheet" href="/app.css">
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<main class="d-main">
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** The list of all pages. */
export const indexPage = (slugs: readonly string[]): string =>
  page(
    'Elements and guides',
    `<h2>Elements</h2>
${listOf(slugs.map((slug) => [`/elements/${slug}.html`, `uni-${slug}`]))}
<h2>Guides</h2>
${listOf(guideNames().map((name) => [`/guides/${name}.html`, name]))}`,
  );

/** All examples of one element, from the sources, in the look that the query asks for. */
export function elementPage(slug: string, examples: readonly Example[], query: URLSearchParams): string {
  const looks = LOOKS.map(([label, asked]) => [`?${asked}`, label] as const);
  const shown = examples.map(
    ({ name, html, note }) => `<section>
<h2>${escapeHtml(name)}</h2>
${note ? `<p>${escapeHtml(note)}</p>` : ''}
${query.has('isolated') ? html.replaceAll(/<uni-[\w-]+(?=[\s>])/g, '$& isolated') : html}
</section>`,
  );
  const attributes = ['theme', 'dir', 'lang'].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [` ${name === 'theme' ? 'data-theme' : name}="${escapeHtml(value)}"`];
  });
  return page(
    `uni-${slug}`,
    `<nav aria-label="Looks">${listOf(looks)}</nav>
${shown.join('\n')}
<script type="module">${query.has('page') ? startPage : defineTags(shown.join())}</script>`,
    `${query.has('lang') ? '' : ' lang="en"'}${attributes.join('')}`,
  );
}

/** The tags that the page has, and no others: that is what a save has to load anew. */
const defineTags = (html: string) =>
  [...new Set(html.match(/(?<=<uni-)[\w-]+/g))].map((slug) => `import 'virtual:define/${slug}';`).join('\n');

const startPage = `import { startPage } from '/index.ts';
import { elementModules } from 'virtual:element-modules';
startPage({ name: 'corporate', components: { allComponents: elementModules } });`;

export const guideNames = (): string[] =>
  readdirSync(GUIDES)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replace('.md', ''))
    .sort();

/** A guide as the documentation shows it, without what stands around it there. */
export function guidePage(name: string): string {
  const markdown = withoutFrontMatter(readFileSync(`${GUIDES}/${name}.md`, 'utf8'));
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? name;
  const html = renderMarkdown(markdown.replace(/^# .*\n/m, ''), (href) => {
    const [, other, hash = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
    return other ? { address: `/guides/${other}.html${hash}` } : { address: href };
  });
  return page(title, `<div class="d-prose">${html}</div>`);
}
