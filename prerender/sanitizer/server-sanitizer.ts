import { parse } from 'parse5';
import { isOwnAddress, judgedAlike } from '../../elements/_safe/judged-alike.js';
import { createSanitizer, type SanitizerPlace } from '../../elements/_safe/sanitize.js';
import { boundedAdapter, PageBudget } from '../budget.js';
import { asServerDocument, ServerNode } from './server-nodes.js';

/** Limits one rich text, which may be as long as a page. This many elements take a second. */
const MOST_ELEMENTS = 100_000;
/** A parser makes fewer nodes than these of an empty text. */
const LEAST_ELEMENTS = 20;

/**
 * The browser's sanitiser, on a server: the same code and rules over a parser that follows the HTML standard.
 *
 * @returns a function that throws `ReadDifferently` for HTML of which only the visitor's browser can tell.
 */
export const createServerSanitizer = (): ((html: string) => string) =>
  judgedAlike(createStandardSanitizer(isOwnAddress));

/**
 * Sanitises where the answer is needed at once: markup that browsers may parse otherwise is judged as the HTML standard says.
 *
 * @param isOwnAddress whether a picture is of the page's own site.
 */
export const createStandardSanitizer = (isOwnAddress: SanitizerPlace['isOwnAddress']) =>
  createSanitizer({ window: serverWindow() as unknown as SanitizerPlace['window'], isOwnAddress });

function serverWindow() {
  return {
    document: serverDocument(''),
    Node: ServerNode,
    Element: ServerNode,
    NodeFilter: {
      SHOW_ELEMENT: 1,
      SHOW_TEXT: 4,
      SHOW_CDATA_SECTION: 8,
      SHOW_PROCESSING_INSTRUCTION: 64,
      SHOW_COMMENT: 128,
    },
    DOMParser: class {
      parseFromString(html: string) {
        return serverDocument(html);
      }
    },
  };
}

/**
 * Sanitises as for a reader without scripts. A text that throws is left to the browser: see
 * `ServerNode.implementation`. A text that makes more elements than it has characters opens unclosed formatting anew
 * again and again.
 */
function serverDocument(html: string): ServerNode {
  const budget = new PageBudget(Math.min(MOST_ELEMENTS, LEAST_ELEMENTS + html.length));
  return asServerDocument(parse(html, { scriptingEnabled: false, treeAdapter: boundedAdapter(budget) }));
}
