import { VIEW_CLASS } from './authored-content.js';

const MARK = 'data-prerendered';
const MOMENT = 'data-hydrate';
/** What the ids that React made for a server's view begin with. */
export const ID_PREFIX = 'data-id-prefix';
/** What says that somebody is about to use an element: seen in the capture phase, before the event is there. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** The view that a server rendered into a tag; none where the element renders elsewhere. */
export function prerenderedView(host: HTMLElement): HTMLElement | undefined {
  if (!host.hasAttribute(MARK) || host.hasAttribute('isolated')) return undefined;
  const view = host.querySelector<HTMLElement>(`:scope > .${VIEW_CLASS}`) ?? undefined;
  for (const part of view?.querySelectorAll<HTMLElement>('[data-uni-style]') ?? []) {
    part.style.cssText = part.dataset.uniStyle ?? '';
    part.removeAttribute('data-uni-style');
  }
  return view;
}

export const idPrefixOf = (view: Element): string => view.parentElement?.getAttribute(ID_PREFIX) ?? '';

const views = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once the moment has come that the server wrote on the tag: it is used, or seen. Never for a tag without one.
 *
 * @returns how to stop waiting.
 */
export function whenUsed(host: HTMLElement, use: () => void): () => void {
  const moment = host.getAttribute(MOMENT);
  if (moment === 'interaction') {
    for (const sign of SIGNS) host.addEventListener(sign, use, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS) host.removeEventListener(sign, use, { capture: true });
    };
  }
  if (moment !== 'visible') return () => {};
  views.set(host, use);
  observer ??= new IntersectionObserver(seen);
  observer.observe(host.querySelector(`.${VIEW_CLASS} > *`) ?? host);
  return () => views.delete(host);
}

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    for (const [host, use] of views) {
      if (!host.contains(target)) continue;
      views.delete(host);
      use();
    }
  }
}
