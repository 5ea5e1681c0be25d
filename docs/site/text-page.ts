import { escape as escapeHtml } from 'lodash-es';
import type { Example } from '../../fixtures/examples/example.js';
import { exampleFrame, exampleTools } from './element-pages/example-frame.js';
import { examplePageName } from './element-pages/example-page.js';
import type { Guide } from './guides.js';
import { layout, type Surroundings } from './layout.js';
import { type Section, sectionsOf } from './markdown.js';
import type { PageLink } from './navigation.js';

/** With fewer sections, a page is seen at a glance. */
const LEAST_SECTIONS = 3;
/** With more, a list of all levels is longer than what it spares. */
const MOST_ENTRIES = 16;

/** A page of text: a guide, with its contents, beside it where there is room, and the way to its neighbours below. */
export function textPage(guide: Guide, around: Surroundings): string {
  const { name, title, summary, html, example } = guide;
  const body = html(around.root);
  const main = `<uni-heading class="d-title" level="1"><h1>${escapeHtml(title)}</h1></uni-heading>
${
  example
    ? `<p class="d-lead">${escapeHtml(summary)}</p>
${exampleTools()}
${patternFrame(example, around.root)}`
    : contents(sectionsOf(body).sections)
}
<div class="d-prose">
${body}</div>
${neighbours(name, around)}`;
  return layout(
    { name, title, description: summary, main, kind: 'text', ...(example && { isLive: true }) },
    around,
  );
}

/** Where patterns stand among the examples. */
export const PATTERN = 'pattern';

/** A page of elements, live. Its parts are what a reader copies. */
export function patternFrame(example: Example, root: string): string {
  const alone = examplePageName(PATTERN, example);
  return exampleFrame({ example, codes: [], alone, isPageWide: true }, 0, root);
}

/** As the template of `uni-toc` writes it, so that nothing has to be loaded for it. */
function contents(sections: readonly Section[]): string {
  const first = sections.filter(({ level }) => level === 2);
  const shown = sections.filter(({ level }) => level <= 3);
  if (first.length < LEAST_SECTIONS) return '';
  const isShort = shown.length > MOST_ENTRIES;
  return `<div class="d-contents"><uni-toc stop-level="${isShort ? 'h2' : 'h3'}"><nav class="m-toc" aria-label="On this page">
<h2 class="m-toc__title">On this page</h2>
${sectionList(isShort ? first : shown)}
</nav></uni-toc></div>`;
}

/** Links to sections, level in level. */
export function sectionList(sections: readonly Omit<Section, 'text'>[], level = 2): string {
  const items = sections.flatMap((section, at) => {
    if (section.level !== level) return [];
    const end = sections.findIndex((other, i) => i > at && other.level <= level);
    const below = sections.slice(at + 1, end < 0 ? undefined : end);
    return `<li class="m-toc__item"><a class="m-toc__link" href="#${section.id}">${escapeHtml(section.title)}</a>${below.length > 0 ? sectionList(below, level + 1) : ''}</li>`;
  });
  return `<ul class="m-toc__list">\n${items.join('\n')}\n</ul>`;
}

/** The way to the pages before and after one of the same kind. */
export function neighbours(name: string, { groups, root }: Surroundings): string {
  const kind = name.slice(0, name.indexOf('/') + 1);
  const pages = groups.flatMap(({ pages }) => pages).filter((page) => page.name.startsWith(kind));
  const at = pages.findIndex((page) => page.name === name);
  const link = (page: PageLink | undefined, words: string, rel: string) =>
    page
      ? `<a class="d-next__link" rel="${rel}" href="${root}${page.name}"><span class="d-quiet">${words}</span> ${escapeHtml(page.title)}</a>`
      : '<span></span>';
  return `<nav class="d-next" aria-label="Neighbouring pages">${link(pages[at - 1], 'Previous', 'prev')}${link(pages[at + 1], 'Next', 'next')}</nav>`;
}
