import { settleFolds } from '../../behaviour/fold.js';
import { findTarget, focusOn, inPageLink, reveal } from './targets.js';
import { onVisitorInput } from './visit.js';

/** On a document where somebody follows links; it is registered, so it may never change its meaning. */
const FOLLOWS = Symbol.for('uni.follows-targets');

/**
 * Takes visitors to what no browser finds: places in rich text, whose ids have a prefix, and in shadow roots, folded away
 * or not; by links, and by the page's address. All other places are the browser's, and on a page with the page machine all are
 * that one's.
 */
export function followOwnTargets(): void {
  const page = document as Document & { [FOLLOWS]?: true };
  if (page[FOLLOWS]) return;
  page[FOLLOWS] = true;
  document.addEventListener('click', follow);
  window.addEventListener('hashchange', () => void arrive());
  const waiting = new AbortController();
  const tryAgain = () => arrive() && waiting.abort();
  onVisitorInput(() => waiting.abort(), waiting.signal);
  document.addEventListener('uni-mount', tryAgain, { signal: waiting.signal });
  tryAgain();
}

function follow(event: MouseEvent): void {
  const link = hasMachine() ? undefined : inPageLink(event);
  const target = link && ownTarget(link.hash);
  if (!link || !target) return;
  event.preventDefault();
  if (link.hash !== location.hash)
    history.pushState(history.state, '', document.URL.split('#', 1)[0] + link.hash);
  goTo(target);
}

/** @returns whether the address names nothing that is still to come. */
function arrive(): boolean {
  if (!location.hash || hasMachine()) return true;
  const target = ownTarget(location.hash);
  if (target) goTo(target);
  return target !== undefined;
}

const hasMachine = () => document.body.dataset.pageState !== undefined;

function ownTarget(hash: string): Element | undefined {
  const target = findTarget(hash);
  const isFound = target && target.id === hash.slice(1) && target.getRootNode() === document;
  return isFound && !target.closest('.m-fold') ? undefined : target;
}

function goTo(target: Element): void {
  const root = target.getRootNode();
  settleFolds(root instanceof ShadowRoot ? root : document);
  reveal(target);
  target.scrollIntoView({ block: 'start' });
  focusOn(target);
}
