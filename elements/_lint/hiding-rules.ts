import { PRERENDERED_MARK } from '../../page/activation/prerendered.js';
import type { Finding } from './finding.js';

const UNDEFINED = ':not(:defined)';

/**
 * Names the rules of a page's style sheets that hide prerendered tags for as long as their class is not loaded. The page
 * loads it at once then, though nobody uses the tags. A sheet of another origin cannot be read.
 */
export function hidingRules(document: Document): Finding[] {
  const tags = [...document.querySelectorAll(`[${PRERENDERED_MARK}]`)];
  if (tags.length === 0) return [];
  const selectors = [...document.styleSheets].flatMap((sheet) => hidingSelectors(() => sheet.cssRules));
  return selectors.flatMap((selector) => {
    // The class may be loaded by now.
    const hidden = tags.find((tag) => tag.matches(selector.replaceAll(UNDEFINED, ':is(*)')));
    if (!hidden) return [];
    return [
      {
        element: hidden.localName,
        place: `rule ${selector}`,
        message: 'hides it until its class is loaded, so that is done at once',
        remedy: `write :not(:defined, [${PRERENDERED_MARK}]) in place of ${UNDEFINED}`,
      },
    ];
  });
}

function hidingSelectors(read: () => CSSRuleList): string[] {
  let rules: CSSRule[];
  try {
    rules = [...read()];
  } catch {
    return [];
  }
  return rules.flatMap((rule) => {
    const inner = rule instanceof CSSGroupingRule ? hidingSelectors(() => rule.cssRules) : [];
    const hides = rule instanceof CSSStyleRule && rule.selectorText.includes(UNDEFINED) && isHiding(rule);
    return hides ? [rule.selectorText, ...inner] : inner;
  });
}

const isHiding = ({ style }: CSSStyleRule) =>
  style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0';
