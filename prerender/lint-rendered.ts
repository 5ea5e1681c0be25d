import { type DefaultTreeAdapterMap, defaultTreeAdapter } from 'parse5';
import { readContent } from '../elements/_core/children.js';
import { lint, sentenceOf } from '../elements/_lint/lint.js';
import type { Lint } from './page-rendering.js';
import { PARSED } from './parsed-content.js';
import { createServerSanitizer } from './sanitizer/server-sanitizer.js';

type Element = DefaultTreeAdapterMap['element'];

let sanitize: ((html: string) => string) | undefined;

/** The linter over a tag as the parser made it, with the view that was written for it, if there is one. */
export const lintRendered: Lint = ({ definition, element, html, props }) => {
  sanitize ??= createServerSanitizer();
  const findings = lint({
    definition,
    attributes: {
      getAttribute: (name) => PARSED.attribute(element, name) ?? null,
      getAttributeNames: () => PARSED.attributeNames(element),
    },
    authored: readContent(element.childNodes, PARSED, () => true),
    view: html,
    props,
    sanitize,
    isLast: element.parentNode?.childNodes.at(-1) === element,
    strays: straysOf(element),
  });
  return findings.map(sentenceOf);
};

/** The slots of the elements that follow the paragraph which the tag ends. */
function straysOf(tag: Element): string[] {
  const { parentNode: parent } = tag;
  if (parent?.nodeName !== 'p' || parent.childNodes.at(-1) !== tag) return [];
  const around = (parent as Element).parentNode?.childNodes ?? [];
  return around
    .slice(around.indexOf(parent as Element) + 1)
    .filter(defaultTreeAdapter.isElementNode)
    .flatMap((element) => PARSED.attribute(element, 'slot') ?? []);
}
