import type { ElementModules } from './element-modules.js';

/** Brings prerendered elements alive when somebody uses them; until then nothing of theirs is loaded. */
export interface Waker {
  /** Watches the prerendered elements of these tags: those that stand in the document and, once there is one, those that appear. */
  watch(tags: readonly string[]): void;
  stop(): void;
}

const PRERENDERED = '[data-prerendered]:not(:defined)';
/** What says that somebody is about to use an element. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'click'] as const;
/** A click on them does nothing until a script listens; a link or a disclosure works by itself. */
const NEEDS_SCRIPT = 'button, [role="button"], input, select';
/** Attributes that say nothing about an element's data. */
const NO_DATA =
  /^(?:class|style|hidden|lang|dir|id|slot|part|data-prerendered|data-hydrate|aria-.*|data-cq-.*)$/;

/** @param onError is told when a tag's module fails; the element stays as the server rendered it. */
export function createWaker(modules: ElementModules, onError: (error: unknown) => void): Waker {
  const watched = new Set<string>();
  const clicked = new WeakSet<Element>();

  const wake = (element: Element): Promise<boolean> =>
    modules.define([element.localName]).then(
      () => true,
      (error: unknown) => {
        onError(error);
        return false;
      },
    );

  /** The click that woke an element is made again once somebody listens, and only once. */
  const onSign = (event: Event) => {
    const target = event.composedPath()[0];
    const element = target instanceof Element ? target.closest(`${PRERENDERED}[data-hydrate]`) : null;
    if (!element || !watched.has(element.localName)) return;
    const control = event.type === 'click' ? (target as Element).closest<HTMLElement>(NEEDS_SCRIPT) : null;
    const woken = wake(element);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (clicked.has(element)) return;
    clicked.add(element);
    void woken.then((isAlive) => {
      clicked.delete(element);
      if (isAlive && control.isConnected) control.click();
    });
  };

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      const element = target.closest(PRERENDERED);
      if (element) void wake(element);
    }
  });

  /** Without the mark, the element is rendered from its data as they are now. */
  const changes = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      const element = target as Element;
      if (NO_DATA.test(attributeName ?? '') || !element.matches(PRERENDERED)) continue;
      element.removeAttribute('data-prerendered');
      void wake(element);
    }
  });

  const appearances = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      follow(node);
      for (const element of node.querySelectorAll(PRERENDERED)) follow(element);
    }
  });

  const follow = (element: Element) => {
    if (!watched.has(element.localName) || !element.matches(PRERENDERED)) return;
    changes.observe(element, { attributes: true });
    if (element.getAttribute('data-hydrate') === 'visible') inView.observe(boxOf(element));
  };

  return {
    watch(tags) {
      const present = document.querySelectorAll(PRERENDERED);
      if (present.length > 0 && watched.size === 0) {
        for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true });
        appearances.observe(document, { childList: true, subtree: true });
      }
      if (present.length > 0) for (const tag of tags) watched.add(tag);
      for (const element of present) follow(element);
      applyStyles();
    },
    stop() {
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
      for (const observer of [inView, changes, appearances]) observer.disconnect();
      watched.clear();
    },
  };
}

/** A server writes them so for pages whose policy refuses style attributes. */
function applyStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-uni-style]')) {
    element.style.cssText = element.dataset.uniStyle ?? '';
    element.removeAttribute('data-uni-style');
  }
}

/** A tag may have no box of its own. */
const boxOf = (element: Element): Element => element.querySelector('.uni-view > *') ?? element;
