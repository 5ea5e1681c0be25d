import { viewRootOf } from '../../../page/for-elements.js';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';

/**
 * Takes nodes out of an element that its view stands for. A focus in them goes to the view's link to the same address
 * or field of the same name, else to its first control, else to where it begins.
 */
export function keepFocus(host: Element, nodes: readonly Node[], takeOut: () => void): void {
  const { activeElement } = host.getRootNode() as Document | ShadowRoot;
  const hasFocus = activeElement !== null && nodes.some((node) => node.contains(activeElement));
  // Addresses are resolved while it stands in the page.
  const wanted = hasFocus ? factsOf(activeElement) : undefined;
  takeOut();
  if (wanted) replacementOf(wanted, viewRootOf(host))?.focus({ preventScroll: true });
}

function replacementOf(wanted: string, root: ParentNode): HTMLElement | undefined {
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => each.checkVisibility());
  return controls.find((each) => factsOf(each) === wanted) ?? controls[0] ?? beginning(root);
}

/** What tells a control from others: a link's address, a field's name, of radio buttons the value. */
function factsOf(control: Element): string {
  const { href, type, name, value } = control as Partial<HTMLAnchorElement & HTMLInputElement>;
  return [control.localName, href, type, name, type === 'radio' && value].join(' ');
}

function beginning(root: ParentNode): HTMLElement | undefined {
  const first = root.querySelector<HTMLElement>('.uni-view > *');
  first?.setAttribute('tabindex', '-1');
  return first ?? undefined;
}
