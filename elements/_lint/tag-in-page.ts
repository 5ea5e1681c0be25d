import { VIEW_CLASS } from '../../page/activation/prerendered.js';
import { homeOrigin } from '../../page/environment/home-origin.js';
import type { AuthoredContent } from '../_core/declare/authored.js';
import { type ElementDefinition, hasView } from '../_core/declare/definition.js';
import { LIVE_SLOT } from '../_core/declare/live.js';
import { readAuthored } from '../_core/read/dom-content.js';
import { languageAround } from '../_core/read/language-around.js';
import { resolveProps } from '../_core/read/read-props.js';
import { createSanitizer } from '../_safe/sanitize.js';
import { byName, type LintedTag } from './finding.js';

/** The linter's own, because the page loads its sanitiser only for rich text that is not plain. */
let sanitize: ((html: string) => string) | undefined;

/** A mounted element as the linter reads it, or undefined for an element that has no class of ours, or not yet. */
export function tagInPage(element: Element): LintedTag | undefined {
  const { definition } = element.constructor as { readonly definition?: ElementDefinition };
  if (!definition) return undefined;
  const authored = authoredIn(element);
  if (!authored) return undefined;
  return {
    definition,
    attributes: byName(element.attributes),
    authored,
    view: hasView(definition) ? shownBy(element) : undefined,
    props: propsOf(definition, element),
    sanitize: (html) => {
      sanitize ??= createSanitizer({ window, isOwnAddress });
      return sanitize(html);
    },
    strays: straysOf(element),
    lang: languageAround(element),
    isLast: !element.nextSibling,
  };
}

/** A view's markup, and that of the nodes which a view in a shadow root shows from outside of it. */
function shownBy(element: Element): string | undefined {
  const view = viewOf(element)?.innerHTML;
  const slotted = [...element.children].filter(({ slot }) => slot.startsWith(LIVE_SLOT));
  return view === undefined ? undefined : view + slotted.map(({ outerHTML }) => outerHTML).join('');
}

const viewOf = (element: Element) =>
  [...(element.shadowRoot ?? element).children].find(({ classList }) => classList.contains(VIEW_CLASS));

/**
 * Leaves out the model's props, so that nothing is fetched. Undefined if a value cannot be read yet, such as rich text before
 * the page's sanitiser is loaded.
 */
function propsOf(definition: ElementDefinition, element: Element) {
  try {
    return resolveProps(definition, {
      properties: {},
      attributes: element,
      authored: readAuthored(element),
    });
  } catch {
    return undefined;
  }
}

/** Undefined while what reads it is on its way. */
function authoredIn(element: Element): AuthoredContent | undefined {
  try {
    return readAuthored(element);
  } catch {
    return undefined;
  }
}

function straysOf({ parentElement, nextElementSibling }: Element): string[] {
  const strays: string[] = [];
  if (parentElement?.localName !== 'p' || nextElementSibling) return strays;
  for (let next = parentElement.nextElementSibling; next?.slot; next = next.nextElementSibling)
    strays.push(next.slot);
  return strays;
}

const isOwnAddress = (address: string): boolean =>
  URL.canParse(address, location.href) &&
  [location.origin, homeOrigin()].includes(new URL(address, location.href).origin);
