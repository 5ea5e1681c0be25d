import { escape as escapeHtml } from 'lodash-es';
import { GROUP_NAMES, groupOf } from '../../integrations/authoring/groups.js';
import { EXAMPLE_LINK } from './browser/example-links.js';
import { NOT_FOUND } from './docs-head.js';
import type { ElementDoc } from './element-pages/element-doc.js';
import { firstParagraph, type Guide, type GuideGroup } from './guides.js';
import { kilobytes } from './kilobytes.js';
import { layout, type Surroundings } from './layout.js';
import { thumbnail } from './thumbnails.js';

/** Where the address of a folder leads. */
export const ELEMENTS_INDEX = 'elements/index.html';
export const GUIDES_INDEX = 'guides/index.html';

/** Every element with its picture, by task. */
export const elementsIndex = (elements: readonly ElementDoc[], around: Surroundings): string =>
  listPage(
    ELEMENTS_INDEX,
    'Elements',
    'Every element, what it is for and what it weighs',
    GROUP_NAMES.map((group) => ({ group, own: elements.filter(({ slug }) => groupOf(slug) === group) }))
      .filter(({ own }) => own.length > 0)
      .map(({ group, own }) => part(group, tiles(own, around.root)))
      .join('\n'),
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

/** The pages of a group that has a folder of its own, as patterns have: its name, and the page that lists them. */
export const folderIndexes = (
  groups: readonly GuideGroup[],
  around: Surroundings,
): readonly (readonly [name: string, page: () => string])[] =>
  groups.flatMap(({ title, guides }) => {
    const name = indexOf(guides[0]?.name ?? '');
    if (name === GUIDES_INDEX) return [];
    const list = `<ul class="d-guides">\n${guideItems(guides, around.root)}\n</ul>`;
    const summary = guides.map((guide) => guide.title).join(', ');
    return [[name, () => listPage(name, title, summary, list, around)] as const];
  });

/** The page that lists what stands in a page's folder. */
export const indexOf = (name: string): string => name.replace(/[^/]*$/, 'index.html');

/** A page for an address that leads nowhere. */
export const notFoundPage = (around: Surroundings): string =>
  listPage(
    NOT_FOUND,
    'There is no such page',
    'The address leads to no page of the docs',
    `<p class="d-lead">The address may be mistyped, or the page has moved. Search the docs above, or go on from here.</p>
<ul class="d-pages"><li><a href="${around.root}${ELEMENTS_INDEX}">All elements</a></li><li><a href="${around.root}${GUIDES_INDEX}">All guides</a></li><li><a href="${around.root}patterns/index.html">Patterns</a></li><li><a href="${around.root}index.html">First page</a></li></ul>`,
    around,
  );

/** The page that the links of examples lead to. */
export const exampleLinkPage = (around: Surroundings): string =>
  listPage(
    EXAMPLE_LINK,
    'A link of an example',
    'Where the links of examples lead',
    `<p class="d-lead">On a website, this link leads to a page of that site. The docs have no such page.</p>
<ul class="d-pages"><li><a href="${around.root}${ELEMENTS_INDEX}">All elements</a></li><li><a href="${around.root}patterns/index.html">Patterns</a></li></ul>`,
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

export const tiles = (elements: readonly ElementDoc[], root: string): string => `<ul class="d-tiles">
${elements.map((element) => tile(element, root)).join('\n')}
</ul>`;

const firstSentence = (guide: string) => firstParagraph(guide).split(/(?<=\.)\s/, 1)[0]!;

function tile({ slug, guide, examples, bytes }: ElementDoc, root: string): string {
  const figures = [`${examples.length} examples`, ...(bytes === undefined ? [] : [kilobytes(bytes)])];
  return `<li class="d-tile">
${thumbnail(slug, root)}
<h3 class="d-tile__title"><a href="${root}elements/${slug}.html">uni-${slug}</a></h3>
<p>${escapeHtml(firstSentence(guide))}</p>
<p class="d-quiet">${figures.join(' · ')}</p>
</li>`;
}

export const guideList = ({ title, guides }: GuideGroup, root: string): string =>
  part(title, `<ul class="d-guides">\n${guideItems(guides, root)}\n</ul>`);

const guideItems = (guides: readonly Guide[], root: string) =>
  guides
    .map(
      (guide) =>
        `<li class="d-guides__item"><a href="${root}${guide.name}">${escapeHtml(guide.title)}</a><p>${escapeHtml(guide.summary)}</p></li>`,
    )
    .join('\n');

function part(title: string, list: string): string {
  const id = `group-${title.toLowerCase().replace(/\W+/g, '-')}`;
  return `<section class="d-part" aria-labelledby="${id}">
<h2 class="d-part__title" id="${id}">${title}</h2>
${list}
</section>`;
}
