import { readFileSync } from 'node:fs';
import { EXAMPLE_LINK } from './browser/example-links.js';
import { NOT_FOUND } from './docs-head.js';
import type { ElementDoc } from './element-pages/element-doc.js';
import { elementPage } from './element-pages/element-page.js';
import { examplePage, examplePageName } from './element-pages/example-page.js';
import { type GuideGroup, readGuides } from './guides.js';
import { type ExamplePage, homePage } from './home-page.js';
import {
  ELEMENTS_INDEX,
  elementsIndex,
  exampleLinkPage,
  folderIndexes,
  GUIDES_INDEX,
  guidesIndex,
  notFoundPage,
} from './index-pages.js';
import type { Surroundings } from './layout.js';
import { navigationOf } from './navigation.js';
import { searchEntries, searchIndex, searchTexts } from './search/search-index.js';
import { searchPage } from './search/search-page.js';
import { foundations } from './showroom/foundations.js';
import { FRONT_PAGE, patterns } from './showroom/patterns.js';
import { PATTERN, textPage } from './text-page.js';

const ICON = new URL('./icon.svg', import.meta.url);

const withShowroom = (guides: readonly GuideGroup[]): readonly GuideGroup[] =>
  [...guides, foundations(), patterns()].sort((a, b) => a.order - b.order);

/** Every file of the docs that is made from text: its name from their root → what makes it. */
export type DocsFiles = ReadonlyMap<string, () => string>;

/** @param at where the files of a page are, by how the page names the docs' root. */
export function docsFiles(
  elements: readonly ElementDoc[],
  examplePages: readonly ExamplePage[],
  at: (isBelowRoot: boolean) => Omit<Surroundings, 'groups'>,
): DocsFiles {
  const guides = withShowroom(readGuides());
  const groups = navigationOf(elements, guides);
  const entries = searchEntries(elements, guides);
  const [atRoot, below] = [false, true].map((isBelowRoot) => ({ ...at(isBelowRoot), groups }));
  return new Map<string, () => string>([
    ['index.html', () => homePage(elements, guides, examplePages, atRoot!)],
    [ELEMENTS_INDEX, () => elementsIndex(elements, below!)],
    [GUIDES_INDEX, () => guidesIndex(guides, below!)],
    ...folderIndexes(guides, below!),
    [NOT_FOUND, () => notFoundPage(atRoot!)],
    [EXAMPLE_LINK, () => exampleLinkPage(atRoot!)],
    ['search.html', () => searchPage(entries, atRoot!)],
    ['search-index.json', () => searchIndex(entries)],
    ['search-texts.json', () => searchTexts(entries)],
    ['icon.svg', () => readFileSync(ICON, 'utf8')],
    ...elements.map(
      (element) => [`elements/${element.slug}.html`, () => elementPage(element, below!)] as const,
    ),
    ...guides
      .flatMap(({ guides }) => guides)
      .map((guide) => [guide.name, () => textPage(guide, below!)] as const),
    ...elements.flatMap(({ slug, examples }) =>
      examples.map(
        (example) =>
          [examplePageName(slug, example), () => examplePage(`uni-${slug}`, example, below!)] as const,
      ),
    ),
    ...[FRONT_PAGE, ...guides.flatMap(({ guides }) => guides.flatMap(({ example }) => example ?? []))].map(
      (example) =>
        [examplePageName(PATTERN, example), () => examplePage('Patterns', example, below!)] as const,
    ),
  ]);
}
