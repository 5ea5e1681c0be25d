import MiniSearch from 'minisearch';
import { attributeNames } from '../../../elements/_core/declare/names.js';
import type { ElementDoc } from '../element-pages/element-doc.js';
import { guideHtml } from '../element-pages/guide-parts.js';
import { firstParagraph, type GuideGroup } from '../guides.js';
import { sectionsOf } from '../markdown.js';
import { type Found, PROJECT, SEARCH_OPTIONS } from './search-options.js';
import { SYNONYMS } from './synonyms.js';

/** Long enough to tell sections of one name apart. */
const EXCERPT_CHARACTERS = 90;

/** Whole parts to be copied: what their text says is read above them. */
const COPIED = /<div class="d-source">.*?<\/pre>/gs;

export interface SearchEntry extends Found {
  readonly text: string;
  /** Its other names, or empty for a section. */
  readonly synonyms: string;
}

/** Lists all that can be found: every page, and every section of one. */
export function searchEntries(
  elements: readonly ElementDoc[],
  guides: readonly GuideGroup[],
): readonly SearchEntry[] {
  const texts = guides.flatMap(({ guides }) =>
    guides.flatMap(({ name, title, html }) => entriesOf(name, title, html('/').replace(COPIED, ''))),
  );
  return [...texts, ...elements.flatMap(elementEntries)];
}

function entriesOf(name: string, title: string, html: string, lead = '', words = ''): SearchEntry[] {
  const { opening, sections } = sectionsOf(html);
  return [
    {
      id: name,
      title,
      page: '',
      text: `${lead} ${words} ${opening}`,
      synonyms: SYNONYMS[name] ?? '',
      excerpt: excerptOf(lead || opening),
    },
    ...sections.map((section) => ({
      id: `${name}#${section.id}`,
      title: section.title,
      page: title,
      text: PROJECT.test(name) ? excerptOf(section.text) : section.text,
      synonyms: '',
      excerpt: excerptOf(section.text),
    })),
  ];
}

/** The first words of a text, cut between two. */
function excerptOf(text: string): string {
  const words = text.trim();
  if (words.length <= EXCERPT_CHARACTERS) return words;
  return `${words.slice(0, EXCERPT_CHARACTERS).replace(/\s+\S*$/, '')} …`;
}

function elementEntries({ slug, guide, props, examples }: ElementDoc): SearchEntry[] {
  const words = [
    ...Object.keys(props).flatMap(attributeNames),
    ...Object.keys(props),
    ...examples.map(({ name }) => name),
  ].join(' ');
  const html = guideHtml(slug, guide, '/');
  const entries = entriesOf(`elements/${slug}.html`, `uni-${slug}`, html, firstParagraph(guide), words);
  return entries.filter(({ text }) => text.trim());
}

/** The index as a browser loads it. */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>(SEARCH_OPTIONS);
  index.addAll(entries);
  return JSON.stringify(index);
}

/** The texts of all that can be found, by its id: the page of results quotes them, and no other page loads them. */
export const searchTexts = (entries: readonly SearchEntry[]): string =>
  JSON.stringify(Object.fromEntries(entries.map(({ id, text }) => [id, text])));
