import { pathOf, placeAround, placesIn } from './component-places.js';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

/** Where the focus is, so that it is found again when the nodes there were made anew. */
export interface FocusPlace {
  /** The component's path. */
  readonly path: string;
  /** Of what can have the focus in the component, the how manieth has it. */
  readonly index: number;
}

/** The focus, when it is inside a component. */
export function noteFocus(): FocusPlace | undefined {
  const focused = deepFocus();
  const place = focused ? placeAround(hostOf(focused)) : undefined;
  const path = place && pathOf(place);
  if (!focused || !place || path === undefined) return undefined;
  const index = focusablesIn(place).indexOf(focused);
  return index < 0 ? undefined : { path, index };
}

/** Puts the focus back, unless it has gone elsewhere since. Nothing scrolls. */
export function restoreFocus(noted: FocusPlace | undefined): void {
  if (!noted || (document.activeElement ?? document.body) !== document.body) return;
  const place = placesIn(document).get(noted.path);
  const target = place && focusablesIn(place)[noted.index];
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

function deepFocus(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

function hostOf(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? hostOf(root.host) : element;
}

function focusablesIn(root: Element | ShadowRoot): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(FOCUSABLE) ? [element] : []),
    ...(element.shadowRoot ? focusablesIn(element.shadowRoot) : []),
  ]);
}
