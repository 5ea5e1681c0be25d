import {
  applyDeferredAttributes,
  PRERENDERED_MARK,
  VIEW_CLASS,
  viewRootOf,
} from '../../../page/activation/prerendered.js';
import {
  authoredNodes,
  FALLBACK_MARK,
  fallbackIn,
  fallbackTemplate,
  isMeaningful,
} from '../read/dom-content.js';
import { noteOfPage, parentOf } from '../read/node-keys.js';
import { keepUse } from '../write/keep-use.js';

/** Marks a tag whose view personalisation has replaced. The new content stays (see docs/authoring.md). */
export const REPLACED_MARK = 'data-uni-injected';

/** Authored nodes that stay in sight: ahead of the first that the view takes, and behind it. */
interface Parted {
  readonly ahead: readonly Node[];
  readonly behind: readonly Node[];
}

export const NOTHING_LEFT: Parted = { ahead: [], behind: [] };

/** Splits the leftover nodes into those before and those after the view. Both are empty if the view replaces nothing. */
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
 * @param isDue says which nodes are hidden. By default, all are.
 */
export function hideFallback(host: Element, isDue: (node: ChildNode) => boolean = () => true): void {
  if (host.firstChild === host.lastChild && host.firstElementChild?.className === VIEW_CLASS) return;
  const nodes = authoredNodes(host).filter(isDue);
  if (nodes.length === 0) return;
  const template = fallbackTemplate(host) ?? ownTemplate();
  template.setAttribute(FALLBACK_MARK, '');
  noteOfPage(...nodes);
  keepUse(host, () => template.content.append(...nodes));
  if (!template.isConnected) host.append(template);
}

/** What a script puts into it later is of the page too, while what came in a served one has never run. */
function ownTemplate(): HTMLTemplateElement {
  const template = document.createElement('template');
  noteOfPage(template.content);
  return template;
}

/** Brings back what `hideFallback` moved, beside the view. */
export function showFallback(host: Element): void {
  const template = fallbackTemplate(host);
  template?.replaceWith(template.content);
}

/** Returns the fallback template that a node is in, or undefined. */
export function fallbackAround(host: Element, child: Node | null): Node | undefined {
  const fallback = fallbackIn(host);
  return child && parentOf(child) === fallback ? fallback : undefined;
}

/** Returns a tag's server-rendered view, with its deferred styles set, or undefined if it has none. */
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
  for (const view of viewsIn(host)) view.remove();
}

export const viewsIn = (host: Element): Element[] =>
  host.hasChildNodes() ? [...host.children].filter(({ classList }) => classList.contains(VIEW_CLASS)) : [];
