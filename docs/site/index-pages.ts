import type { ElementDoc } from './element-pages/element-doc.js';
import { escapeHtml } from './escape.js';
import { firstParagraph, type GuideGroup } from './guides.js';
import { kilobytes } from './kilobytes.js';
import { layout, type Surroundings } from './layout.js';
import { thumbnail } from './thumbnails.js';

/** Where the address of a folder leads, and the address of nothing. */
export const ELEMENTS_INDEX = 'elements/index.html';
export const GUIDES_INDEX = 'guides/index.html';
export const NOT_FOUND = '404.html';

/** Every element with its picture. */
export const elementsIndex = (elements: readonly ElementDoc[], around: Surroundings): string =>
  listPage(
    ELEMENTS_INDEX,
    'Elements',
    'Every element, what it is for and what it weighs',
    tiles(elements, around.root, 2),
    around,
  );

/** Every guide, by group. */
export const guidesIndex = (groups: readonly GuideGroup[], around: Surroundings): string =>
  listPage(
    GUIDES_INDEX,
    'Guides',
    'Every guide, by what it is for',
    groups.map((group) => guideList(group, around.root)).join('\n'),
    around,
  );

/** A page for an address that leads nowhere. */
export const notFoundPage = (around: Surroundings): string =>
  listPage(
    NOT_FOUND,
    'There is no such page',
    'The address leads to no page of the docs',
    `<p class="d-lead">The address may be mistyped, or the page has moved. Search the docs above, or go on from here.</p>
<ul class="d-pages"><li><a href="${around.root}${ELEMENTS_INDEX}">All elements</a></li><li><a href="${around.root}${GUIDES_INDEX}">All guides</a></li><li><a href="${around.root}index.html">First page</a></li></ul>`,
    around,
  );

const listPage = (name: string, title: string, description: string, list: string, around: Surroundings) =>
  layout(
    {
      name,
      title,
      description,
      main: `<uni-heading class="d-title" level="1"><h1>${title}</h1></uni-heading>\n${list}`,
      kind: 'text',
    },
    around,
  );

/** @param level of the headings with their names. */
export const tiles = (
  elements: readonly ElementDoc[],
  root: string,
  level = 3,
): string => `<ul class="d-tiles">
${elements.map((element) => tile(element, root, level)).join('\n')}
</ul>`;

const firstSentence = (guide: string) => firstParagraph(guide).split(/(?<=\.)\s/, 1)[0]!;

function tile({ slug, guide, examples, bytes }: ElementDoc, root: string, level: number): string {
  const figures = [`${examples.length} examples`, ...(bytes === undefined ? [] : [kilobytes(bytes)])];
  return `<li class="d-tile">
${thumbnail(slug, root)}
<h${level} class="d-tile__title"><a href="${root}elements/${slug}.html">uni-${slug}</a></h${level}>
<p>${escapeHtml(firstSentence(guide))}</p>
<p class="d-quiet">${figures.join(' · ')}</p>
</li>`;
}

export function guideList({ title, guides }: GuideGroup, root: string): string {
  const id = `group-${title.toLowerCase().replace(/\W+/g, '-')}`;
  const items = guides.map(
    (guide) =>
      `<li class="d-guides__item"><a href="${root}${guide.name}">${escapeHtml(guide.title)}</a><p>${escapeHtml(guide.summary)}</p></li>`,
  );
  return `<section class="d-part" aria-labelledby="${id}">
<h2 class="d-part__title" id="${id}">${title}</h2>
<ul class="d-guides">
${items.join('\n')}
</ul>
</section>`;
}
