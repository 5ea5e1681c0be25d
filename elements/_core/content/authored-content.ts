import { applyDeferredAttributes, PRERENDERED_MARK, viewRootOf } from '../../../page/for-elements.js';
import type { TagDefinition } from '../definition.js';
import { slotName, takesChild } from '../props/names.js';
import { carryFocus } from './carry-focus.js';

/** The container that a view renders into; CSS gives it no box. */
export const VIEW_CLASS = 'uni-view';

const KEPT_IN_PLACE = 'script, template, link, cq, [data-slot]';
export const HOLDER_MARK = 'data-uni-authored';
const HOLDER = `template[${HOLDER_MARK}]`;
/** On a tag whose view somebody has replaced by content of his own, which stays (see docs/authoring.md). */
export const INJECTED_MARK = 'data-uni-injected';

/** A part of what an author wrote inside a tag, in the two forms that props ask for. */
export interface AuthoredPart {
  /** As HTML, serialised as the browser serialises it. */
  html(): string;
  /** Its text, character references decoded. */
  text(): string;
}

/** What an author wrote inside a tag. */
export interface AuthoredContent {
  /** `<script type="application/json" data-slot="…">` by slot name, as text. */
  readonly json: ReadonlyMap<string, string>;
  /** Children with `slot="…"`, by slot name; those of no prop are empty. */
  readonly slotted: ReadonlyMap<string, AuthoredPart>;
  /** Everything else: the fallback, and a widget's content where it has some. Undefined when it is but white space. */
  readonly rest: AuthoredPart | undefined;
}

/** What an empty tag has. */
export const NO_CONTENT: AuthoredContent = { json: new Map(), slotted: new Map(), rest: undefined };

/**
 * Reads a tag's authored content, wherever it stands: in the tag, or in the template that `stash` made. Nodes that
 * a view rendered are none of it, so a clone of a mounted element reads like its original.
 */
export function readAuthored(host: Element): AuthoredContent {
  if (!host.hasChildNodes()) return NO_CONTENT;
  const json = new Map<string, string>();
  const slotted = new Map<string, Node[]>();
  const rest: Node[] = [];
  for (const child of host.children) {
    const slot = child.localName === 'script' ? child.getAttribute('data-slot') : null;
    if (slot !== null) json.set(slotName(slot), child.textContent ?? '');
  }
  for (const node of withoutComments(holderOf(host)?.content.childNodes ?? authoredNodes(host))) {
    const slot = slotOf(node);
    if (slot === '') rest.push(node);
    else slotted.set(slot, [...(slotted.get(slot) ?? []), ...withoutComments(node.childNodes)]);
  }
  for (const slot of unknownSlots(host)) slotted.set(slotName(slot), []);
  return {
    json,
    slotted: new Map([...slotted].map(([slot, nodes]) => [slot, part(nodes)])),
    rest: rest.some(isMeaningful) ? part(rest) : undefined,
  };
}

const slotOf = (node: Node) => (node instanceof Element ? slotName(node.getAttribute('slot') ?? '') : '');

/** The slots of a tag's children that name no prop of it, as written: what is in them stays in sight. */
export function unknownSlots(host: Element): Set<string> {
  const slots = [...host.children].filter((child) => isOfNoProp(host, child)).map(({ slot }) => slot);
  return new Set(slots);
}

/** An element whose class tells no props takes any slot. */
function isOfNoProp(host: Element, child: Element): boolean {
  const { definition } = host.constructor as { readonly definition?: TagDefinition };
  return child.slot !== '' && definition !== undefined && !takesChild(definition, child.slot);
}

/** Whether one of the tag's data scripts is no JSON. */
export const hasBadJson = ({ json }: AuthoredContent): boolean => ![...json.values()].every(canBeParsed);

