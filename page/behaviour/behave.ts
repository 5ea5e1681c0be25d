import { firstUse } from '../activation/prerendered.js';
import { parsed } from '../environment/parsed.js';
import { reportMissing } from '../scripts.js';
import { isOnToggle, makeFindable, onFound, onRescue, onToggle } from './fold.js';
import { announceInteraction } from './interact.js';
import { onPress, onPressKey } from './role-button.js';

type Root = Document | ShadowRoot;

/**
 * Marks a root that has the listeners. Versions of the library on one page share this symbol, so its meaning may never
 * change.
 */
const LISTENS = Symbol.for('uni.behaves');

/** Markup whose code is loaded as soon as the page has it: wide tables, and what names its file of `late/` by itself. */
const LATE = '.m-rich-text table, [data-uni-late], .m-list--hide-past';
/** Markup whose code is loaded when somebody uses the page, because few visitors use it. */
const USABLE = '.m-tile--selectable, .m-header';

let isUsed = false;
/** Where somebody listens, and nobody has used anything yet. */
const unused: Root[] = [];
let late: typeof import('./late/late.js') | undefined;
let coming: Promise<typeof late> | undefined;

/**
 * Has what a visitor does with the markup of views take effect in a document or shadow root, whoever wrote that markup: no
 * class, no React and no list of elements is needed. A root is listened to once, by whichever copy of the library comes
 * first. Before somebody uses the page, nothing but markup of `LATE` is written to.
 */
export function behave(root: Root): void {
  const marked = root as Root & { [LISTENS]?: true };
  if (marked[LISTENS]) return;
  marked[LISTENS] = true;
  // In the capture phase, because a view's promises must not hang on the listeners of its page.
  if (root === document) root.addEventListener('click', announceInteraction as EventListener, CAPTURE);
  root.addEventListener('click', onClick, CAPTURE);
  root.addEventListener('keydown', onPressKey as EventListener);
  for (const type of ['click', 'auxclick', 'keydown']) root.addEventListener(type, onUse);
  root.addEventListener('beforematch', onFound, CAPTURE);
  root.addEventListener('animationstart', onRescue as EventListener);
  root.addEventListener('uni-mount', ({ target }) => onMount(target as Element));
  void lookAtFirstUse(root);
  lookFor(root);
  void parsed()?.then(() => lookFor(root));
}

const CAPTURE = { capture: true } as const;

function onClick(event: Event): void {
  // Listeners for `uni-interact` may have prevented it.
  if (event.defaultPrevented) return;
  onToggle(event);
  onPress(event);
}

/** A click on a tile, or a key in the header, that comes before its script takes effect when the script comes. */
function onUse(event: Event): void {
  const target = event.target as Element;
  if (late) late.onUse(event, target);
  else if (target.closest(USABLE)) void load().then((script) => script?.onUse(event, target));
}

function onMount(host: Element): void {
  const { shadowRoot } = host;
  if (shadowRoot) behave(shadowRoot);
  lookFor(shadowRoot ?? host);
}

/** Looks after the markup that is there, as far as the page is used. */
function lookFor(root: ParentNode): void {
  if (root.querySelector(LATE)) void load().then((script) => script?.lookAfter(root));
  if (!isUsed) return;
  makeFindable(root);
  if (root.querySelector(USABLE)) void load();
}

const load = () =>
  (coming ??= import('./late/late.js').then(
    (script) => (late = script),
    (error) => void reportMissing(error),
  ));

/** At the first sign of use of any root: the document hears of no sign in a closed one. */
async function lookAtFirstUse(root: Root): Promise<void> {
  if (isUsed) return;
  unused.push(root);
  const used = await firstUse(root === document ? window : root);
  // The unfolded content is shown before the other folds are looked after.
  if (isOnToggle(used)) await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
  isUsed = true;
  for (const each of unused.splice(0)) lookFor(each);
}
