const INSTALLED = Symbol.for('uni.tile-clicks');
const TILE = '.m-tile--selectable';
const LINK = 'a.m-tile__link';
const CONTROLS = 'a, button, summary, label, input, select, textarea, [role="button"]';

/**
 * Lets the words of a tile both be selected and follow the tile's link. They stand above the link, so that a pointer
 * reaches them; a click on them that selected nothing is handed on to the link, and one that ends a selection follows
 * none. One listener for the page, so that a tile needs no React for it.
 */
export function followTileClicks(): void {
  const page = globalThis as typeof globalThis & { [INSTALLED]?: true };
  if (page[INSTALLED]) return;
  page[INSTALLED] = true;
  document.addEventListener('click', follow);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented) return;
  const path = event.composedPath().filter((target) => target instanceof Element);
  const tile = path.find((element) => element.matches(TILE));
  const link = tile?.querySelector<HTMLAnchorElement>(LINK);
  if (!tile || !link) return;
  const hasSelected = event.detail > 0 && selectsIn(tile);
  if (path.includes(link)) {
    if (hasSelected) event.preventDefault();
    return;
  }
  const isOnControl = path.slice(0, path.indexOf(tile)).some((element) => element.matches(CONTROLS));
  if (!hasSelected && !isOnControl) clickLike(event, link);
}

/** With the keys that were held: Control and a click open a new tab. */
function clickLike({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: HTMLElement): void {
  const keys = { ctrlKey, metaKey, shiftKey, altKey };
  link.dispatchEvent(
    new MouseEvent('click', { ...keys, bubbles: true, cancelable: true, composed: true, view: window }),
  );
}

/** In a shadow root the document's own selection may say nothing; Chromium gives the root one of its own. */
function selectsIn(tile: Element): boolean {
  const root = tile.getRootNode() as Document | ShadowRoot;
  const selection = 'getSelection' in root ? root.getSelection() : document.getSelection();
  return selection?.isCollapsed === false;
}
