import { type DefaultTreeAdapterMap, defaultTreeAdapter, type TreeAdapter } from 'parse5';
import { FragmentBudget } from '../elements/fragment/fragment-limits.js';

/**
 * No author's page has more elements and comments. Unclosed formatting is opened anew in each paragraph, so whoever makes
 * them counts.
 */
export const MOST_ELEMENTS = 50_000;
/** Chromium gives elements that are deeper than 512 another parent. The document has some levels of its own. */
const DEEPEST = 500;
/** Characters that the views of one page may add to it. */
export const MOST_WRITTEN_CHARACTERS = 5_000_000;

/** Thrown where a page is too much. The page stays as it is. */
export class OverLimits extends Error {
  override readonly name = 'OverLimits';

  constructor(what = `more than ${MOST_ELEMENTS} elements, or deeper than ${DEEPEST}`) {
    super(what);
  }
}

type Adapter = TreeAdapter<DefaultTreeAdapterMap>;

/** The limits of one page, whatever its tags and models make of it. All parts of the page share them. */
export class PageBudget {
  /** The budget for the models of its fragments. */
  readonly fragments = new FragmentBudget();
  #elements: number;
  #characters = MOST_WRITTEN_CHARACTERS;

  constructor(mostElements = MOST_ELEMENTS) {
    this.#elements = mostElements;
  }

  /** Called before each element or comment is made, so that a page that is too much takes no memory beyond its limit. */
  takeElement(): void {
    if (--this.#elements < 0) throw new OverLimits();
  }

  /** Gives elements back that another reader of the same source will make anew. */
  returnElements(count: number): void {
    this.#elements += count;
  }

  /** @param characters how many a view or a fragment's text adds to the page. */
  takeCharacters(characters: number): void {
    this.#characters -= characters;
    if (this.#characters < 0)
      throw new OverLimits(`its views have more than ${MOST_WRITTEN_CHARACTERS} characters`);
  }
}

/** The tree that parse5 makes by default, within a page's budget. */
export function boundedAdapter(
  budget: PageBudget,
): Adapter & Required<Pick<Adapter, 'onItemPush' | 'onItemPop'>> {
  let depth = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      budget.takeElement();
      return defaultTreeAdapter.createElement(...element);
    },
    createCommentNode(data) {
      budget.takeElement();
      return defaultTreeAdapter.createCommentNode(data);
    },
    onItemPush() {
      if (++depth > DEEPEST) throw new OverLimits();
    },
    onItemPop() {
      depth--;
    },
  };
}
