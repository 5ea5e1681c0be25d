import { eventPathElements } from './event-path.js';
import { hasFailed, holdClick } from './held-click.js';
import { SIGNS_OF_USE } from './prerendered.js';

/** Brings an element alive; gives whether it takes clicks then. */
export type Wake = () => Promise<boolean>;

const waiting = new WeakMap<EventTarget, Wake>();
/** By what has to come into view. */
const hosts = new WeakMap<Element, Element>();
const listening = new WeakSet<EventTarget>();
let observer: IntersectionObserver | undefined;

/**
 * Wakes an element at each sign that somebody uses it, or when it comes into view, and holds the click that comes before it
 * is awake. It waits for one at a time: whoever asks later takes the place of who asked before.
 *
 * @param box what has to come into view.
 * @param trigger `interaction` or `visible`; for any other it never wakes.
 * @param place what hears of the element's events before anybody else.
 * @returns how to stop; undefined where it waits for nothing.
 */
export function whenUsed(
  host: Element,
  box: Element,
  trigger: string | null,
  wake: Wake,
  place: EventTarget = window,
): (() => void) | undefined {
  if (trigger !== 'interaction' && trigger !== 'visible') return undefined;
  // What is to wake when it is seen may be clicked before that, or while its script is on its way.
  waiting.set(host, wake);
  // Listeners of the page would hear a click twice that is held and made again, if they heard the first one too.
  if (!listening.has(place))
    for (const sign of SIGNS_OF_USE) place.addEventListener(sign, onSign, { capture: true });
  listening.add(place);
  if (trigger === 'visible') {
    hosts.set(box, host);
    observer ??= new IntersectionObserver(seen);
    observer.observe(box);
  }
  return () => {
    if (waiting.get(host) === wake) waiting.delete(host);
  };
}

function onSign(sign: Event): void {
  const host = eventPathElements(sign).find((element) => waiting.has(element));
  // What could not be had is not asked for again by every pointer that moves.
  if (host && (sign.type !== 'pointerover' || !hasFailed(host))) holdClick(sign, host, waiting.get(host)!);
}

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    void waiting.get(hosts.get(target)!)?.();
  }
}
