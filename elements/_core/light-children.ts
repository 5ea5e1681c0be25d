import {
  applyDeferredAttributes,
  PRERENDERED_MARK,
  VIEW_CLASS,
  viewRootOf,
} from '../../page/activation/prerendered.js';
import { type AuthoredContent, NO_CONTENT } from './authored.js';
import { type ContentReader, readContent, roleOf } from './children.js';
import type { TagDefinition } from './define.js';
import { keepUse } from './keep-use.js';
import { readerOf } from './names.js';
import type { Tree } from './tree.js';

export const FALLBACK_MARK = 'data-uni-authored';
const FALLBACK = `template[${FALLBACK_MARK}]`;
/** On a tag whose view personalisation has replaced by content of its own, which stays (see docs/authoring.md). */
export const REPLACED_MARK = 'data-uni-injected';

/**
 * Reads a tag's authored content, wherever it stands: in the tag, or in the fallback template that `hideFallback` made.
 * Nodes that a view rendered are none of it, so a clone of a mounted element reads like its original.
 *
 * @param viewClass the class of what the element renders, if it is not `uni-view`, as in the outage message.
 */
export function readAuthored(host: Element, viewClass = VIEW_CLASS): AuthoredContent {
  if (!host.hasChildNodes()) return NO_CONTENT;
  return readContent(withoutView(host, viewClass), DOM, readerIn(host), fallbackIn(host)?.childNodes);
}

/** Whether a child has a slot that names no prop, so that it stays in sight. */
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
  children: (element) => element.childNodes,
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

/** Authored nodes that stay in sight: ahead of the first that the view takes, and behind it. */
interface Parted {
  readonly ahead: readonly Node[];
  readonly behind: readonly Node[];
}

export const NOTHING_LEFT: Parted = { ahead: [], behind: [] };

/**
 * Tells on which side of the view each node stays that has no place in it, or on neither if the view takes none now.
 */
export function parted(authored: readonly Node[], leftover: readonly Node[]): Parted {
  const staying = new Set(leftover);
  const stays = (node: Node) => staying.has(node);
  const first = authored.findIndex((node) => isMeaningful(node) && !stays(node));
  if (first < 0) return NOTHING_LEFT;
  return { ahead: authored.slice(0, first).filter(stays), behind: authored.slice(first).filter(stays) };
}

/**
 * Moves the authored content that a view replaces into a template inside the tag: out of sight, but still in the
 * document, where a clone takes it along. Data scripts and editors' nodes stay in place.
 *
 * @param isDue which of it is hidden. Default: all of it.
 */
export function hideFallback(host: Element, isDue: (node: ChildNode) => boolean = () => true): void {
  if (host.firstChild === host.lastChild && host.firstElementChild?.className === VIEW_CLASS) return;
  const nodes = authoredNodes(host).filter(isDue);
  if (nodes.length === 0) return;
  const template = fallbackTemplate(host) ?? document.createElement('template');
  template.setAttribute(FALLBACK_MARK, '');
  keepUse(host, () => template.content.append(...nodes));
  if (!template.isConnected) host.append(template);
}

/** Brings back what `hideFallback` moved, beside the view. */
export function showFallback(host: Element): void {
  const template = fallbackTemplate(host);
  template?.replaceWith(template.content);
}

/** Whether the author wrote anything that the view replaces, hidden or not. */
export const hasFallback = (host: Element): boolean =>
  [...authoredNodes(host), ...(fallbackIn(host)?.childNodes ?? [])].some(isMeaningful);

/** The hidden fallback, or undefined if there is none. */
export const fallbackIn = (host: Element): DocumentFragment | undefined => fallbackTemplate(host)?.content;

/** The hidden fallback if a node stands in it, or undefined for any other node. */
export function fallbackAround(host: Element, child: Node | null): Node | undefined {
  const fallback = fallbackIn(host);
  return child?.parentNode === fallback ? fallback : undefined;
}

/** The server-rendered view of a tag, its deferred styles set, or undefined if it has none. */
export function serverView(host: Element): HTMLElement | undefined {
  if (!host.hasAttribute(PRERENDERED_MARK) || (host.hasAttribute('isolated') && !host.shadowRoot))
    return undefined;
  const root = viewRootOf(host);
  const view = [...root.children].find(({ className }) => className === VIEW_CLASS);
  if (view) applyDeferredAttributes(view);
  return view as HTMLElement | undefined;
}

/** Takes away what a view rendered into the tag itself. */
export function discardViews(host: Element): void {
  if (!host.hasChildNodes()) return;
  for (const child of [...host.children]) if (child.classList.contains(VIEW_CLASS)) child.remove();
}

function fallbackTemplate(host: Element): HTMLTemplateElement | null {
  const template = [...host.children].find((child) => child.matches(FALLBACK));
  return (template as HTMLTemplateElement | undefined) ?? null;
}

/** The authored nodes that the view replaces. Includes comments, because frameworks use them as anchors. */
export const authoredNodes = (host: Element): ChildNode[] =>
  withoutView(host).filter((node) => !['kept', 'unknown'].includes(rolesIn(host)(node)));
