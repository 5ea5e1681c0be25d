import { isEdited } from '../../../page/activation/is-edited.js';
import { REACT_MARK } from '../../../page/activation/prerendered.js';

let observer: MutationObserver | undefined;

const DESIGN_MODE_LOOK_MS = 250;

/**
 * Calls back once the design mode of an element's document has ended. The end of `contenteditable` is a change of an
 * attribute, which `followEditing` sees.
 */
export function whenDesignModeEnds(element: HTMLElement, use: () => void): void {
  // No event tells of that, so we look again and again.
  if (element.ownerDocument.designMode !== 'on') return;
  const look = () => (isEdited(element) ? whenDesignModeEnds(element, use) : use());
  setTimeout(look, DESIGN_MODE_LOOK_MS);
}

/** Mounts elements anew when the content around them becomes editable, or is so no longer. Those of React are left. */
export function followEditing(): void {
  observer ??= new MutationObserver((records) => {
    for (const { target } of records)
      for (const element of [target as Element, ...(target as Element).querySelectorAll(':defined')])
        if (!element.hasAttribute(REACT_MARK)) (element as { readonly remount?: () => void }).remount?.();
  });
  observer.observe(document, { subtree: true, attributeFilter: ['contenteditable'] });
}
