import type { ElementDoc } from './element-pages/element-doc.js';
import type { GuideGroup } from './guides.js';

/** A page as others lead to it. */
export interface PageLink {
  /** Its address from the root of the docs. */
  readonly name: string;
  readonly title: string;
}

export interface LinkGroup {
  readonly title: string;
  readonly pages: readonly PageLink[];
}

const ELEMENTS = 'Elements';
/** Whoever starts, and whoever builds a page, comes before who wants to know how it was made. */
export const GROUPS_BEFORE_ELEMENTS = 4;

/** Every page of the docs but the first one and the search, in groups. */
export function navigationOf(
  elements: readonly Pick<ElementDoc, 'slug'>[],
  guides: readonly GuideGroup[],
): readonly LinkGroup[] {
  const groups: LinkGroup[] = guides.map(({ title, guides }) => ({ title, pages: guides }));
  const pages = elements.map(({ slug }) => ({ name: `elements/${slug}.html`, title: `uni-${slug}` }));
  return groups
    .toSpliced(GROUPS_BEFORE_ELEMENTS, 0, { title: ELEMENTS, pages })
    .filter((group) => group.pages.length > 0);
}
