import { behave } from '../behaviour/behave.js';
import type { ElementModules } from './element-modules.js';
import { eventPathElements } from './event-path.js';
import { watchInput } from './idle.js';
import {
  ACTIVATION_MARK,
  AS_SEEN,
  applyDeferredAttributes,
  HTML_DATA,
  PRERENDERED_MARK,
  SIGNS_OF_USE,
  SUBMIT_MARK,
  VIEW_CLASS,
  viewRootOf,
} from './prerendered.js';
import { findControl, identifyControl } from './same-control.js';

/** Loads what a server-rendered view needs once a visitor is about to use it. Until then nothing of it is loaded. */
export interface Activator {
  /** Defines these tags when a server-rendered element of theirs is used or its data change, and those given before. */
  watch(tags: readonly string[]): void;
  stop(): void;
}

/** An element of ours with a view. */
interface Activatable extends Element {
  activate?(): Promise<boolean>;
}

interface Updatable extends Element {
  update?(attribute: string | null): void;
}

type Root = Document | ShadowRoot;

/** Defines tags, and takes reports of failures. */
interface Source {
  define(tag: string): Promise<unknown>;
  report(error: unknown): void;
}

/** On a root where somebody listens; it is registered, so it may never change its meaning. */
const LISTENS = Symbol.for('uni.activates');
const INACTIVE = `[${PRERENDERED_MARK}][${ACTIVATION_MARK}]`;
const UNDEFINED = `[${PRERENDERED_MARK}]:not(:defined)`;
/** A click on them does nothing until a script listens. A link or a disclosure works by itself. */
const NEEDS_SCRIPT = 'button, [role="button"], input, select';
/** By these a button is pressed, which the browser does for its own only. */
const PRESSES = [' ', 'Enter'];
/** Attributes that say nothing about any element's data. */
const NO_DATA = /^(?:(?:class|style|hidden|lang|dir|id|slot|part)$|data-(?:prer|uni-|cq-))/;
const ALL_CHANGES = { attributeOldValue: true, childList: true, characterData: true, subtree: true } as const;
/** The part of an element's content that gives its data. */
const DATA_NODE = '[data-slot], [slot], [data-uni-authored]';

const held = new WeakSet<Element>();
const active = new WeakSet<Element>();
const failed = new WeakSet<Element>();
/** By the tags that this copy of the library watches. */
const sources = new Map<string, Source>();

/**
 * Lets a click, a key, a finger or a pointer on a server-rendered element activate it, in a document or a shadow root: its
 * tag is defined if it is not yet, and an island is rendered over its placeholder. A click that nobody can hear until then
 * is held and replayed once.
 */
export function activateIn(root: Root): void {
  // Before the page's own listeners, which would hear a click twice that is held and made again.
  const place: EventTarget & { [LISTENS]?: true } = root === document ? window : root;
  if (!place[LISTENS])
    for (const sign of SIGNS_OF_USE) place.addEventListener(sign, onSign, { capture: true });
  place[LISTENS] = true;
  watchInput();
  // It may have been used while nobody listened, and the next sign may be a while away.
  for (const element of root.querySelectorAll(`${INACTIVE}:is(:hover, :focus-within)`))
    void activate(element);
}

/** @param onError called once when an element's module fails. The element stays as the server rendered it. */
export function createActivator(
  modules: Pick<ElementModules, 'define'>,
  onError: (error: unknown) => void,
): Activator {
  const source: Source = { define: (tag) => modules.define([tag]), report: onError };
  const isWatched = ({ localName }: Element) => sources.get(localName) === source;

  /** One for the page: an observer for each element would cost 1,000 on a long page. */
  const changes = new MutationObserver((records) => {
    for (const record of records) {
      const element = (record.target as Element).closest?.(UNDEFINED) ?? ownerOf(record.target);
      if (element && isWatched(element) && changesData(element, record))
        // An attribute of something in the tag is the tag's content.
        void update(element, record.target === element ? record.attributeName : null);
      for (const node of record.addedNodes) {
        if (node instanceof Element && node.parentElement) applyDeferredAttributes(node.parentElement);
        for (const each of prerenderedIn(node)) follow(each);
      }
      // Changes to an element outside the document are seen with the element alone.
      for (const node of record.removedNodes)
        for (const each of prerenderedIn(node)) if (isWatched(each)) changes.observe(each, ALL_CHANGES);
    }
  });

  /** Only its class knows whether what has changed is data: then the view is rendered from them as they are now. */
  const update = (element: Updatable, attribute: string | null) =>
    source.define(element.localName).then(() => element.update?.(attribute), onError);

  return {
    watch(tags) {
      for (const tag of tags) if (!sources.has(tag)) sources.set(tag, source);
      const present = document.querySelectorAll(UNDEFINED);
      if (!present[0]) return;
      changes.observe(document, ALL_CHANGES);
      applyDeferredAttributes(document);
      for (const element of present) follow(element);
      activateIn(document);
      // Asked before a style sheet has come, it would have its rules fade in. The first frame waits for all of them.
      requestAnimationFrame(() => {
        if (present[0]!.checkVisibility?.(AS_SEEN) === false)
          import('./show-undefined.js').then(
            ({ showUndefined }) => showUndefined(present, source.define),
            onError,
          );
      });
    },
    stop() {
      changes.disconnect();
      for (const [tag, each] of sources) if (each === source) sources.delete(tag);
    },
  };
}

