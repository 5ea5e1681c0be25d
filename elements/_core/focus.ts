import { viewRootOf } from '../../page/wake/prerendered.js';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';

/** What tells a control from others, its place among those alike, and what somebody has done in it. */
interface Used {
  readonly facts: string;
  readonly place: number;
  readonly value: string | undefined;
  readonly selection: readonly [number, number] | undefined;
}

/**
 * Changes what stands in an element. A focus that goes with that, its text and its selection go to the same control of what
 * stands there then: the link to the same address, the field of the same name. Else the first control has the focus, or
 * where the view begins.
 */
export function carryFocus(host: Element, change: () => void): void {
  const focused = focusIn(host);
  const used = focused && usageOf(focused, host);
  change();
  if (!used || focusIn(host)?.checkVisibility()) return;
  const root = viewRootOf(host);
  const controls = controlsIn(root).filter((each) => each.checkVisibility());
  const alike = controls.filter((each) => factsOf(each) === used.facts);
  const again = alike[used.place] ?? alike[0];
  (again ?? controls[0] ?? beginning(root))?.focus({ preventScroll: true });
  if (again instanceof HTMLInputElement) restore(again, used);
}

function focusIn(host: Element): Element | undefined {
  const { activeElement } = host.getRootNode() as Document | ShadowRoot;
  if (!activeElement || !host.contains(activeElement)) return undefined;
  return activeElement === host ? (host.shadowRoot?.activeElement ?? undefined) : activeElement;
}

function usageOf(control: Element, host: Element): Used {
  const facts = factsOf(control);
  const alike = controlsIn(control.getRootNode() === host.shadowRoot ? host.shadowRoot! : host);
  const { value, selectionStart, selectionEnd } = control as Partial<HTMLInputElement>;
  return {
    facts,
    place: alike.filter((each) => factsOf(each) === facts).indexOf(control as HTMLElement),
    value,
    selection: typeof selectionStart === 'number' ? [selectionStart, selectionEnd!] : undefined,
  };
}

function restore(input: HTMLInputElement, { value, selection }: Used): void {
  if (value !== undefined && input.value === '') input.value = value;
  if (selection) input.setSelectionRange(...selection);
}

const controlsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(CONTROLS)];

/** A link's address, a field's name, of radio buttons the value. Addresses are resolved while it stands in the page. */
function factsOf(control: Element): string {
  const { href, type, name, value } = control as Partial<HTMLAnchorElement & HTMLInputElement>;
  return [control.localName, href, type, name, type === 'radio' && value].join(' ');
}

function beginning(root: ParentNode): HTMLElement | undefined {
  const first = root.querySelector<HTMLElement>('.uni-view > *');
  first?.setAttribute('tabindex', '-1');
  return first ?? undefined;
}
