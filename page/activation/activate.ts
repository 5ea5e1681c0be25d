import { behave } from '../behaviour/behave.js';
import { addedBy, isScrolled, prerenderedIn, rests } from './dormant.js';
import type { ElementModules } from './element-modules.js';
import { eventPathElements } from './event-path.js';
import { watchInput } from './idle.js';
import {
  ACTIVATION_MARK,
  AS_SEEN,
  applyDeferredAttributes,
  applyDeferredInViews,
  DORMANT,
  firstUse,
  HTML_DATA,
  PRERENDERED_MARK,
  RESTING_MARK,
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

/** An element of ours with a view. Until its tag is defined, it has neither of the two methods. */
interface Activatable extends Element {
  activate?(): Promise<boolean>;
}

interface Updatable extends Element {
  update?(attribute: string | null): void;
}

type Root = Document | ShadowRoot;

/** One page's activator: what defines its tags, and hears which of them could not be. */
interface Watcher {
  define(tag: string): Promise<unknown>;
  report(error: unknown): void;
}

/**
 * Marks a root that has the listeners. Versions of the library on one page share this symbol, so its meaning may never
 * change.
 */
const LISTENS = Symbol.for('uni.activates');
/** Server-rendered elements that a visitor's use activates. Their class may be there already, but not their island. */
const INACTIVE = `:is([${PRERENDERED_MARK}], :not(:defined))[${ACTIVATION_MARK}]`;
const RESTING = `${DORMANT}:not([${PRERENDERED_MARK}])`;
/** A click on one of these controls does nothing until a script listens. A link or a `summary` works by itself. */
const NEEDS_SCRIPT = 'button, [role="button"], input, select';
/** The keys that press a button. The browser makes a click of them for `<button>`, but not for `[role="button"]`. */
const PRESSES = [' ', 'Enter'];
/** Attributes that give no prop of any element: those of HTML, our own marks, and the CMS's. */
const NEUTRAL_ATTRIBUTES = /^(?:(?:class|style|hidden|lang|dir|id|slot|part)$|data-(?:prer|uni-|cq-))/;
const ALL_CHANGES = { attributeOldValue: true, childList: true, characterData: true, subtree: true } as const;
/** The part of an element's content that gives its data. */
const DATA_NODE = '[data-slot], [slot], [data-uni-authored]';

const held = new WeakSet<Element>();
const active = new WeakSet<Element>();
const failed = new WeakSet<Element>();
/** Tag → who defines it, in this copy of the library. The first that watches a tag keeps it until it stops. */
const watchers = new Map<string, Watcher>();

/**
 * Lets a click, a key, a finger or a pointer on a server-rendered element activate it, in a document or a shadow root: the
 * tag is defined if it is not yet, and an island is rendered over its placeholder. If a visitor clicks on something that
 * needs a script before the element is active, the click is held and replayed once.
 */
export function activateIn(root: Root): void {
  // We listen before the page's own listeners, which would otherwise hear a held click, and hear it again when it is
  // replayed.
  const target: EventTarget & { [LISTENS]?: true } = root === document ? window : root;
  if (!target[LISTENS])
    for (const sign of SIGNS_OF_USE) target.addEventListener(sign, onSign, { capture: true });
  target[LISTENS] = true;
  watchInput();
  // A visitor may have begun to use an element while nobody listened, and may give no further sign for a while.
  for (const element of root.querySelectorAll(`${INACTIVE}:is(:hover, :focus-within)`))
    void activate(element);
}

/** @param onError called once when an element's module fails. The element stays as the server rendered it. */
export function createActivator(
  modules: Pick<ElementModules, 'define'>,
  onError: (error: unknown) => void,
): Activator {
  const watcher: Watcher = { define: (tag) => modules.define([tag]), report: onError };
  const isWatched = ({ localName }: Element) => watchers.get(localName) === watcher;

  let isUseAwaited = false;

  /** The page has one observer, because a long page would need 1,000 if each element had its own. */
  const changes = new MutationObserver((records) => {
    for (const record of records) {
      const target = record.target as Element;
      // A morphing library has taken the mark off an isolated tag, whose view in the shadow root would be old for ever.
      if (record.attributeName === PRERENDERED_MARK && target.shadowRoot && isWatched(target))
        if (!customElements.get(target.localName)) void update(target, null);
      const element = target.closest?.(DORMANT) ?? ownerOf(target);
      if (element && isWatched(element) && changesData(element, record))
        // An attribute of an element inside the tag is part of the tag's content, so it is no attribute of the tag.
        void update(element, target === element ? record.attributeName : null);
      // The observer of the document does not see what changes in an element that was taken out of it.
      for (const node of record.removedNodes)
        for (const each of prerenderedIn(node)) if (isWatched(each)) changes.observe(each, ALL_CHANGES);
    }
    for (const node of addedBy(records)) {
      applyDeferredInViews(node);
      for (const each of prerenderedIn(node)) follow(each);
    }
  });

  /** Loads the element's class, which alone knows whether what has changed is data, and lets it render the view anew. */
  const update = (element: Updatable, attribute: string | null) => {
    element.removeAttribute(RESTING_MARK);
    return watcher.define(element.localName).then(() => element.update?.(attribute), onError);
  };

  return {
    watch(tags) {
      for (const tag of tags) if (!watchers.has(tag)) watchers.set(tag, watcher);
      const present = document.querySelectorAll(DORMANT);
      if (!present[0]) return;
      changes.observe(document, ALL_CHANGES);
      applyDeferredInViews(document);
      for (const element of present) follow(element);
      activateIn(document);
      // What rests does so no longer than nobody uses anything: the browser's search finds no link in a group that rests.
      if (!isUseAwaited)
        void firstUse(window).then(() => document.querySelectorAll(RESTING).forEach(activate));
      isUseAwaited = true;
      // `checkVisibility` computes styles. If it did so before a style sheet has come, that sheet's rules would fade in.
      // The first frame comes after all sheets of the head.
      requestAnimationFrame(() => {
        for (const element of present) if (rests(element) && isScrolled(element)) void activate(element);
        if (present[0]!.checkVisibility?.(AS_SEEN) === false)
          import('./show-undefined.js').then(
            ({ showUndefined }) => showUndefined(present, watcher.define),
            onError,
          );
      });
    },
    stop() {
      changes.disconnect();
      for (const [tag, each] of watchers) if (each === watcher) watchers.delete(tag);
    },
  };
}

/**
 * Sets deferred styles and listens in the declarative shadow root of a view, because neither `watch` nor the listeners of
 * the document reach into it. A view in the light DOM needs nothing of this.
 */
function follow(element: Element): void {
  if (rests(element)) element.setAttribute(RESTING_MARK, '');
  const root = viewRootOf(element);
  if (!(root instanceof ShadowRoot)) return;
  applyDeferredAttributes(root);
  behave(root);
}

/** Loads what the element needs to be used. Resolves to whether it can be used then. */
async function activate(element: Activatable): Promise<boolean> {
  if (active.has(element)) return true;
  element.removeAttribute(RESTING_MARK);
  const { localName } = element;
  const watcher = watchers.get(localName);
  try {
    if (!customElements.get(localName)) await watcher?.define(localName);
  } catch (error) {
    if (!failed.has(element)) watcher?.report(error);
    failed.add(element);
    return false;
  }
  const isActive = (await element.activate?.()) ?? element.matches(':defined');
  (isActive ? active : failed).add(element);
  return isActive;
}

function onSign(sign: Event): void {
  const host = eventPathElements(sign).find((element) => element.matches(INACTIVE) && !active.has(element));
  // Once a module could not be loaded, a pointer that merely passes does not ask for it again. Other signs do.
  if (host && !(sign.type === 'pointerover' && failed.has(host))) hold(sign, host);
}

/**
 * Activates the element, and holds the event meanwhile if it is a click on a control that needs a script, or a key that
 * presses a `[role="button"]`. Once the element is active, the control is clicked, or the one that stands in its place. If
 * the element cannot be activated, a control in a form is clicked all the same, because a form is sent without a script
 * too.
 */
function hold(event: Event, element: Element): void {
  const pressed = event.type === 'keydown' && PRESSES.includes((event as KeyboardEvent).key);
  const selector = event.type === 'click' ? NEEDS_SCRIPT : pressed && '[role="button"]';
  const control = selector && (event.composedPath()[0] as Element).closest<HTMLButtonElement>(selector);
  const isOwn = control && element.getAttribute(ACTIVATION_MARK) !== 'use';
  if (!isOwn || (control.form && failed.has(element))) {
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

const ownerOf = ({ parentElement }: Node) => parentElement?.closest(DORMANT);

const VIEW = `.${VIEW_CLASS}`;

const isOwnButton = (node: Node) => node instanceof Element && node.hasAttribute(SUBMIT_MARK);

/**
 * Tells whether a change concerns the element's data. Changes inside a view, or of an editor's own nodes, do not. In the
 * light DOM the view stands among the content, so a framework that replaces all of it with new text takes the view away:
 * then the mark goes too, so that the class looks for no view there.
 */
function changesData(
  element: Element,
  { type, target, attributeName, oldValue, addedNodes, removedNodes }: MutationRecord,
): boolean {
  if (!element.hasAttribute(PRERENDERED_MARK))
    return rests(element) && (type === 'childList' || attributeName === 'href');
  if (attributeName !== null) {
    if (oldValue === (target as Element).getAttribute(attributeName)) return false;
    if (target === element) return !NEUTRAL_ATTRIBUTES.test(attributeName);
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
