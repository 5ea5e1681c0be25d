import type { ElementModules } from './element-modules.js';
import { hasFailed } from './held-click.js';
import {
  applyDeferredAttributes,
  namesSetOn,
  PRERENDERED_MARK,
  SCRIPTS_MARK,
  TRIGGER_MARK,
  viewRootOf,
} from './prerendered.js';
import { whenUsed } from './when-used.js';

/** Brings prerendered elements alive when somebody uses them; until then nothing of theirs is loaded. */
export interface Waker {
  /**
   * Watches the prerendered elements of these tags, and of those it was told before: those that stand in the document
   * and, once there is one, those that appear.
   */
  watch(tags: readonly string[]): void;
  stop(): void;
}

/** An element of ours says when it stands. */
interface Mounting {
  readonly mountComplete: Promise<void>;
}

const PRERENDERED = `[${PRERENDERED_MARK}]:not(:defined)`;
/**
 * The button or radio button (an `o` tells them from `submit`, which has sent its form) that was pressed before anybody
 * watched: a mouse or a finger leaves it the focus, without a ring.
 */
const PRESSED = `${PRERENDERED}[${TRIGGER_MARK}] [type*=o]:not(:active,:focus-visible):focus`;
/** Attributes that say nothing about any element's data. */
const NO_DATA = /^(?:(?:class|style|hidden|lang|dir|id|slot|part)$|data-(?:prer|hydr|uni-|cq-))/;
const ALL_CHANGES = { attributeOldValue: true, childList: true, characterData: true, subtree: true } as const;
/** What of an element's content gives its data. */
const DATA_NODE = '[data-slot], [slot], [data-uni-authored]';

/** @param onError is told when an element's module fails, once; it stays as the server rendered it, with nothing folded. */
export function createWaker(
  modules: Pick<ElementModules, 'define'>,
  onError: (error: unknown) => void,
): Waker {
  const watched = new Set<string>();
  /** How to follow each no more. */
  const followed = new WeakMap<Element, (() => void) | undefined>();

  /** Gives whether the element is alive, once all is there that it needs to take a click. */
  const wake = async (element: Element): Promise<boolean> => {
    try {
      await modules.define([element.localName]);
    } catch (error) {
      if (!hasFailed(element)) onError(error);
      element.setAttribute(SCRIPTS_MARK, 'failed');
      return false;
    }
    followed.get(element)?.();
    await (element as Partial<Mounting>).mountComplete;
    return true;
  };

  /** Whether what was set is data, the element's class knows: then the view is rendered from them as they are now. */
  const change = (element: Element, name: string) => {
    namesSetOn(element).push(name);
    void wake(element);
  };

  /** One for the page: an observer for each element would cost 1,000 on a long page. */
  const changes = new MutationObserver((records) => {
    for (const record of records) {
      const element = (record.target as Element).closest?.(PRERENDERED) ?? ownerOf(record.target);
      if (element && isFollowed(element) && changesData(element, record))
        change(element, record.attributeName ?? 'textContent');
      for (const node of record.addedNodes) {
        if (node instanceof Element && node.parentElement) applyDeferredAttributes(node.parentElement);
        for (const each of prerenderedIn(node)) follow(each);
      }
      // What is done to an element outside the document is seen with the element alone.
      for (const node of record.removedNodes)
        for (const each of prerenderedIn(node)) if (isFollowed(each)) changes.observe(each, ALL_CHANGES);
    }
  });

  const follow = (element: Element) => {
    if (!watched.has(element.localName) || isFollowed(element)) return;
    const root = viewRootOf(element);
    const trigger = element.getAttribute(TRIGGER_MARK);
    if (root !== element) applyDeferredAttributes(root);
    if (trigger) element.setAttribute(SCRIPTS_MARK, 'running');
    followed.set(
      element,
      whenUsed(element, boxOf(element), trigger, () => wake(element)),
    );
  };

  const isFollowed = (element: Element) => followed.has(element);

  return {
    watch(tags) {
      for (const tag of tags) watched.add(tag);
      const present = document.querySelectorAll(PRERENDERED);
      if (!present[0]) return;
      changes.observe(document, ALL_CHANGES);
      applyDeferredAttributes(document);
      for (const element of present) follow(element);
      document.querySelector<HTMLElement>(PRESSED)?.click();
    },
    stop() {
      for (const element of document.querySelectorAll(PRERENDERED)) {
        followed.get(element)?.();
        followed.delete(element);
      }
      changes.disconnect();
      watched.clear();
    },
  };
}

export const prerenderedIn = (node: Node): Element[] =>
  node instanceof Element
    ? [node, ...node.querySelectorAll(PRERENDERED)].filter((each) => each.matches(PRERENDERED))
    : [];

/** A tag may have no box of its own. */
const boxOf = (element: Element): Element => viewRootOf(element).querySelector('.uni-view > *') ?? element;

const ownerOf = ({ parentElement }: Node) => parentElement?.closest(PRERENDERED);

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
