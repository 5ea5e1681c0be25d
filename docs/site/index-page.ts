import type { ElementDoc } from './element-doc.js';
import { escapeHtml } from './escape.js';
import { layout, type Surroundings } from './layout.js';

/** A page of a demo site that the index leads to. */
export interface ExamplePage {
  readonly href: string;
  readonly name: string;
}

/** The list of all elements, each with what it is and what it weighs. */
export function indexPage(
  elements: readonly ElementDoc[],
  pages: readonly ExamplePage[],
  around: Surroundings,
): string {
  const main = `<h1>Elements for a university’s pages</h1>
<p class="d-lead">Web components that a content management system writes as HTML: readable before any script, alive where there is something to do.</p>
<ul class="d-tiles">
${elements.map((element) => tile(element, around.root)).join('\n')}
</ul>
${pages.length > 0 ? `<h2>Example pages</h2>\n<ul class="d-pages">${pages.map(pageItem).join('')}</ul>` : ''}`;
  return layout({ title: 'Elements', description: 'Every element with its examples', main }, around);
}

function tile({ slug, guide, examples, bytes }: ElementDoc, root: string): string {
  const figures = [`${examples.length} examples`, ...(bytes === undefined ? [] : [kilobytes(bytes)])];
  return `<li class="d-tile">
<h2 class="d-tile__title"><a href="${root}elements/${slug}.html">uni-${slug}</a></h2>
<p>${escapeHtml(summaryOf(guide))}</p>
<p class="d-quiet">${figures.join(' · ')}</p>
</li>`;
}

const pageItem = ({ href, name }: ExamplePage) => `<li><a href="${href}">${escapeHtml(name)}</a></li>`;

/** The first paragraph of a README. */
export function summaryOf(guide: string): string {
  const paragraphs = guide.split(/\n\s*\n/).map((part) => part.trim());
  return (paragraphs.find((part) => part !== '' && !part.startsWith('#')) ?? '').replace(/[`*]/g, '');
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB gzip`;