/** A view in a declarative shadow root has its own listeners, and styles that nobody else sets. */
function follow(element: Element): void {
  const root = viewRootOf(element);
  if (!(root instanceof ShadowRoot)) return;
  applyDeferredAttributes(root);
  behave(root);
}

export const prerenderedIn = (node: Node): Element[] =>
  node instanceof Element
    ? [node, ...node.querySelectorAll(UNDEFINED)].filter((each) => each.matches(UNDEFINED))
    : [];

/** Resolves to whether the element can be used, once everything is there that it needs for that. */
async function activate(element: Activatable): Promise<boolean> {
  if (active.has(element)) return true;
  const { localName } = element;
  const source = sources.get(localName);
  try {
    if (!customElements.get(localName)) await source?.define(localName);
  } catch (error) {
    if (!failed.has(element)) source?.report(error);
    failed.add(element);
    return false;
  }
  const isActive = (await element.activate?.()) ?? element.matches(':defined');
  (isActive ? active : failed).add(element);
  return isActive;
}

function onSign(sign: Event): void {
  const host = eventPathElements(sign).find((element) => element.matches(INACTIVE) && !active.has(element));
  // A module that could not be had is not asked for again by every pointer that moves.
  if (host && !(sign.type === 'pointerover' && failed.has(host))) hold(sign, host);
}

/**
 * Replays a held click, or the key that would be one, once the element is active: on the same control of what stands there
 * then. In a form it is replayed all the same, and does what it does without a script.
 */
function hold(event: Event, element: Element): void {
  const pressed = event.type === 'keydown' && PRESSES.includes((event as KeyboardEvent).key);
  const selector = event.type === 'click' ? NEEDS_SCRIPT : pressed && '[role="button"]';
  const control = selector && (event.composedPath()[0] as Element).closest<HTMLButtonElement>(selector);
  if (!control || (control.form && failed.has(element))) {
    void activate(element);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(control)) return;
  held.add(control);
  const identity = identifyControl(control, viewRootOf(element));
  void activate(element).then((isActive) => {
    held.delete(control);
    if (isActive || control.form)
      (control.isConnected ? control : findControl(identity, viewRootOf(element)))?.click();
  });
}

const ownerOf = ({ parentElement }: Node) => parentElement?.closest(UNDEFINED);

const VIEW = `.${VIEW_CLASS}`;

const isOwnButton = (node: Node) => node instanceof Element && node.hasAttribute(SUBMIT_MARK);

/**
 * Changes inside a view, or of an editor's own nodes, say nothing about the data. In the light DOM the view stands
 * among the content, so a framework that replaces all of it with new text takes the view away.
 */
function changesData(
  element: Element,
  { type, target, attributeName, oldValue, addedNodes, removedNodes }: MutationRecord,
): boolean {
  if (attributeName !== null) {
    if (oldValue === (target as Element).getAttribute(attributeName)) return false;
    if (target === element) return !NO_DATA.test(attributeName);
    return element.shadowRoot !== null && HTML_DATA.includes(attributeName);
  }
  if (element.shadowRoot) return ![...addedNodes].some(isOwnButton);
  if ([...removedNodes].some((node) => node instanceof Element && node.matches(VIEW))) {
    element.removeAttribute(PRERENDERED_MARK);
    return true;
  }
  const script = target instanceof Element ? target : target.parentElement;
  if (type === 'characterData' || target !== element) return script?.matches('script[data-slot]') === true;
  return [...addedNodes, ...removedNodes].some((node) => node instanceof Element && node.matches(DATA_NODE));
}
