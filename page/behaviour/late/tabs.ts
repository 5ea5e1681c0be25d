const TABS = '[data-uni-late="tabs"]';
const LIST = '.m-tabs__list';
const TAB = '.m-tabs__tab';
const ITEM = '.m-tabs__item';
const PANEL = '.m-tabs__panel';
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]';
/** The keys that choose a tab, and how many tabs on it is. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A tab and the fold that it opens. */
interface Pair {
  readonly tab: HTMLElement;
  readonly item: HTMLDetailsElement;
  readonly panel: HTMLElement;
}

/**
 * Makes tabs of folds where the style sheet shows the list of tabs, because there is room for it: one fold is open, and
 * arrow keys, Home and End choose it. Elsewhere they are folds, each by itself. All state is in the markup.
 */
export function follow(tabs: HTMLElement): void {
  const update = () => sync(tabs);
  tabs.addEventListener('click', onClick);
  tabs.addEventListener('keydown', onKey);
  tabs.addEventListener('toggle', update, { capture: true });
  // The size of the list, because that of the folds follows from what is written here.
  const sizes = new ResizeObserver(update);
  const watch = () => {
    for (const list of ownOf(tabs, LIST)) sizes.observe(list);
    update();
  };
  new MutationObserver(watch).observe(tabs, { childList: true });
  watch();
}

const ownOf = <Part extends HTMLElement>(tabs: HTMLElement, selector: string): Part[] =>
  [...tabs.querySelectorAll<Part>(selector)].filter((part) => part.closest(TABS) === tabs);

function pairsOf(tabs: HTMLElement): Pair[] {
  const items = ownOf<HTMLDetailsElement>(tabs, ITEM);
  return ownOf(tabs, TAB).flatMap((tab, at) => {
    const item = items[at];
    const panel = item?.querySelector<HTMLElement>(PANEL);
    return item && panel ? [{ tab, item, panel }] : [];
  });
}

/** True if the style sheet shows the list of tabs. */
const isWide = (tabs: HTMLElement): boolean => (ownOf(tabs, LIST)[0]?.getClientRects().length ?? 0) > 0;

/** Writes into the markup what follows from the place's width and from the fold that is open. */
function sync(tabs: HTMLElement): void {
  const pairs = pairsOf(tabs);
  const [first] = pairs;
  if (!first) return;
  const wide = isWide(tabs);
  const open = pairs.filter(({ item }) => item.open);
  // The one that a link, the browser's search or a script has just opened.
  const added = open.find(({ tab }) => tab.ariaSelected !== 'true');
  const chosen = added ?? open[0] ?? first;
  for (const pair of pairs) {
    const { tab, item, panel } = pair;
    const isOpen = wide ? pair === chosen : item.open;
    if (item.open !== isOpen) item.open = isOpen;
    set(tab, 'aria-selected', String(isOpen));
    set(tab, 'tabindex', wide && !isOpen ? '-1' : null);
    set(panel, 'role', wide ? 'tabpanel' : null);
    set(panel, 'aria-labelledby', wide ? tab.id : null);
    set(panel, 'tabindex', wide && !panel.querySelector(FOCUSABLE) ? '0' : null);
  }
}

function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Called when a visitor chooses a tab. It acts at once, because screen readers say a tab's state as it gets the focus. */
function choose(tabs: HTMLElement, { item }: Pair): void {
  for (const each of pairsOf(tabs)) each.item.open = each.item === item;
  sync(tabs);
}

function onClick(event: MouseEvent): void {
  const tab = (event.target as Element).closest(TAB);
  const tabs = event.currentTarget as HTMLElement;
  const pair = pairsOf(tabs).find((each) => each.tab === tab);
  // A new tab of the browser, and whatever a listener of the page has prevented, is not ours.
  if (!pair || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  event.preventDefault();
  choose(tabs, pair);
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = event.currentTarget as HTMLElement;
  const pairs = pairsOf(tabs);
  const at = pairs.findIndex(({ tab }) => tab === event.target);
  const next = at < 0 ? undefined : pairs[placeOf(event, at, pairs.length)];
  if (!next) return;
  event.preventDefault();
  choose(tabs, next);
  next.tab.focus();
}

/** The place of the tab that a key chooses: round and round, and by the direction of reading. */
function placeOf({ key, target }: KeyboardEvent, at: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  // A link is pressed by Enter alone, a tab by Space, too.
  if (key === ' ') return at;
  const isRightToLeft = getComputedStyle(target as Element).direction === 'rtl';
  const step = (STEPS[key] ?? Number.NaN) * (isRightToLeft ? -1 : 1);
  return (at + step + count) % count;
}
