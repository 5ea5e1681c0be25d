import { HASH_POLL_MS } from '../../vocabulary/runtime.js';
import { ACTIVATION_MARK, PRERENDERED_MARK } from '../activation/prerendered.js';
import { makeFindable } from '../behaviour/fold.js';
import { scrollUntilStill } from './scroll-until-still.js';
import { inPageLink } from './targets/in-page.js';
import { findTarget, focusOn, reveal } from './targets/targets.js';
import { onVisitorInput, servedQuery } from './targets/visit.js';

/** In-page links of these open panels and are left to whoever made them (spec section 2). */
const PANELS = [
  'details',
  '[role="tablist"]',
  '[role="tab"]',
  '[role="tabpanel"]',
  '.accordion',
  '.cmp-accordion',
  '[data-accordion]',
  '.tabs',
  '.cmp-tabs',
  '[data-tabs]',
].join();

/** How often the target of the address is looked for, because elements that mount late may contain it. */
const TARGET_LOOKS = 30;

/**
 * Follows in-page links (spec section 2): smooth scrolling and a history entry, by the browser's own way to a target,
 * so that `:target`, `hashchange`, back and forward work as without script. Follows the history and the browser's
 * search too.
 *
 * @param arriving ends the way to the address's target, which the visitor is taken to, or undefined where there is
 *   none.
 */
export function wireAnchors(signal: AbortSignal, arriving: AbortSignal | undefined): void {
  makeFindable(document);
  followHistory(signal);
  document.addEventListener('click', follow, { signal });
  if (arriving) void arrive(AbortSignal.any([signal, arriving]));
}

async function arrive(signal: AbortSignal): Promise<void> {
  if (!isFirstVisit()) return;
  const target = await awaitTarget(signal);
  if (!target) return;
  reveal(target);
  target.scrollIntoView({ behavior: 'instant', block: 'start' });
  if (!document.activeElement || document.activeElement === document.body) focusOn(target);
  await scrollUntilStill(target, signal);
}

/** After a reload, and on the way back, the browser has put the visitor where he was. */
function isFirstVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return (type !== 'reload' && type !== 'back_forward') || window.scrollY === 0;
}

function awaitTarget(signal: AbortSignal): Promise<Element | undefined> {
  const ended = new AbortController();
  return new Promise((resolve) => {
    let looks = 0;
    const end = (target?: Element) => {
      clearInterval(timer);
      ended.abort();
      resolve(target);
    };
    const look = () => {
      const target = findTarget(location.hash);
      if (target || ++looks >= TARGET_LOOKS) end(target);
    };
    const timer = setInterval(look, HASH_POLL_MS);
    signal.addEventListener('abort', () => end(), { signal: ended.signal });
    onVisitorInput(() => end(), ended.signal);
    look();
  });
}

let journey = new AbortController();

function follow(event: MouseEvent): void {
  const link = inPageLink(event);
  const target = link && findTarget(link.hash);
  if (!link || !target || isInPanel(event)) return;
  event.preventDefault();
  journey.abort();
  const own = new AbortController();
  journey = own;
  reveal(target);
  own.signal.addEventListener('abort', setScrollBehavior(isMotionReduced() ? 'auto' : 'smooth'));
  if (link.hash !== location.hash) location.hash = link.hash;
  target.scrollIntoView({ block: 'start' });
  focusOn(target);
  scrollUntilStill(target, own.signal).then(() => own.abort());
}

const isInPanel = (event: Event) =>
  event.composedPath().some((each) => each instanceof Element && each.matches(PANELS));

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Sets how the page scrolls to a target. Returns a function that restores the former setting. */
function setScrollBehavior(behavior: 'auto' | 'smooth'): () => void {
  const { style } = document.documentElement;
  const before = style.scrollBehavior;
  style.scrollBehavior = behavior;
  return () => {
    style.scrollBehavior = before;
  };
}

/**
 * A search with state that a server has answered, and that no script has taken over: its field would say what it completes.
 */
const SERVED_SEARCH = `[${PRERENDERED_MARK}][${ACTIVATION_MARK}] [type=search]:not([aria-autocomplete])`;

/**
 * Asks the server again where the visitor goes back or on to an address whose answer it has not given yet, as between
 * any two pages: the entries of a document that was reloaded are in its history still.
 */
function followHistory(signal: AbortSignal): void {
  const follow = () => {
    const { form } = document.querySelector<HTMLInputElement>(SERVED_SEARCH) ?? {};
    if (form && asksOtherwise(form, servedQuery(), location.search)) location.reload();
  };
  window.addEventListener('popstate', follow, { signal });
  follow();
}

/**
 * Whether an address's query asks a search for anything else than it was served for: by what its form sends, or for another
 * page.
 */
export function asksOtherwise(
  { elements }: HTMLFormElement,
  ...queries: [served: string, asked: string]
): boolean {
  const [served, asked] = queries.map((query) => new URLSearchParams(query));
  const names = [...elements].map((element) => element.getAttribute('name') ?? '');
  return ['page', ...names].some((name) => served!.get(name) !== asked!.get(name));
}
