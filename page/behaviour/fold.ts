/**
 * Folded text, as markup says it. The folds of an accordion are native `details` and none of these. A view writes, and no
 * script of ours needs to have rendered:
 *
 * - `.m-fold` around all of it, with `m-fold--waiting`
 * - `.m-fold__rest` on each part that is folded away
 * - `button.m-fold__toggle[aria-expanded="false"]` with a label for each state, of which the style sheet shows one
 *
 * The state is the toggle's `aria-expanded`. Versions of the library on one page share these names.
 */
const FOLD = '.m-fold';
const WAITING = '.m-fold--waiting';
const REST = '.m-fold__rest';
const TOGGLE = '.m-fold__toggle';
/** Lists, tables, and what they are made of. */
const PART = /^(caption|[dou]l|dt|li|t\w+)$/;
/** `Node.DOCUMENT_POSITION_FOLLOWING`, as a number because every page loads this file and the name is long. */
const FOLLOWING = 4;
/** The animation by which the style sheet shows what no script has looked after. */
const RESCUE = 'm-fold-rescue';

/** How the style sheet knows a fold: `closing` is what fades out. */
type Look = 'closed' | 'closing' | 'open';

/** Opens or closes the fold whose toggle was clicked. */
export function onToggle(event: Event): void {
  const toggle = (event.target as Element).closest(TOGGLE);
  const fold = toggle?.closest(FOLD);
  if (!toggle || !fold) return;
  const isOpen = toggle.getAttribute('aria-expanded') !== 'true';
  turn(fold, isOpen);
  if (isOpen && isWithoutPointer(event as UIEvent)) readOn(fold, toggle);
}

/** Keys and assistive technology click without a press that could be counted. A script's click moves no focus. */
const isWithoutPointer = ({ isTrusted, detail }: UIEvent) => isTrusted && detail === 0;

/**
 * Moves the focus to the start of what was revealed before the toggle: a screen reader would go on after the toggle and
 * never come to it. Content that was revealed after the toggle comes next anyway.
 */
function readOn(fold: Element, toggle: Element): void {
  const rest = restsOf(fold).find(({ textContent }) => textContent.trim());
  if (!rest || !(rest.compareDocumentPosition(toggle) & FOLLOWING)) return;
  const start = firstPart(rest);
  start.tabIndex = -1;
  start.addEventListener('blur', () => start.removeAttribute('tabindex'), { once: true });
  start.focus({ preventScroll: true });
}

/** Where a list or table has the focus, Firefox says that it is one, and a screen reader goes on at its second part. */
function firstPart(element: HTMLElement): HTMLElement {
  const [first] = element.children as HTMLCollectionOf<HTMLElement>;
  const isFirst = !first?.previousSibling?.textContent?.trim();
  return isFirst && PART.test(first?.localName ?? '') ? firstPart(first!) : element;
}

export const isOnToggle = (target: EventTarget): boolean => !!(target as Partial<Element>).closest?.(TOGGLE);

/** Opens the fold in which the browser, or a link, has found something. */
export function onFound({ target }: Event): void {
  const fold = (target as Element).matches(REST) && (target as Element).closest(FOLD);
  if (fold) openFold(fold);
}

export const openFold = (fold: Element): void => turn(fold, true);

/**
 * Folds away what the style sheet is about to show. It does so with a fold that is still waiting after a while, because
 * no script seems to be there. This script is, so the fold stays closed.
 */
export function onRescue({ animationName, target }: AnimationEvent): void {
  if (animationName === RESCUE) foldAway([target as Element]);
}

/** Lets the browser's search find what is in folds that no script has looked after yet. */
export const makeFindable = (root: ParentNode): void => foldAway(root.querySelectorAll(WAITING));

/** Writes a view again. Its folds keep whether they are open, matched by their order. */
export function keepFolds(view: ParentNode, write: () => void): void {
  const looks = [...view.querySelectorAll(FOLD)].map(({ className }) => className);
  write();
  view.querySelectorAll(FOLD).forEach((fold, at) => {
    if (/--open/.test(looks[at]!)) show(fold);
    else if (/--clos/.test(looks[at]!)) foldAway([fold]);
  });
}

/**
 * Hides elements so that the browser's search and links find what is in them. Chromium's search passes over what a style
 * sheet has hidden before, unless it was shown in between: here in no frame.
 */
export function hideUntilFound(elements: Iterable<HTMLElement>): void {
  const all = [...elements];
  for (const { style } of all) style.contentVisibility = 'visible';
  if (all[0]) getComputedStyle(all[0]).getPropertyValue('content-visibility');
  for (const element of all) {
    element.setAttribute('hidden', 'until-found');
    // Assistive technology would tell of an empty item, row or heading.
    element.ariaHidden = 'true';
    element.style.contentVisibility = '';
    // Chromium leaves an empty attribute where nobody has looked at it since the style was set.
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
}

export function unhide(element: HTMLElement): void {
  element.removeAttribute('hidden');
  element.ariaHidden = null;
  element.inert = false;
}

/** Has folds hidden in the way that the browser's search finds, in place of the way of the style sheet. */
function foldAway(folds: Iterable<Element>): void {
  const waiting = [...folds];
  hideUntilFound(waiting.flatMap(restsOf));
  for (const fold of waiting) setLook(fold, 'closed');
}

function turn(fold: Element, isOpen: boolean): void {
  if (isOpen) show(fold);
  else void hide(fold);
  announceToggle(fold, isOpen);
}

/** Makes `uni-toggle` on the element whose view a fold stands in. */
export function announceToggle(fold: Element, expanded: boolean): void {
  const init = { bubbles: true, composed: true, detail: { expanded } };
  hostOf(fold)?.dispatchEvent(new CustomEvent('uni-toggle', init));
}

function show(fold: Element): void {
  expand(fold, true);
  restsOf(fold).forEach(unhide);
  setLook(fold, 'open');
}

/** Closes a fold. While its rest fades out, no key and no pointer reaches that any more. */
async function hide(fold: Element): Promise<void> {
  expand(fold, false);
  const rests = restsOf(fold);
  for (const rest of rests) rest.inert = true;
  setLook(fold, 'closing');
  const fades = rests.flatMap((rest) => rest.getAnimations());
  await Promise.allSettled(fades.map(({ finished }) => finished));
  if (!fold.classList.contains('m-fold--closing')) return;
  for (const rest of rests) rest.inert = false;
  hideUntilFound(rests);
  setLook(fold, 'closed');
  toggleOf(fold)?.scrollIntoView({ block: 'nearest' });
}

const expand = (fold: Element, isOpen: boolean) =>
  toggleOf(fold)?.setAttribute('aria-expanded', String(isOpen));

/** Writes the look into the class, by which the style sheet knows it. */
function setLook(fold: Element, now: Look): void {
  fold.className = fold.className.replace(/(m-fold--)\w+/, `$1${now}`);
}

/** The parts of a fold, without those of folds inside it. */
const partsOf = (fold: Element, selector: string) =>
  [...fold.querySelectorAll<HTMLElement>(selector)].filter((part) => part.closest(FOLD) === fold);
const restsOf = (fold: Element) => partsOf(fold, REST);
const toggleOf = (fold: Element) => partsOf(fold, TOGGLE)[0];

/** The element whose view the fold stands in. */
function hostOf(fold: Element): Element | null {
  const root = fold.getRootNode();
  return fold.closest('.uni-view')?.parentElement ?? (root instanceof ShadowRoot ? root.host : fold);
}
