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
/** After the foundations that they are made of, before the patterns that are made of them. */
const ORDER_OF_ELEMENTS = 50;

/** Every page of the docs but the first one and the search, in groups. */
export function navigationOf(
  elements: readonly Pick<ElementDoc, 'slug'>[],
  guides: readonly GuideGroup[],
): readonly LinkGroup[] {
  const pages = elements.map(({ slug }) => ({ name: `elements/${slug}.html`, title: `uni-${slug}` }));
  const groups = guides.map(({ title, order, guides }) => ({
    title,
    order,
    pages: guides as readonly PageLink[],
  }));
  return [...groups, { title: ELEMENTS, order: ORDER_OF_ELEMENTS, pages }]
    .sort((a, b) => a.order - b.order)
    .filter((group) => group.pages.length > 0);
}
