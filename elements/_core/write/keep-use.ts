import { viewRootOf } from '../../../page/activation/prerendered.js';
import {
  type ControlIdentity,
  factsOf,
  findControl,
  identifyControl,
} from '../../../page/activation/same-control.js';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A visitor's input in an element's fields, so that it can be repeated in other ones. A view that replaces another would
 * lose it, and the focus with it.
 */
interface Use {
  readonly control: ControlIdentity;
  readonly value: string;
  readonly isChecked: boolean | undefined;
}

/**
 * Changes an element's content. A visitor's typing and choices go on in the same fields of the content that stands
 * there then, and so does a focus that would get lost or pass to another control, with its selection.
 */
export function keepUse(host: Element, change: () => void): void {
  const before = viewRootOf(host);
  const used = [...before.querySelectorAll<Field>('input, textarea, select')].filter(isUsed);
  const uses = used.map((field) => useOf(field, before));
  const focused = focusIn(host);
  const focus =
    focused && identifyControl(focused, (focused.getRootNode() as ParentNode) === before ? before : host);
  const { selectionStart, selectionEnd } = (focused ?? {}) as Partial<HTMLInputElement>;
  change();
  const after = viewRootOf(host);
  const now = focusIn(host);
  // The same node may be another control now. Where the change has moved the focus, it stays.
  const isLost = !now || !isSeen(now) || (now === focused && factsOf(now) !== focus?.facts);
  const again = focus && isLost ? findControl(focus, after) : undefined;
  again?.focus({ preventScroll: true });
  uses.forEach((use, at) => {
    if (!isSeen(used[at])) repeat(use, findControl(use.control, after) as Field | undefined);
  });
  if (again instanceof HTMLInputElement && typeof selectionStart === 'number')
    again.setSelectionRange(selectionStart, selectionEnd!);
}

/** The DOMs of unit tests have no layout. */
const isSeen = (element: Element | undefined): boolean =>
  element?.checkVisibility?.() ?? element?.isConnected === true;

/** The element that has the focus, in the content of another or in its shadow root. */
function focusIn(host: Element): Element | undefined {
  const { activeElement } = host.getRootNode() as Document | ShadowRoot;
  if (!activeElement || !host.contains(activeElement)) return undefined;
  return activeElement === host ? (host.shadowRoot?.activeElement ?? undefined) : activeElement;
}

function isUsed(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field instanceof HTMLInputElement && isChoice(field)) return field.checked && !field.defaultChecked;
  return field.value !== field.defaultValue;
}

const useOf = (field: Field, view: ParentNode): Use => ({
  control: identifyControl(field, view),
  value: field.value,
  isChecked: field instanceof HTMLInputElement && isChoice(field) ? field.checked : undefined,
});

const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/** Repeats what a visitor did in a field. React hears of a value only if the platform's own setter is called. */
function repeat({ value, isChecked }: Use, field: Field | undefined): void {
  if (!field) return;
  if (isChecked !== undefined) {
    if ((field as HTMLInputElement).checked !== isChecked) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  for (const type of field instanceof HTMLSelectElement ? ['change'] : ['input'])
    field.dispatchEvent(new Event(type, { bubbles: true }));
}
