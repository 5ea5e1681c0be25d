import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, parseFragment } from 'parse5';

/** More than a source has where no tag is written; a tag has three characters at least. */
const ALWAYS_ALLOWED = 1000;

type Adapter = typeof defaultTreeAdapter;

/** Counts what is made of the source that is being parsed. */
let left = 0;
const counting: Adapter = {
  ...defaultTreeAdapter,
  createElement(tagName, namespaceURI, attrs) {
    if (left-- <= 0) throw new Error('far more elements than tags: its formatting elements must be closed');
    return defaultTreeAdapter.createElement(tagName, namespaceURI, attrs);
  },
};

function count<Tree>(source: string, parsed: () => Tree): Tree {
  left = ALWAYS_ALLOWED + source.length;
  return parsed();
}

/**
 * A part of a document, as the HTML Standard has it parsed, with the places of its nodes in the source.
 *
 * @throws Error when formatting elements that are not closed, and are therefore opened anew in each paragraph, make far
 * more elements of the source than it has tags: 10,000 of them would be 50 million.
 */
export const parsePart = (source: string): DefaultTreeAdapterMap['documentFragment'] =>
  count(source, () => parseFragment(source, { sourceCodeLocationInfo: true, treeAdapter: counting }));

/** The same for a whole document, as it is for who runs no scripts, without places. */
export const parseDocument = (source: string): DefaultTreeAdapterMap['document'] =>
  count(source, () => parse(source, { scriptingEnabled: false, treeAdapter: counting }));
