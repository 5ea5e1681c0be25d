import { firstUse } from '../activation/prerendered.js';
import { parsed } from '../environment/parsed.js';
import { reportMissing } from '../scripts.js';
import { isOnToggle, makeFindable, onFound, onRescue, onToggle } from './fold.js';
import { announceInteraction } from './interact.js';
import { rememberedAudience } from './remembered-audience.js';
import { onPress, onPressKey } from './role-button.js';
import { WeakList } from './weak-list.js';

type Root = Document | ShadowRoot;

/**
 * Marks a root that has the listeners. Versions of the library on one page share this symbol, so its meaning may never
 * change.
 */
const LISTENS = Symbol.for('uni.behaves');

/** Markup whose code is loaded as soon as the page has it, because it changes what visitors see. */
const AT_ONCE = ':is([data-uni-late="notice"], [data-uni-late="tabs"], [data-uni-late="video"])';
const DATES_THAT_PASS = '.m-list--hide-past time';
const DAY_MS = 86_400_000;
/** A switch whose choice a visitor has made on another page. */
const SWITCH = '[data-uni-late="audience"]';
/** Markup whose code is loaded when somebody uses the page, because few visitors use it. */
const USABLE = '[data-uni-late], .m-tile--selectable, .m-header';
const TEXT_WITH_TABLE = '.m-rich-text:has(table)';
/** Events of native folds and switches, which work by themselves before their code has come. */
const OF_NATIVE_PARTS = ['toggle', 'change'];

let isUsed = false;
/** Roots that have the listeners, and in which nobody has used anything yet. */
const unused = new WeakList<Root>();
let late: typeof import('./late/late.js') | undefined;
let coming: Promise<typeof late> | undefined;

/**
 * Listens in a document or shadow root for clicks and keys on views' markup, so that server-written views work before any
 * class is loaded. If a page has several copies of the library, only the first one listens. Before somebody uses the page,
 * it changes nothing but markup of `AT_ONCE`, tables that are too wide, and switches whose choice is remembered.
 */
export function behave(root: Root): void {
  const marked = root as Root & { [LISTENS]?: true };
  if (marked[LISTENS]) return;
  marked[LISTENS] = true;
  // In the capture phase, because a view's promises must not hang on the listeners of its page.
  if (root === document) {
    root.addEventListener('click', announceInteraction as EventListener, CAPTURE);
    window.addEventListener('hashchange', onHash);
  }
  root.addEventListener('click', onClick, CAPTURE);
  root.addEventListener('keydown', onPressKey as EventListener);
  for (const type of ['click', 'auxclick', 'keydown']) root.addEventListener(type, onUse);
  for (const type of OF_NATIVE_PARTS) root.addEventListener(type, onNative, CAPTURE);
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

/** Repeats a click on a tile or a key in the header, which came before its script, as soon as the script is there. */
function onUse(event: Event): void {
  const target = event.target as Element;
  if (late) late.onUse(event, target);
  else if (target.closest(USABLE)) void load().then((script) => script?.onUse(event, target));
}

/** Tells scripts and screen readers of folds and switches that were used before their script, once the script is there. */
async function onNative({ type, target }: Event): Promise<void> {
  if (late) {
    late.onNative(type, target as HTMLElement);
    return;
  }
  // A click may be the first use, and then the page hears of that after the event.
  await undefined;
  if (isUsed) (await coming)?.onNative(type, target as HTMLElement, true);
}

/** Opens the fold that an in-page link leads into. */
function onHash(): void {
  if (!late && isUsed) void coming?.then((script) => script?.openTarget());
}

function onMount(host: Element): void {
  const { shadowRoot } = host;
  if (shadowRoot) behave(shadowRoot);
  lookFor(shadowRoot ?? host);
}

/** Prepares the markup that is in the root now. Some of it waits until somebody uses the page. */
function lookFor(root: ParentNode): void {
  for (const text of root.querySelectorAll(TEXT_WITH_TABLE)) texts?.observe(text);
  const isDue =
    root.querySelector(AT_ONCE) || hasPast(root) || (root.querySelector(SWITCH) && rememberedAudience());
  if (isDue || (isUsed && root.querySelector(USABLE))) void lookAfter(root);
  if (isUsed) makeFindable(root);
}

/** Lists of what is to come need no code. Wherever their clock is, what is a day ahead is not past. */
const hasPast = (root: ParentNode): boolean =>
  [...root.querySelectorAll<HTMLTimeElement>(DATES_THAT_PASS)].some(
    ({ dateTime }) => Date.parse(dateTime) < Date.now() + DAY_MS,
  );

const lookAfter = (root: ParentNode) => load().then((script) => script?.lookAfter(root));

/** Keys cannot scroll a table that is wider than its place without help. Most tables are narrower, and need none. */
const texts =
  globalThis.ResizeObserver &&
  new ResizeObserver((entries, observer) => {
    for (const { target } of entries) {
      if (target.scrollWidth <= target.clientWidth) continue;
      observer.unobserve(target);
      void load().then((script) => script?.followTables(target.parentNode!));
    }
  });

const load = () =>
  (coming ??= import('./late/late.js').then(
    (script) => (late = script),
    (error) => void reportMissing(error),
  ));

/** Called at the first sign of use in any root, because the document hears of none in a closed root. */
async function lookAtFirstUse(root: Root): Promise<void> {
  if (isUsed) return;
  unused.add(root);
  const used = await firstUse(root === document ? window : root);
  // The unfolded content is shown before the other folds are looked after.
  if (isOnToggle(used)) await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
  isUsed = true;
  for (const each of unused.splice()) lookFor(each);
}
