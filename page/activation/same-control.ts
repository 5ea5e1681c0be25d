const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';

/** Identifies a control as a visitor knows it, in a view that may be rendered anew. */
export interface ControlIdentity {
  /** A link's address or a field's name. For radio buttons and checkboxes also the value. */
  readonly facts: string;
  /** Index among the controls of the view that have the same facts. */
  readonly index: number;
}

export function identifyControl(control: Element, view: ParentNode): ControlIdentity {
  const facts = factsOf(control);
  return { facts, index: alikeIn(view, facts).indexOf(control as HTMLElement) };
}

/** The control in a view that a visitor takes for the same, or undefined if there is none. */
export function findControl({ facts, index }: ControlIdentity, view: ParentNode): HTMLElement | undefined {
  const alike = alikeIn(view, facts);
  return alike[index] ?? alike[0];
}

const alikeIn = (view: ParentNode, facts: string) =>
  [...view.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => factsOf(each) === facts);

/** Returns what to compare. Pass controls of the page only: a document without a base address resolves no `href`. */
export function factsOf(control: Element): string {
  const { href, type, name, value } = control as Partial<HTMLAnchorElement & HTMLInputElement>;
  const isOneOfMany = type === 'radio' || type === 'checkbox';
  return [control.localName, href, type, name, isOneOfMany && value].join(' ');
}
