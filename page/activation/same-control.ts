const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';

/** Identifies a control as a visitor knows it, in a view that may be rendered anew. */
export interface ControlIdentity {
  /** Of a link the address, of a field the name, of one of several radio buttons or checkboxes the value too. */
  readonly facts: string;
  /** Index among those in the view that have the same facts. */
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

/** Facts to compare. Give controls of the page only: in a document without a base address, `href` is not resolved. */
export function factsOf(control: Element): string {
  const { href, type, name, value } = control as Partial<HTMLAnchorElement & HTMLInputElement>;
  const isOneOfMany = type === 'radio' || type === 'checkbox';
  return [control.localName, href, type, name, isOneOfMany && value].join(' ');
}
