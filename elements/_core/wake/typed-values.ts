import { successorOf } from './replaced-controls.js';

type Typed = HTMLInputElement | HTMLTextAreaElement;
type Field = Typed | HTMLSelectElement;

/** Enters anew what was entered: into the field, or into what stands in its place. */
type Entry = (field: Field) => void;

const FIELDS = 'input:not([type="hidden"], [type="file"]), textarea, select';

/**
 * Remembers what a visitor has typed into a view, ticked or chosen in it, before anybody listened.
 *
 * @returns tells it to the React that has taken the view over, by the events that a visitor makes; the caret stays.
 */
export function typedInto(view: Element): () => void {
  const entries = fieldsIn(view).map((field) => [field, entryOf(field)] as const);
  return () => {
    for (const [former, enter] of entries) enter?.((successorOf(former) as Field | undefined) ?? former);
  };
}

/**
 * Remembers what a visitor has entered into nodes that a view will stand for.
 *
 * @returns enters it into the view's fields of the same kind and name.
 */
export function enteredInto(nodes: readonly Node[]): (view: ParentNode) => void {
  const entries = nodes.flatMap(fieldsIn).map((field) => [field, entryOf(field)] as const);
  return (view) => {
    for (const [former, enter] of entries) {
      const heir = enter && fieldLike(former, view);
      if (heir) enter(heir);
    }
  };
}

/** The field of the same kind and name; of those of which one is chosen, that of the same value. */
export const fieldLike = (field: Field, root: ParentNode): Field | undefined =>
  [...root.querySelectorAll<Field>(FIELDS)].find(
    (each) =>
      FACTS.every((fact) => each[fact] === field[fact]) && (!isTick(each) || each.value === field.value),
  );

export const isField = (element: Element): element is Field => element.matches(FIELDS);

const FACTS = ['localName', 'type', 'name'] as const;

const isTick = ({ type }: Field) => type === 'checkbox' || type === 'radio';

function fieldsIn(node: Node): Field[] {
  if (!(node instanceof Element)) return [];
  const within = [...node.querySelectorAll<Field>(FIELDS)];
  return isField(node) ? [node, ...within] : within;
}

function entryOf(field: Field): Entry | undefined {
  if (field instanceof HTMLSelectElement) return chosenIn(field);
  return isTick(field) ? tickedIn(field as HTMLInputElement) : typedIn(field);
}

function typedIn({ value, defaultValue, selectionStart: caret }: Typed): Entry | undefined {
  if (value === defaultValue) return undefined;
  return (field) => {
    const typed = field as Typed;
    typed.value = typed.defaultValue;
    setUnnoticed(typed, value);
    if (caret !== null) typed.setSelectionRange(caret, caret);
    typed.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
}

/** Of buttons of which one is chosen, the choice says what is not. */
function tickedIn({ type, checked, defaultChecked }: HTMLInputElement): Entry | undefined {
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
  return (field) => {
    (field as HTMLInputElement).checked = !checked;
    // Within a click that a label makes on the field, WebKit ignores its `click()`.
    field.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  };
}

function chosenIn(select: HTMLSelectElement): Entry | undefined {
  const chosen = [...select.options].map(({ selected }) => selected);
  const isDefault = [...select.options].every(
    ({ selected, defaultSelected }) => selected === defaultSelected,
  );
  const isFirst = !select.multiple && select.selectedIndex === 0 && !select.querySelector('[selected]');
  if (isDefault || isFirst) return undefined;
  return (field) => {
    const { options } = field as HTMLSelectElement;
    chosen.forEach((isChosen, at) => {
      const option = options[at];
      if (option) option.selected = isChosen;
    });
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** React puts a setter of its own on a field, to tell a visitor's text from its own. */
function setUnnoticed(field: Typed, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
}
