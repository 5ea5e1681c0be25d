import { REACT_MARK } from '../../page/activation/prerendered.js';

let observer: MutationObserver | undefined;

/**
 * Whether somebody edits the content that a tag is part of. A view in it would be saved with the author's words, so the
 * tag keeps its authored content until the editing ends.
 */
export const isEdited = (element: Element): boolean =>
  (element as HTMLElement).isContentEditable || element.ownerDocument.designMode === 'on';

const DESIGN_MODE_LOOK_MS = 250;

/** Calls back once nobody writes around an element any more. */
export function whenNotEdited(element: HTMLElement, use: () => void): void {
  // No event tells that the design mode of a document has ended.
  if (element.ownerDocument.designMode !== 'on') return;
  const look = () => (isEdited(element) ? whenNotEdited(element, use) : use());
  setTimeout(look, DESIGN_MODE_LOOK_MS);
}

/** Lets elements leave and come back when the content around them begins or ceases to be editable. */
export function followEditing(): void {
  observer ??= new MutationObserver((records) => {
    for (const { target } of records)
      for (const element of [target as Element, ...(target as Element).querySelectorAll(':defined')])
        if (!element.hasAttribute(REACT_MARK)) (element as { readonly remount?: () => void }).remount?.();
  });
  observer.observe(document, { subtree: true, attributeFilter: ['contenteditable'] });
}
