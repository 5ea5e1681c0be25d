import MiniSearch from 'minisearch';
import { attributeNames } from '../../elements/_core/props/attribute-names.js';
import type { ElementDoc } from './element-doc.js';
import { guideHtml } from './element-page.js';
import { firstParagraph, type GuideGroup } from './guides.js';
import { sectionsOf } from './markdown.js';
import { type Found, SEARCH_OPTIONS } from './search-options.js';

export interface SearchEntry extends Found {
  readonly text: string;
}

/** What can be found: every page, and every section of one. */
export function searchEntries(
  elements: readonly ElementDoc[],
  guides: readonly GuideGroup[],
): readonly SearchEntry[] {
  const texts = guides.flatMap(({ guides }) =>
    guides.flatMap(({ name, title, html }) => entriesOf(name, title, '', html('/'))),
  );
  return [...texts, ...elements.flatMap(elementEntries)];
}

function entriesOf(name: string, title: string, summary: string, html: string): SearchEntry[] {
  const { opening, sections } = sectionsOf(html);
  return [
    { id: name, title, page: '', text: `${summary} ${opening}` },
    ...sections.map((section) => ({
      id: `${name}#${section.id}`,
      title: section.title,
      page: title,
      text: section.text,
    })),
  ];
}

function elementEntries({ slug, guide, props, examples }: ElementDoc): SearchEntry[] {
  const words = [
    ...Object.keys(props).flatMap(attributeNames),
    ...Object.keys(props),
    ...examples.map(({ name }) => name),
  ].join(' ');
  const summary = `${firstParagraph(guide)} ${words}`;
  return entriesOf(`elements/${slug}.html`, `uni-${slug}`, summary, guideHtml(slug, guide, '/'));
}

/** The index as a browser loads it. */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>(SEARCH_OPTIONS);
  index.addAll(entries);
  return JSON.stringify(index);
}