function canBeParsed(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

/** A comment's words are none of the page's. */
const withoutComments = (nodes: Iterable<ChildNode>) => [...nodes].filter((node) => !isComment(node));
const isComment = ({ nodeType }: Node) => nodeType === Node.COMMENT_NODE;

const part = (nodes: readonly Node[]): AuthoredPart => ({
  html: () => nodes.map(asAuthored).map(markupOf).join(''),
  text: () => nodes.map((node) => asAuthored(node).textContent ?? '').join(''),
});

/** A tag in it may have its view already, which says nothing of the author's; nothing in the copy comes to life. */
function asAuthored(node: Node): Node {
  if (!(node instanceof Element) || !node.querySelector(`.${VIEW_CLASS}, ${HOLDER}`)) return node;
  const copy = document.implementation.createHTMLDocument().importNode(node, true);
  for (const view of copy.querySelectorAll(`.${VIEW_CLASS}`)) view.remove();
  for (const holder of copy.querySelectorAll<HTMLTemplateElement>(HOLDER)) holder.replaceWith(holder.content);
  return copy;
}

function markupOf(node: Node): string {
  if (node instanceof Element) return node.outerHTML;
  return (node.textContent ?? '').replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export const isMeaningful = (node: Node) =>
  node instanceof Element || (!isComment(node) && (node.textContent ?? '').trim() !== '');

/**
 * Moves the authored content that a view replaces into a template inside the tag: out of sight, but still in the
 * document, where a clone takes it along. Data scripts and editors' nodes stay in place; the focus goes to the view.
 */
export function stash(host: Element): void {
  if (host.firstChild === host.lastChild && host.firstElementChild?.className === VIEW_CLASS) return;
  const nodes = authoredNodes(host);
  if (nodes.length === 0) return;
  const holder = holderOf(host) ?? document.createElement('template');
  holder.setAttribute(HOLDER_MARK, '');
  carryFocus(host, () => holder.content.append(...nodes));
  if (!holder.isConnected) host.append(holder);
}

/** What has been put aside; undefined where nothing has. */
export const asideIn = (host: Element): DocumentFragment | undefined => holderOf(host)?.content;

/** Where a child stands that `stash` has moved; undefined for any other node. */
export function stashOf(host: Element, child: Node | null): Node | undefined {
  const aside = asideIn(host);
  return child?.parentNode === aside ? aside : undefined;
}

/** Brings back what `stash` moved, and takes away what a view rendered. */
export function unstash(host: Element): void {
  removeViews(host);
  const holder = holderOf(host);
  holder?.replaceWith(holder.content);
}

/** The view that a tag says it bears, its deferred styles set; undefined where there is none. */
export function borneView(host: Element): HTMLElement | undefined {
  if (!host.hasAttribute(PRERENDERED_MARK) || (host.hasAttribute('isolated') && !host.shadowRoot))
    return undefined;
  const root = viewRootOf(host);
  const view = [...root.children].find(({ className }) => className === VIEW_CLASS);
  if (view) applyDeferredAttributes(root);
  return view as HTMLElement | undefined;
}

/** Takes away what a view rendered into the tag itself. */
export function removeViews(host: Element): void {
  if (!host.hasChildNodes()) return;
  for (const child of [...host.children]) if (child.classList.contains(VIEW_CLASS)) child.remove();
}

function holderOf(host: Element): HTMLTemplateElement | null {
  const holder = [...host.children].find((child) => child.matches(HOLDER));
  return (holder as HTMLTemplateElement | undefined) ?? null;
}

/** What of a tag's content a view replaces; a framework finds its places in it by comments. */
export function authoredNodes(host: Element): ChildNode[] {
  return [...host.childNodes].filter(
    (node) => !(node instanceof Element && (isKeptInPlace(node) || isOfNoProp(host, node))),
  );
}

/** Whether an element in a tag is neither content nor view: data, an editor's node. */
function isKeptInPlace(element: Element): boolean {
  return (
    element.classList.contains(VIEW_CLASS) ||
    element.matches(KEPT_IN_PLACE) ||
    element.getAttributeNames().some((name) => name.startsWith('data-cq-'))
  );
}
