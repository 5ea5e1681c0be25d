import { viewRootOf } from '../../../page/wake/prerendered.js';
import { CONTROLS } from './replaced-controls.js';
import { fieldLike, isField } from './typed-values.js';

/**
 * Takes nodes out of an element that its view stands for. A focus in them goes to the view's link to the same address
 * or field of the same name, else to its first control, else to where it begins.
 */
export function keepFocus(host: Element, nodes: readonly Node[], takeOut: () => void): void {
  const { activeElement } = host.getRootNode() as Document | ShadowRoot;
  const hasFocus = activeElement !== null && nodes.some((node) => node.contains(activeElement));
  // Resolved while it stands in the page.
  const address = hasFocus ? addressOf(activeElement) : undefined;
  takeOut();
  if (hasFocus) heirOf(activeElement, address, viewRootOf(host))?.focus({ preventScroll: true });
}

const addressOf = (control: Element) => (control as Partial<HTMLAnchorElement>).href;

function heirOf(control: Element, address: string | undefined, root: ParentNode): HTMLElement | undefined {
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => each.checkVisibility());
  const same = isField(control)
    ? fieldLike(control, root)
    : address && controls.find((each) => addressOf(each) === address);
  return same || controls[0] || beginning(root);
}

function beginning(root: ParentNode): HTMLElement | undefined {
  const first = root.querySelector<HTMLElement>('.uni-view > *');
  first?.setAttribute('tabindex', '-1');
  return first ?? undefined;
}
