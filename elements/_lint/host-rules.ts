import { VIEW_CLASS } from '../../page/activation/prerendered.js';
import type { Finding } from './finding.js';

/** What a page's rule takes from a button or a title, as its developer sees it. */
const VALUES = [
  ...['background-color', 'border-top-width', 'color', 'font-family', 'font-size', 'font-weight'],
  ...['letter-spacing', 'margin-bottom', 'margin-top', 'padding-left', 'padding-top'],
  ...['text-decoration-line', 'text-transform'],
];
const PARTS = ':is(h1, h2, h3, h4, h5, h6, .m-button)[class*="m-"]';
/** A rule that names our tags or classes is meant for them. */
const OURS = /(?:\.m-|\buni-)/;

/**
 * Names a rule of the page that changes the first button or title of a light view, although the style sheet for other sites
 * keeps weaker rules out. Undefined where that sheet is not in the page, because then rules of the page are meant to win.
 *
 * @param element a mounted element. Ask for one of each tag, because each rule of the page is compared with its parts.
 */
export function hostRuleFinding(element: Element): Finding | undefined {
  const view = [...element.children].find(({ classList }) => classList.contains(VIEW_CLASS));
  const part = view?.querySelector(PARTS);
  if (!part || part.closest(`.${VIEW_CLASS}`) !== view) return undefined;
  const { styleSheets, adoptedStyleSheets } = element.ownerDocument;
  const rules = [...styleSheets, ...adoptedStyleSheets].flatMap((sheet) => stylesIn(rulesOf(sheet)));
  if (!rules.some(isFence)) return undefined;
  for (const rule of rules) {
    const isForeign = !OURS.test(rule.selectorText) && matches(part, rule);
    const value = isForeign && changedBy(rule, part);
    if (value)
      return {
        element: element.localName,
        place: `${part.localName}.${part.classList[0]}`,
        message: `has its ${value} from a rule of your page, "${rule.selectorText}"`,
        remedy: 'give that rule fewer classes or no id, or write isolated on the tag',
      };
  }
  return undefined;
}

/** None of a sheet of another origin, which no script can read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

const isFence = ({ selectorText, style }: CSSStyleRule): boolean =>
  selectorText.includes(`.${VIEW_CLASS}`) && style.getPropertyValue('display') === 'revert-layer';

/** The rules of a sheet, but for those in our layers. A bundler may have put them into one sheet with the page's. */
const stylesIn = (rules: readonly CSSRule[]): CSSStyleRule[] =>
  rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSImportRule) return rule.styleSheet ? stylesIn(rulesOf(rule.styleSheet)) : [];
    if (rule instanceof CSSLayerBlockRule && rule.name.startsWith('uni.')) return [];
    return 'cssRules' in rule ? stylesIn([...(rule as CSSGroupingRule).cssRules]) : [];
  });

function matches(part: Element, rule: CSSStyleRule): boolean {
  try {
    return part.matches(rule.selectorText);
  } catch {
    return false;
  }
}

/** The first value that a part has only because of a rule, seen by taking it out of the rule for a moment. */
function changedBy({ style }: CSSStyleRule, part: Element): string | undefined {
  const look = getComputedStyle(part);
  return VALUES.find((name) => {
    const value = style.getPropertyValue(name);
    if (value === '') return false;
    const seen = look.getPropertyValue(name);
    const whole = style.cssText;
    style.removeProperty(name);
    const without = look.getPropertyValue(name);
    style.cssText = whole;
    return without !== seen;
  });
}
