import { makeFindable } from '../../behaviour/fold.js';
import { hasMachine } from './in-page.js';
import { findTarget, focusOn, reveal } from './targets.js';
import { onVisitorInput } from './visit.js';

/**
 * Takes the visitor to the address's target as soon as it is there, if no browser finds it, and unless he does anything
 * else before.
 */
export function awaitTarget(): void {
  const waiting = new AbortController();
  const tryAgain = () => (hasMachine() || arrive()) && waiting.abort();
  onVisitorInput(() => waiting.abort(), waiting.signal);
  document.addEventListener('uni-mount', tryAgain, { signal: waiting.signal });
  tryAgain();
}

/** @returns whether there is a target that no browser finds. */
function arrive(): boolean {
  const target = ownTarget(location.hash);
  if (target) goTo(target);
  return target !== undefined;
}

function ownTarget(hash: string): Element | undefined {
  const target = findTarget(hash);
  const isFound = target && target.id === hash.slice(1) && target.getRootNode() === document;
  return isFound && !target.closest('.m-fold, .uni-view details') ? undefined : target;
}

function goTo(target: Element): void {
  const root = target.getRootNode();
  makeFindable(root instanceof ShadowRoot ? root : document);
  reveal(target);
  target.scrollIntoView({ block: 'start' });
  focusOn(target);
}
