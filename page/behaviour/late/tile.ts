const TILE = '.m-tile--selectable';
const LINK = 'a.m-tile__link';
/** By Control, on a Mac by Command. */
const NEW_TAB = { bubbles: true, composed: true, cancelable: true, ctrlKey: true, metaKey: true };
const CONTROLS = 'slot, a, button, summary, label, input, select, textarea, [role="button"]';

/**
 * Lets the words of a tile both be selected and follow the tile's link. They stand above the link, so that a pointer
 * reaches them. A click on them that selected nothing is handed on to the link, and one that ends a selection follows
 * none.
 */
export function followTile(event: MouseEvent, target: Element): void {
  if (event.defaultPrevented) return;
  const tile = target.closest(TILE);
  const link = tile?.querySelector<HTMLAnchorElement>(LINK);
  if (!tile || !link) return;
  const hasSelected = event.detail > 0 && selectsIn(tile);
  if (link.contains(target)) {
    if (hasSelected) event.preventDefault();
    return;
  }
  const control = target.closest(CONTROLS);
  const isOnControl = control !== null && control !== tile && tile.contains(control);
  if (hasSelected || isOnControl) return;
  // The click is repeated with the keys that were held: Control opens a new tab, and so does the middle button.
  const isMiddle = event.type === 'auxclick';
  if (!isMiddle) link.dispatchEvent(new MouseEvent('click', event));
  else if (event.button === 1) link.dispatchEvent(new MouseEvent('click', { ...NEW_TAB, view: window }));
}

/** The document's own selection may say nothing of a shadow root, so Chromium gives the root one of its own. */
function selectsIn(tile: Element): boolean {
  const root = tile.getRootNode() as Document | ShadowRoot;
  const selection = 'getSelection' in root ? root.getSelection() : document.getSelection();
  return selection?.isCollapsed === false;
}
