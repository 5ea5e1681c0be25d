import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import { isOwnAddress, judgedAlike } from '../../elements/_core/safety/judged-alike.js';
import { SanitizerMissing } from '../../elements/_core/safety/safe-html.js';
import { createSanitizer, type SanitizerPlace } from '../../elements/_core/safety/sanitize.js';
import { boundedAdapter, OverLimits } from '../limits.js';
import { ServerComment, ServerElement, ServerNode, ServerText } from './nodes.js';
import { ServerDocument } from './server-document.js';

/** One rich text may be as long as some pages; so many elements are judged in a second. */
const MOST_ELEMENTS = 100_000;

/**
 * The browser's sanitiser, on a server: the same code and rules over a parser that follows the HTML standard.
 *
 * @returns a function that throws `SanitizerMissing` for HTML of which only the visitor's browser can tell.
 */
export const createServerSanitizer = (): ((html: string) => string) =>
  judgedAlike(createStandardSanitizer(isOwnAddress));

/**
 * The same for who has to answer at once: markup that browsers may parse otherwise is judged as the HTML standard has it.
 *
 * @param isOwnAddress whether a picture is of the page's own site.
 */
export const createStandardSanitizer = (isOwnAddress: SanitizerPlace['isOwnAddress']) =>
  createSanitizer({ window: serverWindow() as unknown as SanitizerPlace['window'], isOwnAddress });

function serverWindow() {
  return {
    document: new ServerDocument(),
    Node: ServerNode,
    Element: ServerElement,
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

type Node = DefaultTreeAdapterMap['node'];

function serverDocument(html: string): ServerDocument {
  const document = new ServerDocument();
  const waiting: [Node, ServerNode][] = [[parsed(html), document]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [source, target] = next;
    for (const child of 'childNodes' in source ? source.childNodes : []) {
      const node = copyOf(child, document);
      if (!node) continue;
      target.appendChild(node);
      waiting.push([child, node]);
    }
  }
  return document;
}

/** As it is for who runs no scripts. */
function parsed(html: string): Node {
  try {
    return parse(html, { scriptingEnabled: false, treeAdapter: boundedAdapter(MOST_ELEMENTS) });
  } catch (error) {
    throw error instanceof OverLimits ? new SanitizerMissing() : error;
  }
}

function copyOf(node: Node, document: ServerDocument): ServerNode | undefined {
  if (defaultTreeAdapter.isElementNode(node))
    return new ServerElement(document, node.tagName, node.namespaceURI, node.attrs);
  if (defaultTreeAdapter.isTextNode(node)) return new ServerText(document, node.value);
  if (defaultTreeAdapter.isCommentNode(node)) return new ServerComment(document, node.data);
  return undefined;
}
