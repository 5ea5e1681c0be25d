import { behave } from '../behaviour/behave.js';
import type { ElementModules } from './element-modules.js';
import { eventPathElements } from './event-path.js';
import {
  applyDeferredAttributes,
  PRERENDERED_MARK,
  SIGNS_OF_USE,
  TRIGGER_MARK,
  viewRootOf,
} from './prerendered.js';

/** What a server's view needs to be used is loaded once somebody is about to use it; until then nothing of it is. */
export interface Waker {
  /** Has these tags, and those it was told before, defined when a prerendered element of theirs is used or its data change. */
  watch(tags: readonly string[]): void;
  stop(): void;
}

/** An element of ours with a view. */
interface Hydratable extends Element {
  hydrate?(): Promise<boolean>;
}

interface Updatable extends Element {
  update?(attribute: string | null): void;
}

type Root = Document | ShadowRoot;

/** What defines tags, and who is told when that fails. */
interface Source {
  define(tag: string): Promise<unknown>;
  tell(error: unknown): void;
}

/** On a root where somebody listens; it is registered, so it may never change its meaning. */
const LISTENS = Symbol.for('uni.wakes');
const SLEEPING = `[${PRERENDERED_MARK}][${TRIGGER_MARK}]`;
const UNDEFINED = `[${PRERENDERED_MARK}]:not(:defined)`;
/** A click on them does nothing until a script listens; a link or a disclosure works by itself. */
const NEEDS_SCRIPT = 'button, [role="button"], input, select';
/** By these a button is pressed, which the browser does for its own only. */
const PRESSES = [' ', 'Enter'];
/** Attributes that say nothing about any element's data. */
const NO_DATA = /^(?:(?:class|style|hidden|lang|dir|id|slot|part)$|data-(?:prer|hydr|uni-|cq-))/;
const ALL_CHANGES = { attributeOldValue: true, childList: true, characterData: true, subtree: true } as const;
/** What of an element's content gives its data. */
const DATA_NODE = '[data-slot], [slot], [data-uni-authored]';

const held = new WeakSet<Element>();
const awake = new WeakSet<Element>();
const failed = new WeakSet<Element>();
/** By the tags that this copy of the library watches. */
const sources = new Map<string, Source>();

/**
 * Has a click, a key, a finger or a pointer on a prerendered element with state bring that to life, in a document or a
 * shadow root: its tag is defined, where it is not yet, and its view hydrated. The click that cannot be heard until then is
 * held and made once.
 */
export function wakeIn(root: Root): void {
  // Before the page's own listeners, which would hear a click twice that is held and made again.
  const place: EventTarget & { [LISTENS]?: true } = root === document ? window : root;
  if (!place[LISTENS])
    for (const sign of SIGNS_OF_USE) place.addEventListener(sign, onSign, { capture: true });
  place[LISTENS] = true;
  // It may have been used while nobody listened, and the next sign may be a while away.
  for (const element of root.querySelectorAll(`${SLEEPING}:is(:hover, :focus-within)`)) void wake(element);
}

/** @param onError is told when an element's module fails, once; it stays as the server rendered it. */
export function createWaker(
  modules: Pick<ElementModules, 'define'>,
  onError: (error: unknown) => void,
): Waker {
  const source: Source = { define: (tag) => modules.define([tag]), tell: onError };
  const isWatched = ({ localName }: Element) => sources.get(localName) === source;

  /** One for the page: an observer for each element would cost 1,000 on a long page. */
  const changes = new MutationObserver((records) => {
    for (const record of records) {
      const element = (record.target as Element).closest?.(UNDEFINED) ?? ownerOf(record.target);
      if (element && isWatched(element) && changesData(element, record))
        void update(element, record.attributeName);
      for (const node of record.addedNodes) {
        if (node instanceof Element && node.parentElement) applyDeferredAttributes(node.parentElement);
        for (const each of prerenderedIn(node)) follow(each);
      }
      // What is done to an element outside the document is seen with the element alone.
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
      wakeIn(document);
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

/** Gives whether the element takes clicks, once all is there that it needs for that. */
async function wake(element: Hydratable): Promise<boolean> {
  if (awake.has(element)) return true;
  const { localName } = element;
  const source = sources.get(localName);
  try {
    if (!customElements.get(localName)) await source?.define(localName);
  } catch (error) {
    if (!failed.has(element)) source?.tell(error);
    failed.add(element);
    return false;
  }
  const isAwake = (await element.hydrate?.()) ?? element.matches(':defined');
  (isAwake ? awake : failed).add(element);
  return isAwake;
}

function onSign(sign: Event): void {
  const host = eventPathElements(sign).find((element) => element.matches(SLEEPING) && !awake.has(element));
  // What could not be had is not asked for again by every pointer that moves.
  if (host && !(sign.type === 'pointerover' && failed.has(host))) hold(sign, host);
}

/**
 * A click on a control of an element that sleeps, or the key that would be one, is made once the element can take it, on the
 * control in its place if that was rendered anew. In a form it is made all the same, and does what it does without a script.
 */
function hold(event: Event, element: Element): void {
  const pressed = event.type === 'keydown' && PRESSES.includes((event as KeyboardEvent).key);
  const selector = event.type === 'click' ? NEEDS_SCRIPT : pressed && '[role="button"]';
  const control = selector && (event.composedPath()[0] as Element).closest<HTMLButtonElement>(selector);
  if (!control || (control.form && failed.has(element))) {
    void wake(element);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(control)) return;
  held.add(control);
  const controls = () => [...viewRootOf(element).querySelectorAll<HTMLElement>(NEEDS_SCRIPT)];
  const place = controls().indexOf(control);
  void wake(element).then((isAwake) => {
    held.delete(control);
    if (isAwake || control.form) (control.isConnected ? control : controls()[place])?.click();
  });
}

const ownerOf = ({ parentElement }: Node) => parentElement?.closest(UNDEFINED);

/** What happens inside a view, or to what an editor adds, says nothing about the data. */
function changesData(
  element: Element,
  { type, target, attributeName, oldValue, addedNodes, removedNodes }: MutationRecord,
): boolean {
  if (attributeName !== null)
    return (
      target === element && oldValue !== element.getAttribute(attributeName) && !NO_DATA.test(attributeName)
    );
  const script = target instanceof Element ? target : target.parentElement;
  if (type === 'characterData' || target !== element) return script?.matches('script[data-slot]') === true;
  return [...addedNodes, ...removedNodes].some((node) => node instanceof Element && node.matches(DATA_NODE));
}
