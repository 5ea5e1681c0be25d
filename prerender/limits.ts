import { type DefaultTreeAdapterMap, defaultTreeAdapter, type TreeAdapter } from 'parse5';

/**
 * More elements in one page are met by no author, and take memory that others need. They are counted as the parser
 * makes them: formatting that is not closed is opened anew in each paragraph that follows.
 */
export const MOST_ELEMENTS = 50_000;
/** Chromium gives elements that are deeper than 512 another parent; the document has some levels of its own. */
const DEEPEST = 500;

/** Thrown out of the parser, which is of no use after that. */
export class OverLimits extends Error {
  override readonly name = 'OverLimits';

  constructor() {
    super(`more than ${MOST_ELEMENTS} elements, or deeper than ${DEEPEST}`);
  }
}

type Adapter = TreeAdapter<DefaultTreeAdapterMap>;

/** The tree that parse5 makes by default, up to the limits. */
export function boundedAdapter(
  mostElements = MOST_ELEMENTS,
): Adapter & Required<Pick<Adapter, 'onItemPush' | 'onItemPop'>> {
  let [made, depth] = [0, 0];
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      if (++made > mostElements) throw new OverLimits();
      return defaultTreeAdapter.createElement(...element);
    },
    onItemPush() {
      if (++depth > DEEPEST) throw new OverLimits();
    },
    onItemPop() {
      depth--;
    },
  };
}
