import { authoredNodes } from './authored-content.js';
import type { ViewDefinition } from './definition.js';

/** Attributes whose values are ids in the same tree (HTML, WAI-ARIA). */
const REFERENCES =
  /^(?:for|headers|list|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))$/;

/** The ids of two trees, and what refers to them. */
interface Named {
  /** By the rendered id. */
  readonly ids: Map<string, string>;
  readonly references: (readonly [authored: string, rendered: string])[];
}

/**
 * Whether a tag shows already what its view has rendered, because a template wrote it. Content that a prop is made of is
 * the author's, and that of an isolated tag is not seen.
 */
export function isWritten(host: Element, { content }: ViewDefinition, view: Element): boolean {
  if (content !== undefined || host.hasAttribute('isolated')) return false;
  const authored = authoredNodes(host);
  return authored.length > 0 && isSameMarkup(authored, [...view.childNodes]);
}

/**
 * Whether two lists of nodes are the same elements, attributes and texts. White space between tags, the order of classes,
 * and how ids are called do not count, as long as what refers to an id still does.
 */
function isSameMarkup(authored: readonly Node[], rendered: readonly Node[]): boolean {
  const named: Named = { ids: new Map(), references: [] };
  if (!areSame(authored, rendered, named)) return false;
  return named.references.every(([there, here]) => {
    const ids = words(here).map((id) => named.ids.get(id) ?? id);
    return words(there).join(' ') === ids.join(' ');
  });
}

function areSame(authored: readonly Node[], rendered: readonly Node[], named: Named): boolean {
  const there = authored.filter(counts);
  const here = rendered.filter(counts);
  return there.length === here.length && there.every((node, at) => isSame(node, here[at]!, named));
}

const counts = (node: Node) =>
  node instanceof Element || (node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '');

function isSame(there: Node, here: Node, named: Named): boolean {
  if (!(there instanceof Element)) {
    return !(here instanceof Element) && words(there.nodeValue).join(' ') === words(here.nodeValue).join(' ');
  }
  return (
    there.nodeName === here.nodeName &&
    here instanceof Element &&
    there.attributes.length === here.attributes.length &&
    [...here.attributes].every((attribute) => isSameAttribute(there, here, attribute, named)) &&
    areSame([...there.childNodes], [...here.childNodes], named)
  );
}

function isSameAttribute(there: Element, here: Element, { name, value }: Attr, named: Named): boolean {
  const written = there.getAttribute(name);
  if (written === null) return false;
  if (name === 'id') named.ids.set(value, written);
  else if (REFERENCES.test(name)) named.references.push([written, value]);
  else if (name === 'class') return words(written).sort().join(' ') === words(value).sort().join(' ');
  // Where a policy refuses style attributes, what is written is not in force.
  else if (name === 'style') return styleOf(there) === styleOf(here);
  else return written === value;
  return true;
}

const words = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean);
const styleOf = (element: Element) => (element as Element & ElementCSSInlineStyle).style.cssText;
