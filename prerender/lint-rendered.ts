import { type DefaultTreeAdapterMap, defaultTreeAdapter } from 'parse5';
import { readerOf } from '../elements/_core/declare/names.js';
import { readContent } from '../elements/_core/read/children.js';
import { byName } from '../elements/_lint/finding.js';
import { lint, sentenceOf } from '../elements/_lint/lint.js';
import { tornFindings } from '../elements/_lint/torn-view.js';
import { PRERENDERED_MARK } from '../page/activation/prerendered.js';
import type { Lint } from './page-rendering.js';
import { PARSED, parsedWithHoles } from './parsed-content.js';
import { createServerSanitizer } from './sanitizer/server-sanitizer.js';

type Element = DefaultTreeAdapterMap['element'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];

let sanitize: ((html: string) => string) | undefined;

/**
 * The linter over a tag as the parser made it, with the view that was written for it, if there is one. A tag that came with
 * its view was linted when that was written.
 */
export const lintRendered: Lint = ({ definition, element, language, html, props }) => {
  if (PARSED.attribute(element, PRERENDERED_MARK) !== undefined)
    return tornFindings(element, PARSED).map(sentenceOf);
  sanitize ??= createServerSanitizer();
  const findings = lint({
    definition,
    attributes: byName(element.attrs),
    authored: readContent(element.childNodes, parsedWithHoles().tree, {
      ...readerOf(definition),
      takes: () => true,
    }),
    view: html,
    props,
    sanitize,
    lang: language,
    isLast: element.parentNode?.childNodes.at(-1) === element,
    strays: straysOf(element),
  });
  return findings.map(sentenceOf);
};

/** The slots of the elements that follow the paragraph which the tag ends. */
function straysOf(tag: Element): string[] {
  const { parentNode: parent } = tag;
  const strays: string[] = [];
  if (parent?.nodeName !== 'p' || parent.childNodes.at(-1) !== tag) return strays;
  for (let next = nextElement(parent as Element); next; next = nextElement(next)) {
    const slot = PARSED.attribute(next, 'slot');
    if (!slot) break;
    strays.push(slot);
  }
  return strays;
}

/** The parser's tree knows no next sibling, and to look for it for each tag takes time that grows faster than the page. */
const following = new WeakMap<ParentNode, ReadonlyMap<Element, Element | undefined>>();

function nextElement(element: Element): Element | undefined {
  const parent = element.parentNode!;
  let next = following.get(parent);
  if (!next) {
    const elements = parent.childNodes.filter(defaultTreeAdapter.isElementNode);
    next = new Map(elements.map((each, at) => [each, elements[at + 1]]));
    following.set(parent, next);
  }
  return next.get(element);
}
