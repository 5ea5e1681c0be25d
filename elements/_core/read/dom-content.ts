import { VIEW_CLASS } from '../../../page/activation/prerendered.js';
import { type AuthoredContent, type ContentReader, NO_CONTENT } from '../declare/authored.js';
import type { TagDefinition } from '../declare/definition.js';
import { readerOf } from '../declare/names.js';
import type { Tree } from '../declare/tree.js';
import { loadFormReader, withHoles } from '../form/form-reader.js';
import { readContent, roleOf } from './children.js';
import { hasStandIns, liveNodes, loadLiveNodes } from './live-nodes.js';
import { hasStoodInPage, keyIn } from './node-keys.js';

export const FALLBACK_MARK = 'data-uni-authored';
const FALLBACK = `template[${FALLBACK_MARK}]`;

/**
 * Reads a tag's authored content, wherever it stands: in the tag, or in the fallback template that `hideFallback` made.
 * Nodes that a view rendered are none of it, so a clone of a mounted element reads like its original.
 *
 * @throws a promise of what reads live nodes, where the tag may have one and that is not loaded.
 * @param viewClass the class of what the element renders, if it is not `uni-view`, as in the outage message.
 */
export function readAuthored(host: Element, viewClass = VIEW_CLASS): AuthoredContent {
  if (!host.hasChildNodes()) return NO_CONTENT;
  const children = withoutView(host, viewClass);
  const fallback = fallbackIn(host);
  if (!liveNodes() && hasStandIns(host, fallback)) throw loadLiveNodes();
  const found = withHoles(
    DOM,
    (node) => keyIn(host, node),
    (node) => hasStoodInPage(node, fallback),
  );
  if (!found && children.some(isFullSlot)) throw loadFormReader();
  const [own, hidden] = [asWritten(children), asWritten(fallback?.childNodes ?? [])];
  const content = readContent(own, found?.tree ?? DOM, readerIn(host), hidden);
  return content === NO_CONTENT || !found ? content : { ...content, holes: found.holes };
}

/** True if a child in a slot has elements, which may be live. */
const isFullSlot = (node: Node) =>
  node instanceof HTMLElement && (node.slot || node.dataset.slot) && node.firstElementChild !== null;

/** Child nodes as their author has written them. */
const asWritten = (nodes: Iterable<ChildNode>): ChildNode[] => liveNodes()?.asWritten(nodes) ?? [...nodes];

/** True if a child has a slot that names no prop, so that it stays in sight. */
export const isUnknown = (host: Element, child: Node): boolean => rolesIn(host)(child) === 'unknown';

/** An element whose class tells no props takes any slot. */
function readerIn(host: Element): ContentReader {
  const { definition } = host.constructor as { readonly definition?: TagDefinition };
  return definition ? readerOf(definition) : { takes: () => true };
}

const rolesIn = (host: Element) => (node: Node) => roleOf(node, DOM, readerIn(host).takes);

const withoutView = (host: Element, viewClass = VIEW_CLASS): ChildNode[] =>
  [...host.childNodes].filter((node) => !(node instanceof Element && node.classList.contains(viewClass)));

/** How nodes of a page are read. */
export const DOM: Tree<Node> = {
  name(node) {
    if (node instanceof Element) return node.localName;
    return isComment(node) ? node.nodeName : undefined;
  },
  attribute: (element, name) => (element as Element).getAttribute(name),
  attributeNames: (element) => (element as Element).getAttributeNames(),
  children: (element) => asWritten((element as Element).childNodes),
  text: (node) => asAuthored(node).textContent ?? '',
  html: (element) => (asAuthored(element) as Element).outerHTML,
};

const isComment = ({ nodeType }: Node) => nodeType === Node.COMMENT_NODE;

/**
 * The node, or a copy of it in which each tag has what its author wrote in place of its view. The copy is in a document of its
 * own, where no element gets its class.
 */
function asAuthored(node: Node): Node {
  if (!(node instanceof Element) || !node.querySelector(`.${VIEW_CLASS}, ${FALLBACK}`)) return node;
  const copy = document.implementation.createHTMLDocument().importNode(node, true);
  for (const view of copy.querySelectorAll(`.${VIEW_CLASS}`)) view.remove();
  for (const template of copy.querySelectorAll<HTMLTemplateElement>(FALLBACK))
    template.replaceWith(template.content);
  return copy;
}

export const isMeaningful = (node: Node) =>
  node instanceof Element || (!isComment(node) && (node.textContent ?? '').trim() !== '');

/** True if the author wrote anything that the view replaces, hidden or not. */
export const hasFallback = (host: Element): boolean =>
  [...authoredNodes(host), ...(fallbackIn(host)?.childNodes ?? [])].some(isMeaningful);

/** The authored nodes that the view replaces. Includes comments, because frameworks use them as anchors. */
export const authoredNodes = (host: Element): ChildNode[] =>
  withoutView(host).filter(
    (node) => !['kept', 'unknown'].includes(rolesIn(host)(liveNodes()?.original(node) ?? node)),
  );

/** The hidden fallback, or undefined if there is none. */
export const fallbackIn = (host: Element): DocumentFragment | undefined => fallbackTemplate(host)?.content;

/** The template that a view's fallback is hidden in, or null if there is none. */
export function fallbackTemplate(host: Element): HTMLTemplateElement | null {
  const template = [...host.children].find((child) => child.matches(FALLBACK));
  return (template as HTMLTemplateElement | undefined) ?? null;
}
