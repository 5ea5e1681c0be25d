import { SIGNS_OF_USE } from '../../../page/wake/prerendered.js';

/** Called when an element is used or seen; with the event that says so, before anybody else hears it. */
export type Use = (sign?: Event) => void;

const waiting = new WeakMap<EventTarget, Use>();
const listening = new WeakSet<EventTarget>();
const views = new Map<Element, Use>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once an element's moment has come: it is used, or seen.
 *
 * @param view what the element shows.
 * @param moment `interaction` or `visible`; for any other it never comes.
 * @returns how to stop waiting.
 */
export function whenUsed(host: Element, view: Element, moment: string | null, use: Use): () => void {
  if (moment !== 'interaction' && moment !== 'visible') return () => {};
  // What is to come alive when it is seen may be clicked before that, or while React is on its way.
  waiting.set(host, use);
  listenBefore(host);
  if (moment === 'visible') {
    views.set(view, use);
    observer ??= new IntersectionObserver(seen);
    observer.observe(boxOf(view));
  }
  return () => {
    waiting.delete(host);
    views.delete(view);
  };
}

/** Listeners of the page would hear a click twice that is held and made again, if they heard the first one too. */
function listenBefore(host: Element): void {
  const place = firstToHear(host);
  if (listening.has(place)) return;
  listening.add(place);
  for (const sign of SIGNS_OF_USE) place.addEventListener(sign, onSign, { capture: true });
}

/** A closed shadow root does not tell where in it an event has come from. */
function firstToHear(host: Element): EventTarget {
  let root = host.getRootNode();
  while (root instanceof ShadowRoot && root.mode === 'open') root = root.host.getRootNode();
  return root instanceof ShadowRoot ? root : (host.ownerDocument.defaultView ?? window);
}

function onSign(sign: Event): void {
  const host = sign.composedPath().find((node) => waiting.has(node)) as Element | undefined;
  if (host) waiting.get(host)?.(sign);
}

/** A view's container has no box of its own. */
const boxOf = (view: Element) => view.firstElementChild ?? view;

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    for (const [view, use] of views) {
      if (!view.contains(target)) continue;
      views.delete(view);
      use();
    }
  }
}
