import { SIGNS_OF_USE } from '../wake/prerendered.js';
import { onFound, onRescue, onToggle, settleFolds } from './fold.js';
import { announceInteraction } from './interact.js';
import { closeMenu } from './menu.js';
import { onPress, onPressKey } from './role-button.js';
import { followTables } from './scrolling-tables.js';
import { followTile } from './tile.js';

type Root = Document | ShadowRoot;

/** On a root where somebody listens; it is registered, so it may never change its meaning. */
const LISTENS = Symbol.for('uni.behaves');

let isUsed = false;

/**
 * Has what a visitor does with the markup of views take effect in a document or shadow root, whoever wrote that markup: no
 * class, no React and no list of elements is needed. A root is listened to once, by whichever copy of the library comes
 * first. Nothing is written to the page before somebody uses it.
 */
export function behave(root: Root): void {
  const marked = root as Root & { [LISTENS]?: true };
  if (marked[LISTENS]) return;
  marked[LISTENS] = true;
  // In the capture phase: what a view promises does not hang on the listeners of its page.
  if (root === document) root.addEventListener('click', announceInteraction as EventListener, CAPTURE);
  root.addEventListener('click', onClick, CAPTURE);
  root.addEventListener('click', followTile as EventListener);
  root.addEventListener('keydown', onKey as EventListener);
  root.addEventListener('beforematch', onFound, CAPTURE);
  root.addEventListener('animationstart', onRescue as EventListener);
  root.addEventListener('uni-mount', ({ target }) => onMount(target as Element));
  settleAtFirstUse(root);
  if (document.readyState !== 'loading') followTables(root);
  else document.addEventListener('DOMContentLoaded', () => followTables(root), { once: true });
}

const CAPTURE = { capture: true } as const;

function onClick(event: Event): void {
  // Who hears of it as `uni-interact` may have prevented it.
  if (event.defaultPrevented) return;
  onToggle(event);
  onPress(event);
}

function onKey(event: KeyboardEvent): void {
  onPressKey(event);
  closeMenu(event);
}

function onMount(host: Element): void {
  const { shadowRoot } = host;
  if (shadowRoot) behave(shadowRoot);
  followTables(shadowRoot ?? host);
  if (isUsed) settleFolds(shadowRoot ?? host);
}

/** At the first sign of use; a root of another's that nobody sees into is used when something in it is. */
function settleAtFirstUse(root: Root): void {
  if (isUsed) {
    settleFolds(root);
    return;
  }
  const place: EventTarget = root === document ? window : root;
  const first = () => {
    for (const sign of SIGNS_OF_USE) place.removeEventListener(sign, first, CAPTURE);
    isUsed = true;
    settleFolds(root);
    if (root !== document) return;
    for (const { shadowRoot } of root.querySelectorAll('[isolated]')) if (shadowRoot) settleFolds(shadowRoot);
  };
  for (const sign of SIGNS_OF_USE) place.addEventListener(sign, first, CAPTURE);
}
